import type { ActivityRow } from '../db/index.ts'

export type ActivityChange = ActivityRow['changes'][number]

/** Limits of the contract. */
const MAX_CHANGES = 20
const MAX_LENGTH = 300

/**
 * Fields of `after` that differ from those of `before`, as text for display. Fields of objects are compared one by one.
 * Pass names instead of ids, enum values and objects in lists.
 *
 * @example changesBetween(database, { backupSchedule }) // [{ field: 'backupSchedule.hour', before: '3', after: '4' }]
 */
export function changesBetween(before: object, after: object): ActivityChange[] {
  return differing(before as Fields, after as Fields, '').slice(0, MAX_CHANGES)
}

type Fields = Readonly<Record<string, unknown>>

function differing(before: Fields, after: Fields, prefix: string): ActivityChange[] {
  return Object.entries(after).flatMap(([name, value]): ActivityChange[] => {
    const field = prefix + name
    const old = before[name]
    if (isFields(value) || isFields(old)) return differingParts(partsOf(old), partsOf(value), `${field}.`)
    const change = { field, before: textOf(old), after: textOf(value) }
    return change.before === change.after ? [] : [change]
  })
}

/** Unlike the whole, a part is compared completely: fields that it no longer has become null. */
function differingParts(before: Fields, after: Fields, prefix: string): ActivityChange[] {
  const removed = Object.keys(before).filter((name) => !(name in after))
  const withRemoved = { ...after, ...Object.fromEntries(removed.map((name) => [name, null])) }
  return differing(before, withRemoved, prefix)
}

function partsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Null for nothing: no text, no entries. */
function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const text = Array.isArray(value) ? value.map(entryText).join(', ') : String(value ?? '')
  return text === '' ? null : text.slice(0, MAX_LENGTH)
}

function entryText(entry: unknown): string {
  if (!isFields(entry)) return String(entry)
  return Object.values(entry)
    .filter((part) => part !== null)
    .map((part) => (isFields(part) ? entryText(part) : String(part)))
    .join(' ')
}
