import { expect, it } from 'vitest'
import type { LogEntry } from '../engine/request-log.ts'
import { logEntry } from '../engine/testing.ts'
import { toHar } from './har-export.ts'

const entry = (change: Partial<LogEntry>): LogEntry =>
  logEntry({
    at: Date.UTC(2026, 2, 2, 9),
    url: '/api/v1/vms?q=web%201',
    responseHeaders: [['content-type', 'application/json']],
    tookMs: 12.5,
    ...change,
  })

it('has the fields that HAR 1.2 requires', () => {
  const { log } = toHar([entry({})])
  expect(log).toMatchObject({ version: '1.2', creator: { name: 'Nimbus mock', version: '1' } })
  expect(log.entries).toEqual([
    {
      startedDateTime: '2026-03-02T09:00:00.000Z',
      time: 12.5,
      request: {
        method: 'GET',
        url: 'http://mock/api/v1/vms?q=web%201',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [],
        queryString: [{ name: 'q', value: 'web 1' }],
        headersSize: -1,
        bodySize: 0,
      },
      response: {
        status: 200,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { size: 12, mimeType: 'application/json', text: '{"items":[]}' },
        redirectURL: '',
        headersSize: -1,
        bodySize: 12,
      },
      cache: {},
      timings: { send: 0, wait: 12.5, receive: 0 },
      _operationId: 'listVms',
      _requestId: 'req_1',
      _source: 'mock',
      _rule: null,
      _violation: null,
    },
  ])
})

it('has status 0 and no content for a request without a response', () => {
  const [broken] = toHar([entry({ status: null, responseBody: null, responseHeaders: [] })]).log.entries
  expect(broken?.response).toMatchObject({ status: 0, bodySize: -1, content: { size: 0, mimeType: '' } })
})

it('contains no secrets', () => {
  const secret = 's3cret-value'
  const text = JSON.stringify(
    toHar([
      entry({
        method: 'POST',
        url: '/api/v1/session',
        operationId: 'logIn',
        requestBody: JSON.stringify({ email: 'owner@nimbus.example', password: secret, code: secret }),
        responseBody: JSON.stringify({ challengeId: secret, user: { name: 'Ada', hasPassword: true } }),
      }),
      entry({
        method: 'POST',
        url: `/api/v1/password-resets/${secret}?token=${secret}`,
        operationId: 'resetPassword',
        requestBody: JSON.stringify({ newPassword: secret }),
        responseBody: JSON.stringify({ codes: [secret], nested: [{ secret, connectionString: secret }] }),
      }),
    ]),
  )
  expect(text).not.toContain(secret)
  expect(text).toContain('password-resets/hidden?token=hidden')
  expect(text).toContain('owner@nimbus.example')
  expect(text).toContain('Ada')
})

it('keeps problem codes, and text without secrets that is not JSON', () => {
  const [denied, stream, truncated] = toHar([
    entry({ status: 409, responseBody: '{"code":"quota_exceeded"}' }),
    entry({ responseBody: 'data: {"id":' }),
    entry({ responseBody: '{"secret":"s3cr' }),
  ]).log.entries
  expect(denied?.response.content.text).toBe('{"code":"quota_exceeded"}')
  expect(stream?.response.content.text).toBe('data: {"id":')
  expect(truncated?.response.content.text).toBe('hidden')
})
