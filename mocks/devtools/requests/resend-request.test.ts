import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/request-log.ts'
import { resendDraftOf, resendOptions } from './resend-request.ts'

const entry = {
  method: 'POST',
  url: 'http://localhost:5173/api/v1/vms?dry=it%27s',
  requestId: 'req_7',
  requestHeaders: [
    ['Idempotency-Key', 'k1'],
    ['x-trace', 'a: b'],
  ],
} as unknown as LogEntry

test('a request is offered with its path, its headers, and a new idempotency key', () => {
  expect(resendDraftOf(entry, 'http://localhost:5173/compute/vms')).toEqual({
    method: 'POST',
    url: '/api/v1/vms?dry=it%27s',
    headers: 'Idempotency-Key: again-req_7-k1\nx-trace: a: b',
  })
  const long = { ...entry, requestHeaders: [['idempotency-key', 'k'.repeat(128)]] } as unknown as LogEntry
  expect(resendDraftOf(long, 'http://localhost').headers).toHaveLength('idempotency-key: '.length + 128)
})

const sent = (draft: Partial<Parameters<typeof resendOptions>[0]>) => {
  const options = resendOptions({ method: 'POST', url: '/', headers: '', body: '', ...draft })
  const { method, headers } = new Request('http://localhost', options)
  return { method, headers: Object.fromEntries(headers), body: options.body }
}

test('a body is sent as JSON, unless a header says otherwise', () => {
  const body = '{"name":"web"}'
  expect(sent({ body, headers: 'x-trace: a: b\n\n  x-empty:  \nnothing' })).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-trace': 'a: b', 'x-empty': '' },
    body,
  })
  expect(sent({ body, headers: 'Content-Type: text/plain' }).headers).toEqual({
    'content-type': 'text/plain',
  })
})

test('a GET, and a request without a body, have neither body nor media type', () => {
  expect(sent({ method: 'GET', body: '{}' })).toEqual({ method: 'GET', headers: {}, body: undefined })
  expect(sent({ method: 'DELETE', body: ' \n' })).toEqual({ method: 'DELETE', headers: {}, body: undefined })
})

test('an invalid header is an error, not a request without it', () => {
  expect(() => sent({ headers: 'x y: 1' })).toThrow()
})
