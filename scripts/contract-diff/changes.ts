import { isDeepStrictEqual } from 'node:util'
import type { Place } from './contract-files.ts'

/**
 * Effect on existing clients. A warning is a change that breaks only some, such as a new value in responses; text is
 * descriptions and examples.
 */
export const LEVELS = ['breaking', 'warning', 'compatible', 'text'] as const
export type Level = (typeof LEVELS)[number]

type Direction = 'request' | 'response'

/** Both versions of a part of the contract. */
export interface Pair {
  readonly before: Place
  readonly after: Place
}

/** Part of the API that a shared schema is used in. */
export interface Use {
  readonly direction: Direction
  /** `operationId`, or method and path. */
  readonly operation: string
}

export interface Change {
  readonly level: Level
  /** Stable name of the rule. */
  readonly rule: string
  /** Part of the contract and what changed: “VolumeCreate.name: `maxLength` 63 → 10”. */
  readonly what: string
  readonly file: string
  readonly line: number
  /** True for something removed: file and line are those of the version compared with. */
  readonly isRemoved: boolean
  readonly uses: readonly Use[]
}

/** Collects changes; a change of a shared part is one, with all its uses. */
export class Changes {
  readonly #changes = new Map<string, Change & { uses: Use[] }>()

  add(level: Level, rule: string, what: string, { at, isRemoved = false, use }: Where): void {
    const key = [level, rule, what, at.id, isRemoved, use?.direction].join('\n')
    const known = this.#changes.get(key)
    if (!known) {
      const { file, line } = at
      this.#changes.set(key, { level, rule, what, file, line, isRemoved, uses: use ? [use] : [] })
    } else if (use && !known.uses.some((it) => it.operation === use.operation)) known.uses.push(use)
  }

  list(): readonly Change[] {
    return [...this.#changes.values()]
  }
}

interface Where {
  readonly at: Place
  readonly isRemoved?: boolean
  readonly use?: Use | undefined
}

/** A part of the comparison: where its findings go, and what they are about. */
export interface Scope {
  readonly changes: Changes
  readonly use: Use
}

/** Value in a report. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? `\`${value}\`` : value === undefined ? 'none' : JSON.stringify(value)

export const isSame = (before: Place, after: Place) => isDeepStrictEqual(before.value, after.value)

/** Members only the first list has. */
export const without = <T>(values: readonly T[], others: readonly T[]): T[] =>
  values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)))

/** Descriptions and examples, which no program depends on. */
const TEXTS = [
  'summary',
  'description',
  'title',
  'example',
  'examples',
  'externalDocs',
  '$comment',
  'x-pattern-description',
]

/** True for keywords that `compareTexts` compares. */
export const isText = (key: string) => TEXTS.includes(key) || key === 'deprecated' || key.startsWith('x-')

/**
 * Compares what is text, and extensions that no rule knows: those are behavior that only their description explains.
 * @param name of the part, for the report
 * @param known extensions with rules of their own
 */
export function compareTexts(
  { before, after }: Pair,
  name: string,
  scope: Scope,
  known: string[] = [],
): void {
  const { changes, use } = scope
  for (const key of new Set([...before.keys, ...after.keys])) {
    const [old, now] = [before.at(key), after.at(key)]
    if (isSame(old, now)) continue
    const at = now.exists ? now : old
    const where = { at, isRemoved: !now.exists, use }
    if (TEXTS.includes(key))
      changes.add('text', 'text-changed', `${name}: ${key}`, { at, isRemoved: !now.exists })
    else if (key === 'deprecated')
      changes.add('compatible', 'deprecation-changed', `${name}: deprecated ${shown(now.value)}`, where)
    else if (key.startsWith('x-') && !known.includes(key))
      changes.add(
        // A new one describes what was left open.
        old.exists ? 'warning' : 'compatible',
        'extension-changed',
        `${name}: \`${key}\` ${shown(old.value)} → ${shown(now.value)}`,
        where,
      )
  }
}
