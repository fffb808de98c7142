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

const command = (...args: string[]) => commandWith([], ...args)

/** @param lines that the user enters */
async function commandWith(lines: string[], ...args: string[]) {
  const printed: string[] = []
  const complained: string[] = []
  const code = await conformance(args, {
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
    progress: null,
    lines: entered(lines),
  })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

async function* entered(lines: string[]) {
  yield* lines
}

test('exits with 0 when all checks pass, and writes all reports', async () => {
  const [junit, json, html] = ['a.xml', 'a.json', 'a.html'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const groups = 'http,sessions,streams,versions,states'
  const ran = await command(
    '--url',
    server.url,
    '--group',
    groups,
    '--junit',
    junit,
    '--json',
    json,
    '--html',
    html,
  )
  expect(ran.code).toBe(0)
  expect(ran.complained).toMatch(/^✓ http +\d+ passed +0 failed, \d+ s\n✓ versions/)
  expect(ran.printed).toMatch(/with the hooks clock, mails, scenario, reset/)
  expect(ran.printed).toMatch(/✓ total +\d+ passed +0 failed/)
  expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="streams" tests="3" failures="0"')
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ server: server.url, failed: 0, skipped: 0 })
  expect(readFileSync(html, 'utf8')).toContain('No check failed.')
})

