import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, type KeyedRule, type KeyedRuleSet, moveRule, rebase } from './firewall-changes.ts'

/** Builds rules from keys; `A` to `Z` are outbound. */
const set = (keys: string, changes: Partial<KeyedRuleSet> = {}): KeyedRuleSet => ({
  defaultInbound: 'deny',
  defaultOutbound: 'allow',
  rules: [...keys].map((key) => rule(key)),
  ...changes,
})

const rule = (key: string, changes: Partial<KeyedRule> = {}): KeyedRule => ({
  key,
  direction: key === key.toUpperCase() ? 'outbound' : 'inbound',
  action: 'allow',
  protocol: 'tcp',
  ports: [{ from: 80, to: 80 }],
  peers: ['10.0.0.0/8'],
  description: key,
  enabled: true,
  ...changes,
})

const edited = (rules: KeyedRuleSet, key: string): KeyedRuleSet => ({
  ...rules,
  rules: rules.rules.map((it) => (it.key === key ? { ...it, description: `my ${key}` } : it)),
})

const keys = ({ rules }: Pick<KeyedRuleSet, 'rules'>) => rules.map((it) => it.key).join('')
const describeChanges = (before: KeyedRuleSet, after: KeyedRuleSet) => {
  const { rules, removed, defaults, count } = changesBetween(before, after)
  return {
    rules: [...rules].map(([key, changes]) => `${key} ${[...changes].join('+')}`),
    removed: removed.map((it) => it.key).join(''),
    defaults: [...defaults],
    count,
  }
}

describe('changesBetween', () => {
  test('nothing', () => {
    expect(describeChanges(set('abc'), set('abc'))).toEqual({
      rules: [],
      removed: '',
      defaults: [],
      count: 0,
    })
  })

  test('each kind of change', () => {
    const after = edited({ ...set('cabx'), defaultInbound: 'allow' }, 'b')
    expect(describeChanges(set('abcd'), after)).toEqual({
      rules: ['b edited', 'x added', 'c moved'],
      removed: 'd',
      defaults: ['defaultInbound'],
      count: 5,
    })
  })

  test('only rules that changed places count as moved', () => {
    expect(describeChanges(set('abcde'), set('bcdea')).rules).toEqual(['a moved'])
    expect(describeChanges(set('abcde'), set('acbde')).count).toBe(1)
    expect(describeChanges(set('abcde'), set('abxde')).rules).toEqual(['x added'])
  })

  test('ignores rules of the other direction', () => {
    expect(describeChanges(set('aAbB'), set('ABab')).count).toBe(0)
  })

  test('a rule that changes direction is edited, not moved', () => {
    const after = { ...set('ab'), rules: [rule('b'), rule('a', { direction: 'outbound' as const })] }
    expect(describeChanges(set('ab'), after).rules).toEqual(['a edited'])
  })
})

describe('rebase', () => {
  const rekey = (key: string) => `${key}'`
  const rebased = (base: KeyedRuleSet, mine: KeyedRuleSet, theirs: KeyedRuleSet) =>
    rebase(base, mine, theirs, rekey)

  test('both add', () => {
    expect(keys(rebased(set('abc'), set('axbc'), set('abcy')))).toBe('axbcy')
  })

  test('removals of both sides apply', () => {
    expect(keys(rebased(set('abcd'), set('abd'), set('bcd')))).toBe('bd')
  })

  test('my edit wins over theirs and restores a rule they removed', () => {
    const base = set('abc')
    const mine = edited(base, 'b')
    expect(rebased(base, mine, edited(base, 'b')).rules[1]?.description).toBe('my b')
    const back = rebased(base, mine, set('ac')).rules
    expect(back.map((it) => it.key)).toEqual(['a', "b'", 'c'])
  })

  test('their edit wins over my move', () => {
    const result = rebased(set('abc'), set('cab'), edited(set('abc'), 'c'))
    expect(keys(result)).toBe('cab')
    expect(result.rules[0]?.description).toBe('my c')
  })

  test('defaults are mine where I changed them', () => {
    const base = set('a')
    const mine = { ...base, defaultInbound: 'allow' as const }
    const theirs = { ...base, defaultOutbound: 'deny' as const }
    expect(rebased(base, mine, theirs)).toMatchObject({ defaultInbound: 'allow', defaultOutbound: 'deny' })
  })

  const subset = fc.shuffledSubarray([...'abcdefAB'])
  const versions = fc.tuple(subset, subset, subset).map(([base, mine, theirs]) => ({
    base: set(base.join('')),
    mine: set(mine.join('')),
    theirs: set(theirs.join('')),
  }))

  test('without my changes it is theirs; over an unchanged base it is mine, order included', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        expect(rebased(base, base, theirs)).toEqual(theirs)
        expect(changesBetween(mine, rebased(base, mine, base)).count).toBe(0)
      }),
    )
  })
})

describe('moveRule', () => {
  test('within its direction', () => {
    const { rules } = set('aAbBc')
    expect(keys({ rules: moveRule(rules, 'c', 0) })).toBe('cAaBb')
    expect(keys({ rules: moveRule(rules, 'a', 99) })).toBe('bAcBa')
    expect(keys({ rules: moveRule(rules, 'B', -1) })).toBe('aBbAc')
    expect(keys({ rules: moveRule(rules, 'none', 0) })).toBe('aAbBc')
  })
})
