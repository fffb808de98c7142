import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { memoryStore } from '../../mocks/db/persistence/memory.ts'
import { type MockServer, startServer } from '../../mocks/server/start.ts'

const root = join(import.meta.dirname, '../..')

let server: MockServer
let client: Client

beforeAll(async () => {
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, scenario: 'test,owner', seed: null, appUrl: 'http://app.test' },
    ...{ store: memoryStore(), report: () => {} },
  })
  client = await connect('--url', server.url)
}, 60_000)
afterAll(async () => {
  await client.close()
  await server.stop()
})

/** Starts the MCP server as an agent does. */
async function connect(...args: readonly string[]): Promise<Client> {
  const it = new Client({ name: 'test', version: '1.0.0' })
  await it.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, 'scripts/mcp.ts'), ...args],
      stderr: 'ignore',
    }),
  )
  return it
}

async function call(name: string, args: Record<string, unknown> = {}, by = client) {
  const { content, isError } = CallToolResultSchema.parse(await by.callTool({ name, arguments: args }))
  const [first] = content
  if (first?.type !== 'text') throw new Error(`${name} returned no text.`)
  return { isError: isError === true, text: first.text }
}

/** @throws if the tool reports an error */
async function read(name: string, args?: Record<string, unknown>, by?: Client) {
  const { isError, text } = await call(name, args, by)
  if (isError) throw new Error(text)
  return JSON.parse(text)
}

async function resource(uri: string): Promise<string> {
  const { contents } = await client.readResource({ uri })
  const [first] = contents
  return first !== undefined && 'text' in first ? first.text : ''
}

describe('tools', () => {
  test('are the operations of the admin routes', async () => {
    const file = readFileSync(join(root, 'mocks/admin/admin.openapi.yaml'), 'utf8')
    const { paths } = parse(file) as { paths: Record<string, Record<string, { operationId?: string }>> }
    const described = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    )
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      described.filter((name) => name !== 'moveClockByPost').toSorted(),
    )
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/Returns: \w/)
      expect(JSON.stringify(inputSchema)).not.toContain('$ref')
    }
  })

  test('put the mock into a scenario, and move its clock', async () => {
    expect(await read('applyScenario', { body: ['test,owner', { persona: 'viewer' }] })).toMatchObject({
      scenario: { persona: 'viewer' },
    })
    const before = await read('getClock')
    const { now } = await read('moveClock', { body: { advance: '1h' } })
    expect(Date.parse(now) - Date.parse(before.now)).toBe(3_600_000)
  })

  test('force an outcome by a rule, and find it in the request log', async () => {
    const rules =
      '[{"id":"full","operation":"listVms","then":{"respond":{"status":500,"code":"internal_error"}}}]'
    await read('adjustScenario', { body: { rules: JSON.parse(rules) } })
    const headers = { authorization: 'Bearer nimbus_demo_owner' }
    await fetch(`${server.url}/api/v1/vms`, { headers })
    const { items } = await read('listRequests', { filter: 'operation:listVms', limit: 1 })
    expect(items).toMatchObject([{ operationId: 'listVms', status: 500, rule: 'full', violation: null }])
    expect(await read('listViolations')).toEqual({ items: [] })
    expect(await call('clearLog')).toEqual({ isError: false, text: 'Done.' })
    expect(await read('listRequests')).toEqual({ items: [] })
  })

  test('read mails and rows, and restore a snapshot', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = '{"email":"owner@nimbus.example"}'
    await fetch(`${server.url}/api/v1/password-resets`, { method: 'POST', headers, body })
    const { items } = await read('listMails', { to: 'owner@nimbus.example' })
    expect(items[0]).toMatchObject({ kind: 'password-reset' })
    const snapshot = await read('getSnapshot')
    await read('reset')
    expect((await read('listMails', { to: 'owner@nimbus.example' })).items).toEqual([])
    await read('restoreSnapshot', { body: snapshot })
    expect((await read('listMails', { to: 'owner@nimbus.example' })).items).toHaveLength(1)
    const { items: vms, total } = await read('listRows', { collection: 'vms', limit: 2 })
    expect(vms).toHaveLength(2)
    expect(total).toBeGreaterThan(2)
  })

  test('pass on what the mock rejects', async () => {
    const { isError, text } = await call('applyScenario', { body: 'lrge' })
    expect([isError, text]).toEqual([true, expect.stringContaining('large')])
  })

  test('reject arguments that no operation takes', async () => {
    const { isError, text } = await call('listRows', { limit: 'many' })
    expect([isError, text]).toEqual([true, expect.stringMatching(/collection.*limit must be integer/)])
    await expect(client.callTool({ name: 'destroy', arguments: {} })).rejects.toThrow('There is no tool')
  })

  test('use a session of their own if asked to', async () => {
    const apart = await connect('--url', server.url, '--session', 'apart')
    await read('applyScenario', { body: 'test,empty' }, apart)
    expect((await read('getState', {}, apart)).scenario.dataset).toBe('empty')
    expect((await read('getState')).scenario.dataset).toBe('default')
    await apart.close()
  })

  test('say how to start a mock if there is none', async () => {
    const alone = await connect('--url', 'http://127.0.0.1:1')
    const { isError, text } = await call('getState', {}, alone)
    expect([isError, text]).toEqual([true, expect.stringContaining('npm start')])
    await alone.close()
  })
})

describe('resources', () => {
  test('list the operations', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toContain('nimbus://contract')
    expect(await resource('nimbus://contract')).toContain(
      'createVm: POST /vms [virtual-machines] Create VMs\n',
    )
  })

  test('describe an operation with its documented problems', async () => {
    const text = await resource('nimbus://contract/operations/createVm')
    const { problems, requestBody } = JSON.parse(text)
    expect(problems['409']).toContainEqual(
      expect.objectContaining({ code: 'quota_exceeded', title: 'Quota exceeded' }),
    )
    const { $ref: address } = requestBody.content['application/json'].schema
    expect(JSON.parse(await resource(address)).required).toContain('region')
  })

  test('describe a problem and the scenario documents', async () => {
    const { operations } = JSON.parse(await resource('nimbus://contract/problems/quota_exceeded'))
    expect(operations).toContainEqual({ operationId: 'createVm', status: 409 })
    expect(JSON.parse(await resource('nimbus://scenario-schema')).properties).toHaveProperty('rules')
    await expect(client.readResource({ uri: 'nimbus://contract/schemas/Nothing' })).rejects.toThrow(
      'There is no Nothing',
    )
  })

  test('complete names', async () => {
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: 'nimbus://contract/operations/{operationId}' },
      argument: { name: 'operationId', value: 'createvm' },
    })
    expect(completion.values).toEqual(['createVm'])
  })
})
