import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/request-log.ts'
import { logEntry } from '../../engine/testing.ts'
import { toCurl } from './curl.ts'
import { textsOf } from './find-on-page.ts'
import { toPlaywrightTest } from './playwright-test.ts'
import { responseRule } from './response-rule.ts'

const listed = logEntry({ url: 'http://localhost:5173/api/v1/vms?q=it%27s' })
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

const state = {
  scenario: 'default',
  seed: 1,
  persona: 'owner',
  page: '/',
  forced: false,
  locator: null,
} as const
const copied = readFileSync(
  join(import.meta.dirname, '../../../tests/e2e/list-vms-503-unavailable.spec.ts'),
  'utf8',
)

test('a read becomes a test that opens the page that asked, and looks at it', () => {
  const failed: LogEntry = {
    ...listed,
    url: '/api/v1/vms?page=1',
    page: '/compute/vms',
    status: 503,
    responseBody: '{"code":"unavailable","detail":"The service is unavailable."}',
    rule: 'rules[0]',
  }
  const locator = `page.getByRole('alert').filter({ hasText: 'unavailable' }).first()`
  // It is a test of the suite, so what is copied works.
  expect(toPlaywrightTest(failed, { ...state, seed: 7, scenario: 'empty', forced: true, locator })).toBe(
    copied,
  )
})

test('a change is sent by the test, and its success is seen once the page is read again', () => {
  const made: LogEntry = {
    ...denied,
    page: '/compute/vms',
    status: 202,
    responseBody: '{"name":"web"}',
    rule: null,
  }
  const locator = `page.getByRole('link', { name: 'web', exact: true }).first()`
  const text = toPlaywrightTest(made, { ...state, locator })
  expect(text).toContain(`body: '{"name":"o\\'neill"}'`)
  expect(text).toContain('expect(response.status).toBe(202)')
  expect(text).toContain(`  await open('/compute/vms')\n  await expect(${locator}).toBeVisible()\n})`)
})

test('offers the outcome of a rule again', () => {
  const text = toPlaywrightTest(denied, { ...state, persona: null, forced: true })
  expect(text).toContain('tests/e2e/create-vm-409-quota-exceeded.spec.ts')
  expect(text).not.toContain('test.use')
  expect(text).toContain(`await mocks.on('createVm').once().respondWith(409, 'quota_exceeded')`)
  expect(text).toContain(`toMatchObject({ code: 'quota_exceeded' })`)
  const broken = toPlaywrightTest({ ...denied, status: null }, { ...state, forced: true })
  expect(broken).toContain(`.once().fail('connection-reset')`)
  expect(broken).toContain('.rejects.toThrow()')
  const own = { ...denied, status: 418, responseBody: '{"code":"teapot"}' }
  expect(toPlaywrightTest(own, { ...state, forced: true })).not.toContain('respondWith(418')
})

test('looks for texts that people read, names of things first', () => {
  const body = {
    items: [{ id: 'vm_1', status: 'running', description: 'Web', name: 'web-01' }, { name: 'db-01' }],
  }
  expect(textsOf(JSON.stringify(body))).toEqual(['web-01', 'db-01', 'Web'])
  expect(textsOf('<html>')).toEqual([])
  expect(textsOf(null)).toEqual([])
})

test('a response becomes a rule for the same path', () => {
  const keys: LogEntry = { ...listed, operationId: 'listSshKeys', url: '/api/v1/ssh-keys' }
  expect(responseRule(keys)).toEqual({
    operation: 'listSshKeys',
    then: { respond: { status: 200, body: { items: [] } } },
  })
  const gone: LogEntry = {
    ...listed,
    operationId: 'getVm',
    url: 'http://localhost:5173/api/v1/vms/vm_1?x=1',
    status: 404,
    responseBody:
      '{"type":"x","title":"Gone","status":404,"code":"not_found","detail":"It is gone.","requestId":"req_1"}',
  }
  expect(responseRule(gone)).toEqual({
    operation: 'getVm',
    when: { match: { path: { vmId: 'vm_1' } } },
    then: { respond: { status: 404, code: 'not_found', detail: 'It is gone.' } },
  })
  const removed: LogEntry = {
    ...listed,
    method: 'DELETE',
    operationId: 'deleteSshKey',
    url: '/api/v1/ssh-keys/ssh_1',
    status: 204,
    responseBody: null,
  }
  expect(responseRule(removed)?.then).toEqual({ respond: { status: 204 } })
})

test('a response outside the contract stays so, and what a rule can’t give is left out', () => {
  const wrong: LogEntry = { ...listed, responseBody: '{"items":1}' }
  expect(responseRule(wrong)?.then).toEqual({
    respond: { status: 200, body: { items: 1 }, outsideContract: true },
  })
  expect(responseRule({ ...listed, status: null, responseBody: null })).toBeNull()
  expect(responseRule({ ...listed, operationId: 'streamEvents', responseBody: null })).toBeNull()
  expect(responseRule({ ...listed, operationId: null })).toBeNull()
})
