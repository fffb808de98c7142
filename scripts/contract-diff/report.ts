import type { Base } from './base.ts'
import { type Change, LEVELS, type Level, type Use } from './changes.ts'

/** Number of operations named for one change. */
const NAMED = 6

const HEADINGS: Readonly<Record<Level, string>> = {
  breaking: 'Breaks existing clients',
  warning: 'May break some clients',
  compatible: 'Compatible',
  text: 'Descriptions and examples',
}

const COUNTED: Readonly<Record<Level, string>> = {
  breaking: 'breaking',
  warning: 'to check',
  compatible: 'compatible',
  text: 'in descriptions and examples',
}

/** Text report, worst changes first. */
export function report(
  changes: readonly Change[],
  { name, commit }: Omit<Base, 'contract'>,
  isComplete: boolean,
): string {
  const byLevel = Map.groupBy(changes, ({ level }) => level)
  const sections = LEVELS.flatMap((level) => {
    const of = byLevel.get(level)
    if (!of) return []
    const lines =
      level === 'text' && !isComplete
        ? filesOf(of)
        : of.toSorted(byPlace).flatMap((change) => linesOf(change, name))
    return [`${HEADINGS[level]} (${of.length})`, '', ...lines.map((line) => `  ${line}`.trimEnd()), '']
  })
  const counts = LEVELS.map((level) => `${byLevel.get(level)?.length ?? 0} ${COUNTED[level]}`)
  return [...sections, `Since ${commit === null ? name : `${name} (${commit})`}: ${counts.join(', ')}.`].join(
    '\n',
  )
}

const byPlace = (one: Change, other: Change) => one.file.localeCompare(other.file) || one.line - other.line

function linesOf({ what, rule, file, line, isRemoved, uses }: Change, base: string): string[] {
  return [`${file}:${line}${isRemoved ? ` (in ${base})` : ''}  [${rule}]`, `  ${what}`, ...usesOf(uses), '']
}

/** Operations that a shared part is used in. */
function usesOf(uses: readonly Use[]): string[] {
  const [first] = uses
  if (!first) return []
  const names = uses.slice(0, NAMED).map(({ operation }) => operation)
  const more = uses.length - names.length
  const where = first.direction === 'request' ? 'in requests of' : 'in responses of'
  return [`  ${where} ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
}

/** Number of changes by file, since nobody reads a list of rewordings. */
function filesOf(changes: readonly Change[]): string[] {
  const byFile = [...Map.groupBy(changes, ({ file }) => file)].toSorted(([a], [b]) => a.localeCompare(b))
  return byFile.map(([file, of]) => `${file}: ${of.length} (--all lists them)`)
}
