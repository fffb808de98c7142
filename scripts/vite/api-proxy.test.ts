import { expect, test } from 'vitest'
import { apiProxy } from './api-proxy.ts'

test.each([
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['http://localhost:8080/api/v1', 'http://localhost:8080'],
  ['https://gateway.example/cloud/api/v1/', 'https://gateway.example/cloud'],
])('with %s, requests below /api/v1 go to %s', (backend, target) => {
  expect(apiProxy(backend)).toEqual({ '/api/v1': target, '/__mocks': target })
})

test('has no proxy without an address', () => {
  expect(apiProxy(undefined)).toEqual({})
  expect(apiProxy('')).toEqual({})
})

test.each(['localhost:8080', 'staging', 'ftp://files.example'])('%s is rejected', (backend) => {
  expect(() => apiProxy(backend)).toThrow(/API_PROXY must be a URL such as/)
})
