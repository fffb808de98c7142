import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/request-log.ts'
import { toCurl } from './curl.ts'
import { toPlaywrightTest } from './playwright-test.ts'

const listed: LogEntry = {
  requestId: 'req_1',
  at: 0,
  method: 'GET',
  url: 'http://localhost:5173/api/v1/vms?q=it%27s',
  operationId: 'listVms',
  requestHeaders: [],
  requestBody: null,
  status: 200,
  responseHeaders: [],
  responseBody: '{"items":[]}',
  rule: null,
  source: 'mock',
  liveUrl: null,
  liveRequestId: null,
  violation: null,
  tookMs: 1,
}
const denied: LogEntry = {
  ...listed,
  method: 'POST',
  url: 'http://localhost:5173/api/v1/vms',
  operationId: 'createVm',
  requestHeaders: [['Idempotency-Key', 'k1']],
  requestBody: `{"name":"o'neill"}`,
  status: 409,
  responseBody: '{"code":"quota_exceeded"}',
  rule: 'rules[0]',
}

test('formats a request as a shell command with literal quoting', () => {
  expect(toCurl(listed, 'viewer')).toBe(
    `curl 'http://localhost:4010/api/v1/vms?q=it%27s' \\
  -H 'Authorization: Bearer nimbus_demo_viewer'`,
  )
  expect(toCurl(denied, null)).toBe(
    `curl -X POST 'http://localhost:4010/api/v1/vms' \\
  -H 'Authorization: Bearer nimbus_demo_owner' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: k1' \\
  --data-raw '{"name":"o'\\''neill"}'`,
  )
})

test('omits the key where there is none, and for public operations', () => {
  expect(toCurl(listed, 'signed-out')).not.toContain('Authorization')
  expect(toCurl({ ...listed, operationId: 'getSession', url: '/api/v1/session' }, 'owner')).not.toContain(
    'Authorization',
  )
})

test('formats a request as a test of its response', () => {
  const text = toPlaywrightTest(listed, { scenario: 'large', page: '/compute/vms', forced: false })
  expect(text).toBe(`import { expect, test } from '#tests/mocks.ts'

test('listVms answers 200', async ({ mocks, open, page }) => {
  await open('/compute/vms')
  await mocks.use('large')
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/v1/vms?q=it%27s')
    return { status: response.status, body: await response.text() }
  })
  expect(answer.status).toBe(200)
})
`)
})

test('offers the outcome of a rule again', () => {
  const text = toPlaywrightTest(denied, { scenario: 'default', page: '/', forced: true })
  expect(text).toContain(`await mocks.on('createVm').once().respondWith(409, 'quota_exceeded')`)
  expect(text).toContain(`body: '{"name":"o\\'neill"}'`)
  expect(text).toContain(`toMatchObject({ code: 'quota_exceeded' })`)
  const broken = toPlaywrightTest(
    { ...denied, status: null },
    { scenario: 'default', page: '/', forced: true },
  )
  expect(broken).toContain(`.once().fail('connection-reset')`)
  expect(broken).toContain('.rejects.toThrow()')
})
