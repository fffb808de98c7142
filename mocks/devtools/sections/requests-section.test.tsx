import { afterEach, expect, test, vi } from 'vitest'
import { LOG_LIMIT, type LogEntry } from '../../engine/request-log.ts'
import { markupOf } from '../testing.tsx'
import { RequestsSection } from './requests-section.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('lists every request of the log', () => {
  vi.stubGlobal('location', { href: 'http://app.test/compute/vms' })
  const entry = {
    method: 'GET',
    url: '/api/v1/vms',
    status: 200,
    rule: null,
    violation: null,
    at: 0,
    tookMs: 1,
  }
  const log = Array.from({ length: LOG_LIMIT }, (_, n) => ({ ...entry, requestId: `req_${n}` }) as LogEntry)
  expect(markupOf(<RequestsSection />, 'test', { log }).split('<li>')).toHaveLength(LOG_LIMIT + 1)
})
