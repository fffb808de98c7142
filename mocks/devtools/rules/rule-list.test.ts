import { beforeEach, expect, test } from 'vitest'
import type { MockControl } from '../../admin/control.ts'
import { type ControlledMock, startControlledMock } from '../../admin/testing.ts'
import type { Rule } from '../../scenarios/document.ts'
import { readSelection } from '../../scenarios/selection.ts'
import { toDraft, toRule } from './rule-draft.ts'
import { withMoved, withSaved, withSwitched } from './rule-list.ts'

const unavailable: Rule = {
  id: 'unavailable',
  operation: 'listVms',
  then: { respond: { status: 503, code: 'unavailable' } },
}
const limited: Rule = {
  id: 'limited',
  operation: 'listVms',
  then: { respond: { status: 429, code: 'rate_limited' } },
}

let control: MockControl
let status: () => Promise<number>

beforeEach(async () => {
  const mock: ControlledMock = await startControlledMock()
  control = mock.control
  const { setCookie } = await control.apply(readSelection('test,owner'))
  status = async () => (await mock.send('GET', '/vms', setCookie)).status
  adjust([unavailable, limited])
})

const adjust = (rules: readonly Rule[]) => control.adjust({ rules: [...rules] })
const ids = () => control.scenario.rules.map(({ id }) => id)

test('the last of several rules decides; moving one changes which that is', async () => {
  expect(await status()).toBe(429)
  adjust(withMoved(control.scenario.rules, 1, 'up'))
  expect(ids()).toEqual(['limited', 'unavailable'])
  expect(await status()).toBe(503)
  adjust(withMoved(control.scenario.rules, 0, 'down'))
  expect(await status()).toBe(429)
})

test('a rule at the end of the list does not move past it', () => {
  const { rules } = control.scenario
  expect(withMoved(rules, 0, 'up')).toEqual(rules)
  expect(withMoved(rules, 1, 'down')).toEqual(rules)
})

test('a rule that is switched off decides nothing, and keeps its count', async () => {
  expect(await status()).toBe(429)
  adjust(withSwitched(control.scenario.rules, 1))
  expect(await status()).toBe(503)
  adjust(withSwitched(control.scenario.rules, 1))
  expect(control.scenario.rules[1]).toEqual(limited)
  expect(control.tallies()[1]).toMatchObject({ fired: 1 })
  expect(await status()).toBe(429)
})

test('an edited rule stays in its place, and others keep their counts', async () => {
  adjust(withMoved(control.scenario.rules, 1, 'up'))
  expect(await status()).toBe(503)
  const draft = { ...toDraft(limited), problem: '500 internal_error', times: '1' }
  adjust(withSaved(control.scenario.rules, 0, toRule(draft)))
  expect(ids()).toEqual(['limited', 'unavailable'])
  expect(control.tallies()[1]).toMatchObject({ fired: 1 })
  adjust(withSwitched(control.scenario.rules, 1))
  expect(await status()).toBe(500)
  expect(await status()).toBe(200)
})

test('a new rule takes precedence, and so does one whose place is gone', async () => {
  const gone: Rule = { operation: 'listVms', then: { fault: 'malformed-json' } }
  expect(withSaved([unavailable], null, gone)).toEqual([unavailable, gone])
  expect(withSaved([unavailable], 3, gone)).toEqual([unavailable, gone])
})
