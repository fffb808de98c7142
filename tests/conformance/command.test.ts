import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { type MockServer, startServer } from '#mocks/server/start.ts'
import { conformance } from './command.ts'
import { startProxy } from './proxy.ts'

/* Runs the command against the server of `npm run mock-server`, over HTTP. */

let server: MockServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    scenario: 'test',
    seed: null,
    appUrl: 'http://console.test',
    store: memoryStore(),
    report: () => {},
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.stop()
})

async function command(...args: string[]) {
  const printed: string[] = []
  const complained: string[] = []
  const code = await conformance(args, {
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
    progress: null,
  })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

test('what passes over HTTP ends with 0, and is in both reports', async () => {
  const [junit, json] = [join(folder, 'a.xml'), join(folder, 'a.json')]
  const kinds = 'http,sessions,streams,versions,states'
  const ran = await command('--url', server.url, '--kind', kinds, '--junit', junit, '--json', json)
  expect(ran).toMatchObject({ code: 0, complained: '' })
  expect(ran.printed).toMatch(/with the hooks clock, mails, scenario, reset/)
  expect(ran.printed).toMatch(/✓ in all +\d+ passed +0 failed/)
  expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="streams" tests="3" failures="0"')
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ server: server.url, failed: 0, skipped: 0 })
})

test('the cases of the project are among the checks', async () => {
  const ran = await command('--url', server.url, '--kind', 'cases', '--tag', 'ssh-keys')
  expect(ran.code).toBe(0)
  expect(ran.printed).toMatch(/✓ cases +\d+ passed +0 failed\n/)
})

test('tags and names choose, and a header goes along', async () => {
  const ran = await command(
    ...['--url', server.url, '--tag', 'volumes', '--only', 'paging/,sorting/'],
    ...['--header', 'X-Mock-Session: another-world', '--hooks', 'none'],
  )
  expect(ran.code).toBe(0)
  expect(ran.printed).toContain('without hooks')
  expect(ran.printed).toMatch(/✓ paging +6 passed/)
  expect(ran.printed).not.toMatch(/✓ (answers|states)/)
})

test('what fails ends with 1, and is told so that it can be done again', async () => {
  // The server does not know this key, so it denies the request.
  const file = join(folder, 'credentials.json')
  writeFileSync(file, JSON.stringify({ keys: { owner: 'unknown-to-the-server' } }))
  const ran = await command('--url', server.url, '--only', 'answers/listVms', '--credentials', file)
  expect(ran.code).toBe(1)
  expect(ran.printed).toContain('1. listVms answers as documented')
  expect(ran.printed).toContain('expected 200, found 401')
  expect(ran.printed).toContain(`curl -i -H "Authorization: Bearer $KEY" '${server.url}/api/v1/vms'`)
  expect(ran.printed).toMatch(/✗ answers +0 passed +1 failed/)
})

test('who is not known is left out, and the reason is given', async () => {
  const file = join(folder, 'nobody.json')
  writeFileSync(file, '{}')
  const ran = await command('--url', server.url, '--only', 'permissions/deleteVm/', '--credentials', file)
  expect(ran.code).toBe(0)
  expect(ran.printed).toContain('× needs the key “viewer”')
})

test('an address with the path of the API is one without, and another path is told as it was asked', async () => {
  const fine = await command('--url', `${server.url}/api/v1`, '--only', 'answers/listVms')
  expect(fine).toMatchObject({
    code: 0,
    printed: expect.stringContaining(`1 checks of ${server.url}/api/v1,`),
  })
  const elsewhere = await command('--url', server.url, '--base', '/v7', '--only', 'answers/listVms')
  expect(elsewhere.printed).toContain('GET /v7/vms answered 404')
  expect(elsewhere.printed).toContain(`'${server.url}/v7/vms'`)
})

test('what fails is told with the request it failed with, not with the last of cleaning up, and once', async () => {
  const breaking = await startProxy(server.url, (reply, path) => {
    if (path === '/api/v1/volumes' && reply.status === 202) reply.status = 200
    reply.headers.delete('idempotency-replayed')
  })
  try {
    const made = await command('--url', breaking.url, '--kind', 'idempotency,round-trips', '--tag', 'volumes')
    expect(made.code).toBe(1)
    const undocumented = /createVolume does not document the status 200, only 202, 400, 401,/g
    expect(made.printed.match(undocumented)).toHaveLength(1)
    expect(made.printed).toMatch(/The same in \d+ more:\n {5}round-trips\/deleteVolume/)
    const keys = await command('--url', breaking.url, '--only', 'idempotency/createFirewall/answers-the-same')
    expect(keys.printed).toContain(
      'that it is a repetition: expected true, found null\n   POST /api/v1/firewalls',
    )
  } finally {
    await breaking.stop()
  }
})

test('an operation that never answers is told, and the others are checked', async () => {
  const hanging = await startProxy(server.url, (reply, path) => {
    if (/^\/api\/v1\/volumes\/[^/]+$/.test(path)) reply.isLost = true
  })
  try {
    const kinds = ['--tag', 'volumes', '--kind', 'access,answers', '--timeout', '0.3']
    const ran = await command('--url', hanging.url, ...kinds)
    expect(ran.code).toBe(1)
    expect(ran.printed).toContain('no answer within 0.3 seconds')
    expect(ran.printed).not.toContain('have not been run')
    expect(ran.printed).toMatch(/✗ access +\d+ passed/)
  } finally {
    await hanging.stop()
  }
})

test('what can’t begin ends with 2 and a sentence', async () => {
  expect(await command('--url', 'http://127.0.0.1:1')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('Nothing answers at http://127.0.0.1:1'),
  })
  expect(await command('--url', server.url, '--only', 'no-such-check')).toMatchObject({ code: 2 })
  const missing = await command('--url', server.url, '--credentials', join(folder, 'none.json'))
  expect(missing).toMatchObject({ code: 2, complained: expect.stringContaining('none.json') })
  const report = await command('--url', server.url, '--junit', join(folder, 'no', 'such.xml'))
  expect(report).toMatchObject({ code: 2, complained: expect.stringContaining('such.xml can’t be written') })
  const hooks = await command('--url', server.url, '--hooks', 'http://127.0.0.1:1')
  expect(hooks).toMatchObject({
    code: 2,
    complained: expect.stringContaining('no hooks at http://127.0.0.1:1'),
  })
})

test('names can be looked at without a server', async () => {
  const ran = await command('--list', '--kind', 'streams')
  expect(ran.code).toBe(0)
  expect(ran.printed.split('\n')).toHaveLength(3)
})
