import { expect, test } from 'vitest'
import { respond } from './rule.ts'

test('builds a rule as JSON', () => {
  expect(respond('createVm', 409, 'quota_exceeded', { id: 'full', when: { times: 1 } })).toEqual({
    id: 'full',
    operation: 'createVm',
    when: { times: 1 },
    then: { respond: { status: 409, code: 'quota_exceeded' } },
  })
})

test('undocumented outcomes do not compile', () => {
  respond('*', 503, 'unavailable')
  respond('tag:session', 429, 'rate_limited')
  // @ts-expect-error: no such operation
  respond('createVms', 409, 'quota_exceeded')
  // @ts-expect-error: no such code
  respond('createVm', 409, 'quota_exceded')
  // @ts-expect-error: of another operation
  respond('createVm', 409, 'invalid_state')
  // @ts-expect-error: of another status
  respond('createVm', 422, 'quota_exceeded')
  // @ts-expect-error: of one operation of the tag only
  respond('tag:session', 429, 'too_many_attempts')
})
