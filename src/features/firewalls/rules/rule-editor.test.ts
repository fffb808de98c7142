import { describe, expect, test } from 'vitest'
import type { FirewallRule, FirewallRuleSet } from '#src/api/generated/types.gen.ts'
import type { Versioned } from '#src/api/versioned.ts'
import { editRules, hasChanges, openEditor, reopenEditor } from './rule-editor.ts'
import { newKey, toRuleSetInput, withCopyOf, withRule } from './rule-set.ts'

const rule = (id: string, description = id): FirewallRule => ({
  id,
  direction: 'inbound',
  action: 'allow',
  protocol: 'tcp',
  ports: [],
  peers: ['10.0.0.0/8'],
  description,
  enabled: true,
})

const version = (etag: string, ...rules: FirewallRule[]): Versioned<FirewallRuleSet> => ({
  etag,
  document: {
    defaultInbound: 'deny',
    defaultOutbound: 'allow',
    rules,
    updatedAt: '2026-03-02T09:00:00Z',
    updatedBy: { kind: 'user', name: 'Marcus' },
  },
})

const first = version('"1"', rule('rule_a'), rule('rule_b'))
const second = version('"2"', rule('rule_a', 'theirs'), rule('rule_c'))

const descriptionOf = (rule: { description: string }) => rule.description

const edited = () =>
  editRules(openEditor(first), {
    type: 'change',
    change: (draft) => ({
      ...draft,
      rules: draft.rules.map((it) => (it.key === 'rule_b' ? { ...it, description: 'mine' } : it)),
    }),
  })

describe('a newer version', () => {
  test('is loaded immediately without local changes', () => {
    const state = editRules(openEditor(first), { type: 'read', stored: second })
    expect(state.stored).toBe(second)
    expect(hasChanges(state)).toBe(false)
  })

  test('waits while there are local changes', () => {
    const state = editRules(edited(), { type: 'read', stored: second })
    expect(state.theirs).toBe(second)
    expect(state.stored).toBe(first)
    expect(hasChanges(state)).toBe(true)
  })

  test('with the same rules was saved by me', () => {
    const added = editRules(edited(), {
      type: 'change',
      change: ({ rules, ...draft }) => ({ ...draft, rules: withCopyOf(rules, 'rule_b') }),
    })
    const mine = version('"2"', rule('rule_a'), rule('rule_b', 'mine'), rule('rule_d', 'mine'))
    const state = editRules(added, { type: 'read', stored: mine })
    expect(state.stored).toBe(mine)
    expect([state.theirs, hasChanges(state)]).toEqual([null, false])
  })

  test('is merged with my changes', () => {
    const state = editRules(editRules(edited(), { type: 'read', stored: second }), {
      type: 'apply mine over theirs',
    })
    expect(state.draft.rules.map(descriptionOf)).toEqual(['theirs', 'mine', 'rule_c'])
    expect([state.stored, state.theirs]).toEqual([second, null])
    // They removed it, so it is a new rule.
    expect(toRuleSetInput(state.draft).rules.map((it) => it.id)).toEqual(['rule_a', undefined, 'rule_c'])
  })

  test('can be loaded, and my changes restored', () => {
    const taken = editRules(editRules(edited(), { type: 'read', stored: second }), { type: 'take theirs' })
    expect(hasChanges(taken)).toBe(false)
    expect(taken.draft.rules.map(descriptionOf)).toEqual(['theirs', 'rule_c'])
    const back = editRules(taken, { type: 'bring back' })
    expect(back.draft.rules.map(descriptionOf)).toEqual(['theirs', 'mine', 'rule_c'])
  })

  test('remains when I undo', () => {
    const state = editRules(editRules(edited(), { type: 'read', stored: second }), { type: 'undo all' })
    expect([state.stored, hasChanges(state)]).toEqual([second, false])
  })
})

describe('restored staged changes', () => {
  const { base, draft } = edited()

  test('continue where they were', () => {
    const state = reopenEditor(first, { etag: first.etag, base, draft })
    expect([state.stored, state.theirs, hasChanges(state)]).toEqual([first, null, true])
  })

  test('meet changes that someone else saved meanwhile', () => {
    const state = reopenEditor(second, { etag: first.etag, base, draft })
    expect([state.stored.etag, state.theirs, hasChanges(state)]).toEqual([first.etag, second, true])
    expect(editRules(state, { type: 'apply mine over theirs' }).stored).toBe(second)
  })
})

test('a copy follows its original and is unsaved', () => {
  const { draft } = openEditor(first)
  const rules = withCopyOf(draft.rules, 'rule_a')
  expect(toRuleSetInput({ ...draft, rules }).rules.map((it) => [it.id, it.description])).toEqual([
    ['rule_a', 'rule_a'],
    [undefined, 'rule_a'],
    ['rule_b', 'rule_b'],
  ])
  expect(withRule(rules, { ...rule('x'), key: newKey() })).toHaveLength(4)
})
