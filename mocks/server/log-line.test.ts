import { expect, test } from 'vitest'
import type { LogEntry } from '../engine/request-log.ts'
import { requestLine } from './log-line.ts'

const live: LogEntry = {
  requestId: 'req_1',
  at: 0,
  method: 'GET',
  url: '/api/v1/vms',
  page: null,
  operationId: 'listVms',
  requestHeaders: [],
  requestBody: null,
  status: 200,
  responseHeaders: [],
  responseBody: '{}',
  rule: 'live listVms',
  source: 'live',
  liveUrl: 'http://far.test/vms',
  liveRequestId: null,
  violation: null,
  tookMs: 1.4,
}

test('names the live backend, unless the request was aborted before its answer', () => {
  expect(requestLine(live, null)).toBe(
    '00:00:00  200  GET  /api/v1/vms  listVms  1 ms  live http://far.test/vms  rule live listVms',
  )
  expect(requestLine({ ...live, status: null, liveUrl: null }, 'anna')).toBe(
    '00:00:00  [anna]  broken  GET  /api/v1/vms  listVms  1 ms  live  rule live listVms',
  )
})
