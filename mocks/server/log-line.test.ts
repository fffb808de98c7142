import { expect, test } from 'vitest'
import { logEntry } from '../engine/testing.ts'
import { requestLine } from './log-line.ts'

const live = logEntry({
  rule: 'live listVms',
  source: 'live',
  liveUrl: 'http://far.test/vms',
  tookMs: 1.4,
})

test('names the live backend, unless the request was aborted before its response', () => {
  expect(requestLine(live, null)).toBe(
    '00:00:00  200  GET  /api/v1/vms  listVms  1 ms  live http://far.test/vms  rule live listVms',
  )
  expect(requestLine({ ...live, status: null, liveUrl: null }, 'anna')).toBe(
    '00:00:00  [anna]  broken  GET  /api/v1/vms  listVms  1 ms  live  rule live listVms',
  )
})