test('runs the cases of the mock only if they are chosen', async () => {
  const all = await command('--list', '--url', server.url, '--tag', 'ssh-keys')
  expect(all.printed).toMatch(/^responses\//m)
  expect(all.printed).not.toMatch(/^cases\//m)
  const one = await command('--list', '--url', server.url, '--only', 'cases/createsshkey')
  expect(one.printed).toMatch(/^cases\/createsshkey\//m)
  const ran = await command('--url', server.url, '--group', 'cases', '--tag', 'ssh-keys')
  expect(ran.code).toBe(0)
  expect(ran.printed).toMatch(/✓ cases +\d+ passed +0 failed\n/)
})

test('filters by tags and ids, and sends extra headers', async () => {
  const ran = await command(
    ...['--url', server.url, '--tag', 'volumes', '--only', 'paging/,sorting/'],
    ...['--header', 'X-Mock-Session: another-world', '--hooks', 'none'],
  )
  expect(ran.code).toBe(0)
  expect(ran.printed).toContain('without hooks')
  expect(ran.printed).toMatch(/✓ paging +6 passed/)
  expect(ran.printed).not.toMatch(/✓ (responses|states)/)
})

test('an interrupted run deletes what it created, and reports', async () => {
  const interruption = new AbortController()
  /** Names of volumes that are not being deleted. */
  const volumes = async () => {
    const headers = { authorization: 'Bearer nimbus_demo_owner' }
    const response = await fetch(`${server.url}/api/v1/volumes?pageSize=100`, { headers })
    const { items } = (await response.json()) as { items: { name: string; status: string }[] }
    return items.filter(({ status }) => status !== 'deleting').map(({ name }) => name)
  }
  const before = await volumes()
  const watched = await startProxy(server.url, (reply, path) => {
    if (path === '/api/v1/volumes' && reply.status === 202) interruption.abort()
  })
  const printed: string[] = []
  try {
    const args = ['--url', watched.url, '--tag', 'volumes', '--watch']
    const code = await conformance(args, {
      print: (text) => printed.push(text),
      complain: () => {},
      progress: null,
      signal: interruption.signal,
    })
    expect(code).toBe(130)
    expect(printed.join('\n')).toContain('The run was interrupted. The remaining checks were not run.')
    expect(printed.join('\n')).toMatch(/✓ total +\d+ passed +0 failed/)
    expect(await volumes()).toEqual(before)
  } finally {
    await watched.stop()
  }
})

test('exits with 1 on a failure and says how to repeat it', async () => {
  // The server does not know this key, so it denies the request.
  const file = join(folder, 'credentials.json')
  writeFileSync(file, JSON.stringify({ keys: { owner: 'unknown-to-the-server' } }))
  const ran = await command('--url', server.url, '--only', 'responses/listVms', '--credentials', file)
  expect(ran.code).toBe(1)
  expect(ran.printed).toContain('1. listVms responds as documented')
  expect(ran.printed).toMatch(/ expected 200 .*\n +found +401\n/)
  expect(ran.printed).toMatch(
    / contract openapi\/tags\/virtual-machines\.yaml:\d+ #\/paths\/~1vms\/get\/responses\/200\n/,
  )
  expect(ran.printed).toContain(
    `curl -i -H "Authorization: Bearer $NIMBUS_OWNER_KEY" '${server.url}/api/v1/vms'`,
  )
  // The key is not of the demo organization, so the report does not have it.
  expect(ran.printed).toContain("export NIMBUS_OWNER_KEY='…'")
  expect(ran.printed).not.toContain('unknown-to-the-server')
  expect(ran.printed).toMatch(/✗ responses +0 passed +1 failed/)
})

test('skips checks without credentials and gives the reason', async () => {
  const file = join(folder, 'nobody.json')
  writeFileSync(file, '{}')
  const ran = await command('--url', server.url, '--only', 'permissions/deleteVm/', '--credentials', file)
  expect(ran.code).toBe(0)
  expect(ran.printed).toContain('× needs the key “viewer”')
})

test('accepts a URL with the base path, and reports an unreachable path as requested', async () => {
  const fine = await command('--url', `${server.url}/api/v1`, '--only', 'responses/listVms')
  expect(fine).toMatchObject({
    code: 0,
    printed: expect.stringContaining(`1 check of ${server.url}/api/v1,`),
  })
  const elsewhere = await command('--url', server.url, '--base', '/v7', '--only', 'responses/listVms')
  expect(elsewhere.printed).toContain('GET /v7/vms → 404')
  expect(elsewhere.printed).toContain(`'${server.url}/v7/vms'`)
})

test('reports a failure once, with the request that failed rather than the cleanup', async () => {
  const breaking = await startProxy(server.url, (reply, path) => {
    if (path === '/api/v1/volumes' && reply.status === 202) reply.status = 200
    reply.headers.delete('idempotency-replayed')
  })
  try {
    const made = await command(
      '--url',
      breaking.url,
      '--group',
      'idempotency,round-trips',
      '--tag',
      'volumes',
    )
    expect(made.code).toBe(1)
    const undocumented = /expected a documented status: 202, 400, 401,.* \(createVolume\)\n +found +200\n/g
    expect(made.printed.match(undocumented)).toHaveLength(1)
    expect(made.printed).toMatch(
      / check +round-trips\/createVolume.*\n(?: +round-trips.*\n)* +… and \d+ more/,
    )
    const keys = await command(
      '--url',
      breaking.url,
      '--only',
      'idempotency/createFirewall/replays-the-response',
    )
    expect(keys.printed).toMatch(
      / expected true \(the second response does not say that it is a repetition\)\n +found +null\n.*\n +request +POST \/api\/v1\/firewalls/,
    )
  } finally {
    await breaking.stop()
  }
})

test('reports the same problem of many operations once, with the key to repeat it', async () => {
  const forbidding = await startProxy(server.url, (reply) => {
    if (reply.status === 403) reply.status = 401
  })
  try {
    const only = ['--tag', 'volumes', '--group', 'permissions']
    const ran = await command('--url', forbidding.url, ...only)
    expect(ran.printed.match(/^\d+\. /gm)?.length).toBeLessThan(8)
    expect(ran.printed).toContain('"Authorization: Bearer $NIMBUS_DEVELOPER_KEY"')
    expect(ran.printed).toContain("export NIMBUS_DEVELOPER_KEY='nimbus_demo_developer'")
  } finally {
    await forbidding.stop()
  }
})

test('runs the failed checks again on request, until they pass', async () => {
  let breaks = true
  const mended = await startProxy(server.url, (reply, path) => {
    if (breaks && path === '/api/v1/volumes/summary') reply.status = 500
  })
  async function* lines() {
    yield ''
    breaks = false
    yield 'failed?'
    yield ''
    yield 'a'
    yield 'q'
  }
  const printed: string[] = []
  try {
    const args = ['--url', mended.url, '--tag', 'volumes', '--group', 'responses', '--watch']
    const code = await conformance(args, {
      print: (text) => printed.push(text),
      complain: () => {},
      progress: null,
      lines: lines(),
    })
    const runs = printed.join('\n').match(/✓ total.*|✗ total.*|^\d+ checks? of/gm)
    const [all = '', ...others] = runs?.filter((line) => line.endsWith('of')) ?? []
    expect(others).toEqual(['1 check of', '1 check of', all])
    expect(code).toBe(0)
  } finally {
    await mended.stop()
  }
})

test('reports an operation that never responds, and continues', async () => {
  const hanging = await startProxy(server.url, (reply, path) => {
    if (/^\/api\/v1\/volumes\/[^/]+$/.test(path)) reply.isLost = true
  })
  try {
    // As many without a response, one after the other, as of a server that is down.
    const checks = [
      ...['getVolume', 'updateVolume', 'deleteVolume'].map((id) => `access/${id}/rejects-anonymous`),
      ...['access/listVolumes/', 'responses/listVolumes/'],
    ]
    // The first request waits for the server's data.
    await fetch(`${server.url}/api/v1/session`)
    const ran = await command('--url', hanging.url, '--only', checks.join(), '--timeout', '0.5')
    expect(ran.code).toBe(1)
    expect(ran.printed).toContain('no response within 0.5 seconds')
    expect(ran.printed).not.toContain('were not run')
    expect(ran.printed).toMatch(/✗ access +\d+ passed/)
  } finally {
    await hanging.stop()
  }
})

test("exits with 2 and an explanation if it can't start", async () => {
  expect(await command('--url', 'http://127.0.0.1:1')).toMatchObject({
    code: 2,
    complained: expect.stringContaining("Can't connect to http://127.0.0.1:1"),
  })
  expect(await command('--url', server.url, '--only', 'no-such-check')).toMatchObject({ code: 2 })
  const hooks = await command('--url', server.url, '--hooks', 'http://127.0.0.1:1')
  expect(hooks).toMatchObject({
    code: 2,
    complained: expect.stringContaining('No hooks found at http://127.0.0.1:1'),
  })
})

test.each([
  ['is missing', 'none.json', /none\.json: there is no such file\n/],
  ['is a folder', '.', / is a folder\. Give the path of a file\.\n/],
  ['is not JSON', 'broken.json', /broken\.json: this isn’t JSON: .+\n/],
  ['has an unknown member', 'unknown.json', /unknown\.json: .*there is no “keyz”; did you mean “keys”\?\n/],
])('a credentials file that %s is named in one sentence', async (_, name, problem) => {
  writeFileSync(join(folder, 'broken.json'), '{ "keys": ')
  writeFileSync(join(folder, 'unknown.json'), '{ "keyz": {} }')
  const { code, complained } = await command('--url', server.url, '--credentials', join(folder, name))
  expect(code).toBe(2)
  expect(complained).toMatch(/^--credentials: /)
  expect(complained).toMatch(problem)
})

test.each([
  ['in a missing folder', join('no', 'such.xml'), /^--junit: there is no folder .+no for such\.xml\n/],
  ['that is a folder', '.', /^--junit: .+ is a folder\. Give the path of a file\.\n/],
])('a report %s is named before the checks run', async (_, name, problem) => {
  const { code, complained } = await command('--url', server.url, '--junit', join(folder, name))
  expect(code).toBe(2)
  expect(complained).toMatch(problem)
})

test('lists checks without a server', async () => {
  const ran = await command('--list', '--group', 'streams')
  expect(ran.code).toBe(0)
  expect(ran.printed.split('\n')).toHaveLength(3)
})
