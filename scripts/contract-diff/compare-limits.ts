import { isSame, type Level, type Pair, type Scope, shown, without } from './changes.ts'
import type { Place } from './contract-files.ts'

const LIMITS: Readonly<Record<string, 'lower' | 'upper'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
}

/** Limit of a schema; unlimited without the keyword. */
function limitOf(schema: Place, keyword: string): number {
  const { value } = schema.at(keyword)
  if (typeof value === 'number') return value
  if (LIMITS[keyword] === 'upper') return Number.POSITIVE_INFINITY
  return keyword.startsWith('min') && keyword !== 'minimum' ? 0 : Number.NEGATIVE_INFINITY
}

export function compareLimits({ before, after }: Pair, name: string, { changes, use }: Scope): void {
  for (const [keyword, side] of Object.entries(LIMITS)) {
    const [old, now] = [limitOf(before, keyword), limitOf(after, keyword)]
    if (old === now) continue
    const isNarrower = side === 'upper' ? now < old : now > old
    const level = isNarrower === (use.direction === 'request') ? 'breaking' : 'compatible'
    const place = after.at(keyword)
    const values = `${shown(before.at(keyword).value)} → ${shown(place.value)}`
    changes.add(level, isNarrower ? 'limit-narrowed' : 'limit-widened', `${name}: \`${keyword}\` ${values}`, {
      at: place.exists ? place : before.at(keyword),
      isRemoved: !place.exists,
      use,
    })
  }
}

/**
 * Patterns that differ only in their lists of words, such as those of `sort`, are compared word by word. No other
 * change can be judged: it is a warning.
 */
export function comparePatterns({ before, after }: Pair, name: string, { changes, use }: Scope): void {
  const [old, now] = [before.at('pattern'), after.at('pattern')]
  if (isSame(old, now)) return
  const isRequest = use.direction === 'request'
  if (!old.exists || !now.exists) {
    const level = now.exists === isRequest ? 'breaking' : 'compatible'
    const rule = now.exists ? 'pattern-added' : 'pattern-removed'
    const what = now.exists ? `must match ${shown(now.value)}` : `no longer has to match ${shown(old.value)}`
    changes.add(level, rule, `${name}: ${what}`, { at: now.exists ? now : old, isRemoved: !now.exists, use })
    return
  }
  const words = { old: wordsOf(old.text), now: wordsOf(now.text) }
  if (words.old.frame !== words.now.frame) {
    const what = `${name}: \`pattern\` ${shown(old.value)} → ${shown(now.value)}`
    changes.add('warning', 'pattern-changed', what, { at: now, use })
    return
  }
  const report = (values: readonly string[], isNarrower: boolean, level: Level) => {
    for (const value of values)
      changes.add(
        isNarrower === isRequest ? level : 'compatible',
        isNarrower ? 'pattern-word-removed' : 'pattern-word-added',
        `${name}: ${shown(value)} was ${isNarrower ? 'removed from' : 'added to'} the pattern`,
        { at: now, use },
      )
  }
  report(without(words.old.words, words.now.words), true, 'breaking')
  report(without(words.now.words, words.old.words), false, 'warning')
}

/** Lists of words in a pattern, `(name|createdAt)`, and the pattern around them. */
function wordsOf(pattern: string): { words: string[]; frame: string } {
  const words = new Set<string>()
  const frame = pattern.replaceAll(/\((\w+(?:\|\w+)*)\)/g, (_, list: string) => {
    for (const word of list.split('|')) words.add(word)
    return '(…)'
  })
  return { words: [...words], frame }
}
