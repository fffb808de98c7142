import { expect, it } from 'vitest'
import type { LogEntry } from '../engine/request-log.ts'
import { logFilter } from './log-filter.ts'

const entry = (change: Partial<LogEntry>): LogEntry => ({
  requestId: 'req_1',
  at: 0,
  method: 'GET',
  url: 'http://mock/api/v1/vms?q=web',
  page: null,
  operationId: 'listVms',
  requestHeaders: [],
  requestBody: null,
  status: 200,
  responseHeaders: [],
  responseBody: '{"items":[{"name":"web-01"}]}',
  rule: null,
  source: 'mock',
  liveUrl: null,
  liveRequestId: null,
  violation: null,
  tookMs: 1,
  ...change,
})

const list = entry({})
const failed = entry({
  method: 'POST',
  url: '/api/v1/vms',
  operationId: 'createVm',
  status: 409,
  requestBody: '{"name":"web-4"}',
  responseBody: '{"code":"quota_exceeded"}',
  rule: 'quota-reached-1',
})
const broken = entry({
  operationId: 'getSession',
  url: '/api/v1/session',
  status: null,
  responseBody: null,
  source: 'fault',
})

it.each([
  ['', [list, failed, broken]],
  ['vms', [list, failed]],
  ['VMS post', [failed]],
  ['vms -post', [list]],
  ['status:4xx', [failed]],
  ['status:409', [failed]],
  ['status:none', [broken]],
  ['-status:2xx', [failed, broken]],
  ['method:get operation:listvms', [list]],
  ['source:fault', [broken]],
  ['rule:none', [list, broken]],
  ['quota-reached', [failed]],
  ['body:WEB-', [list, failed]],
  ['body:quota_exceeded', [failed]],
  ['q=web', [list]],
  ['status:(', []],
])('“%s”', (text, found) => {
  expect([list, failed, broken].filter(logFilter(text))).toEqual(found)
})
