import { expect, it } from 'vitest'
import { logEntry } from '../engine/testing.ts'
import { logFilter } from './log-filter.ts'

const list = logEntry({
  url: 'http://mock/api/v1/vms?q=web',
  responseBody: '{"items":[{"name":"web-01"}]}',
})
const failed = logEntry({
  method: 'POST',
  url: '/api/v1/vms',
  operationId: 'createVm',
  status: 409,
  requestBody: '{"name":"web-4"}',
  responseBody: '{"code":"quota_exceeded"}',
  rule: 'quota-reached-1',
})
const broken = logEntry({
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
