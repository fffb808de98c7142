import { describe, expect, test } from 'vitest'
import type { Rule } from '../../scenarios/document.ts'
import { namedScenarios } from '../../scenarios/named/index.ts'
import { documentedOutcomes, faults, handling } from './outcomes.ts'
import { checkedRule, newDraft, toDraft, toRule } from './rule-draft.ts'

const reasonsOf = (act: () => unknown): readonly string[] => {
  try {
    act()
  } catch (error) {
    return (error as { reasons: readonly string[] }).reasons
  }
  return []
}

const own: readonly unknown[] = [
  { id: 'off', enabled: false, operation: 'getVm', then: { mock: true } },
  {
    operation: 'createVolume',
    when: { call: 2, times: 3, probability: 0.07, match: { body: { name: '12', sizeGb: 12, tags: ['a'] } } },
    then: {
      respond: {
        status: 422,
        code: 'validation_failed',
        detail: 'No.',
        errors: [
          { pointer: '/name', code: 'too_long' },
          { in: 'header', pointer: '/Idempotency-Key', message: 'Send another.' },
        ],
      },
    },
  },
  { operation: 'listVms', then: { respond: { status: 503, code: 'unavailable', retryAfter: 7 } } },
  { operation: 'listSshKeys', then: { respond: { status: 200, body: { items: [] } } } },
  { operation: 'deleteSshKey', then: { respond: { status: 204, headers: { 'x-test': 'a: b' } } } },
  {
    operation: 'getVm',
    then: {
      respond: {
        status: 502,
        body: '<h1>Bad gateway</h1>',
        headers: { 'content-type': 'text/html' },
        outsideContract: true,
      },
    },
  },
  { operation: 'getVm', then: { respond: { status: 200, body: 'null', outsideContract: true } } },
  {
    operation: 'listVms',
    when: { match: { path: { a: 'true' }, query: { q: 'web' } } },
    then: {
      respond: {
        patch: [
          { op: 'replace', path: '/items/0/name', value: '42' },
          { op: 'add', path: '/items/0/tags/0', value: { a: [1] } },
          { op: 'remove', path: '/items/1' },
        ],
      },
    },
  },
  { operation: '*', then: { fault: 'slow-body', overMs: 8000 } },
]

describe('a draft', () => {
  test('becomes the same rule again', () => {
    const rules: readonly Rule[] = [
      ...own.map(checkedRule),
      ...namedScenarios.flatMap((scenario) => scenario.rules ?? []),
      ...[...documentedOutcomes('createVm'), ...faults, ...handling].map(
        ({ then }): Rule => ({ operation: 'createVm', then }),
      ),
    ]
    expect(rules.length).toBeGreaterThan(30)
    for (const rule of rules) expect(toRule(toDraft(rule))).toEqual(rule)
  })

  test('keeps what was entered for another kind of response', () => {
    const draft = { ...newDraft('createVm'), body: '{}', problem: '503 unavailable' }
    expect(toRule(draft).then).toEqual({ respond: { status: 503, code: 'unavailable' } })
    expect(toRule({ ...draft, kind: 'delay' }).then).toEqual({ delayMs: 3000 })
  })
})

describe('what is wrong with a draft', () => {
  test.each([
    [{ operation: 'getVms' }, 'operation: there is no operation or tag “getVms”'],
    [{ problem: '418 teapot' }, 'no operation has the problem code “teapot”'],
    [{ problem: '402 payment_required' }, 'getVm never responds with 402 payment_required; documented: '],
    [{ kind: 'body', status: '200', body: '{"id":1}' }, 'set "outsideContract": true'],
    [{ kind: 'body', status: '200', body: '<p>' }, 'The body isn’t JSON: '],
    [{ kind: 'patch', patch: [{ op: 'replace', path: 'status', value: '1' }] }, 'expected a JSON pointer'],
    [{ times: '0' }, 'when.times: '],
  ] as const)('%j is said in a line', (wrong, reason) => {
    const draft = { ...newDraft('getVm'), problem: '503 unavailable', ...wrong }
    const reasons = reasonsOf(() => toRule(draft))
    expect(reasons.join('\n')).toContain(reason)
    expect(reasons.join('\n')).not.toContain('rules[0]')
  })
})
