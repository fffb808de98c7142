import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/request-log.ts'
import { readAlwaysLive } from '../../scenarios/always-live.ts'
import type { MockState } from '../panel-context.tsx'
import { markupOf } from '../testing.tsx'
import { RulesSection } from './rules-section.tsx'

const NAMES = { targets: 'VITE_LIVE', url: 'VITE_LIVE_URL', credentials: 'VITE_LIVE_CREDENTIALS' }
const tally = (fired: number) => ({ seen: fired, fired, isSpent: false })
const alwaysLive = {
  ...readAlwaysLive(['tag:session', 'getVm'], 'http://far.test/api/v1', 'omit', NAMES),
  tallies: [tally(0), tally(3)],
}

/** Text of the section, with a space between elements. */
function textOf(selection: string, more: Partial<MockState> = {}): string {
  return markupOf(<RulesSection />, selection, more)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('shows what VITE_LIVE has in force, first of all rules', () => {
  expect(textOf('default')).toContain('No rules. The mock handles every request.')
  const text = textOf('outage', { alwaysLive })
  expect(text).not.toContain('No rules')
  expect(text).toMatch(/tag:session Live backend set by VITE_LIVE · not yet Mock getVm Live backend/)
  expect(text).toMatch(/getVm Live backend set by VITE_LIVE · 3 times so far Mock outage \* 503 unavailable/)
  expect(text).toContain('If several rules match a request, the last one applies.')
  expect(text).toContain(
    'VITE_LIVE_URL and VITE_LIVE_CREDENTIALS apply: http://far.test/api/v1, without cookies.',
  )
})

test('says which of them a rule of the scenario overrides', () => {
  const text = textOf('default,{"rules":[{"operation":"getVm","then":{"mock":true}}]}', { alwaysLive })
  expect(text).toContain(
    'getVm Live backend set by VITE_LIVE · mocked by a rule below getVm Mock not yet Edit',
  )
})

test('the settings of a scenario with a backend of its own replace those of the build', () => {
  const text = textOf('default,{"live":{"url":"http://near.test"}}', { alwaysLive })
  expect(text).not.toContain('VITE_LIVE_URL')
  expect(text).toContain('With cookies')
})

test('lists the operations of the open page before all others', () => {
  const call = (operationId: string, page: string) => ({ operationId, page }) as LogEntry
  const log = [
    call('getSession', '/dashboard'),
    call('listVms', '/compute/vms?q=web'),
    call('getVmSummary', '/compute/vms'),
    call('listVms', '/compute/vms'),
  ]
  const text = textOf('default', { log })
  expect(text).toMatch(/For this page listVms GET \/vms .* getVmSummary GET .* All others \* \d+ operations/)
  expect(text).not.toMatch(/For this page.*getSession.*All others/)
})

test('lists the rules by name, with those that are switched off, and handlers', () => {
  const rules = [
    { id: 'no quota', operation: 'createVm', then: { respond: { status: 409, code: 'quota_exceeded' } } },
    { operation: 'getVm', enabled: false, then: { delayMs: 5 } },
  ]
  const handlers = [{ id: 'handler-1', name: 'GET /api/v1/vms', calls: 2 }]
  const text = textOf(`default,${JSON.stringify({ rules })}`, { handlers })
  expect(text).toContain('no quota createVm 409 quota_exceeded not yet')
  expect(text).toContain('getVm 5 ms off')
  expect(text).toContain('GET /api/v1/vms 2 times so far')
})
