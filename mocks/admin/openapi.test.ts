import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { memoryStore } from '../db/persistence/memory.ts'
import { ADMIN_BASE } from '../runtime/addresses.ts'
import { type MockServer, startServer } from '../server/start.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly responses: Readonly<Record<string, Described>>
}

type Parameter = { readonly $ref: string } | { readonly name: string; readonly in: string }

interface Described {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] }>
  >
  readonly components: {
    readonly responses: Readonly<Record<string, Described>>
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string }>>
  }
}

const description = parse(
  readFileSync(join(import.meta.dirname, 'admin.openapi.yaml'), 'utf8'),
) as Description
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'admin', ...description })

const operations = Object.entries(description.paths).flatMap(([path, { parameters: shared = [], ...item }]) =>
  Object.entries<Operation>(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    query: queryNames([...shared, ...(operation.parameters ?? [])]),
  })),
)

function queryNames(parameters: readonly Parameter[]): string[] {
  return parameters
    .map((it) => ('$ref' in it ? description.components.parameters[it.$ref.split('/').at(-1) ?? ''] : it))
    .flatMap((it) => (it?.in === 'query' ? it.name : []))
}

/** Schema violations of a response; empty if it matches the description. */
function violations({ responses }: Operation, status: number, type: string | null, text: string): unknown[] {
  const documented = responses[status]
  const name = documented?.$ref?.split('/').at(-1)
  const described = name === undefined ? documented : description.components.responses[name]
  if (described === undefined) return [`the status ${status} is not described: ${text}`]
  if (described.content === undefined) return text === '' ? [] : ['a body that is not described']
  const media = described.content[type ?? '']
  if (media === undefined) return [`the media type ${type} is not described`]
  const validate = ajv.compile(JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"admin#/')))
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? [])
}

let server: MockServer
beforeAll(async () => {
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, scenario: 'test,owner', seed: null, appUrl: 'http://app.test' },
    ...{ store: memoryStore(), report: () => {} },
  })
})
afterAll(() => server.stop())

const send = (method: string, path: string, body?: string) =>
  fetch(`${server.url}${ADMIN_BASE}${path}`, { method, ...(body !== undefined && { body }) })

test('describes exactly the existing routes', async () => {
  const { reasons } = (await (await send('GET', '/nothing')).json()) as { reasons: string[] }
  expect(operations.map(({ method, path }) => `${method} ${ADMIN_BASE}${path}`).toSorted()).toEqual(
    reasons.toSorted(),
  )
})

test.each(operations)('$method $path takes the described query, and rejects another', async (it) => {
  const response = await send(it.method, `${it.path}?somethingElse=1`)
  expect(response.status).toBe(400)
  const known = it.query.length === 0 ? ' here.' : `. Known: ${it.query.join(', ')}`
  expect(await response.json()).toMatchObject({ reasons: [`There is no parameter “somethingElse”${known}`] })
})

describe('every route answers as described', () => {
  const bodies: Readonly<Record<string, readonly (readonly [body: string | undefined, status: number])[]>> = {
    applyScenario: [
      ['large,slow', 200],
      ['{"persona":"viewer"}', 200],
      ['["test",{"seed":1}]', 200],
      ['lrge', 400],
    ],
    adjustScenario: [
      [
        '{"network":{"failureRate":0},"live":{"credentials":"omit"},"rules":[{"operation":"getVm","enabled":false,"then":{"mock":true}}]}',
        200,
      ],
      ['{"dataset":"large"}', 400],
    ],
    moveClock: [
      ['{"advance":"PT1H"}', 200],
      ['{}', 400],
    ],
    moveClockByPost: [['{"pause":true}', 200]],
    playTraffic: [
      ['[{"operation":"listSshKeys","request":{},"response":{"status":200,"body":{"items":[]}}}]', 200],
      ['{"log":{}}', 400],
    ],
    exportFixtures: [[undefined, 400]],
    restoreSnapshot: [['{}', 400]],
    putRow: [['{"id":"shelf_1"}', 400]],
    record: [
      ['{"running":true}', 200],
      ['{"running":false}', 200],
      ['{}', 400],
    ],
    takeRecording: [['{}', 400]],
    saveScenario: [
      ['{"name":"mine","dataset":"empty"}', 200],
      ['{"name":"default"}', 400],
    ],
    removeScenario: [[undefined, 204]],
    removeRow: [[undefined, 400]],
    removeHandler: [[undefined, 400]],
  }

  const queries: Readonly<Record<string, string>> = {
    listRows: '?collection=vms&q=WEB&limit=2',
    putRow: '?collection=vms',
    removeScenario: '?name=mine',
    removeRow: '?collection=sshKeys&id=ssh_none',
  }

  test.each(operations.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE')))(
    '$method $path',
    async ({ method, path, operation }) => {
      const sent = bodies[operation.operationId] ?? [[undefined, method === 'DELETE' ? 204 : 200] as const]
      for (const [body, status] of sent) {
        const response = await send(method, path + (queries[operation.operationId] ?? ''), body)
        expect(response.status).toBe(status)
        const text = await response.text()
        expect(violations(operation, status, response.headers.get('content-type'), text)).toEqual([])
      }
    },
  )

  test('restores an exported snapshot', async () => {
    const snapshot = await (await send('GET', '/snapshot')).text()
    expect((await send('PUT', '/snapshot', snapshot)).status).toBe(200)
  })

  test('finds, changes and deletes rows', async () => {
    const read = async (path: string) => (await send('GET', path)).json()
    const { items, total } = (await read('/rows?collection=volumes&limit=1')) as {
      items: { id: string; name: string }[]
      total: number
    }
    const [row] = items
    expect(total).toBeGreaterThan(1)
    const put = await send('PUT', '/rows?collection=volumes', JSON.stringify({ ...row, name: 'renamed' }))
    expect(await put.json()).toMatchObject({ id: row?.id, name: 'renamed' })
    expect(await read('/rows?collection=volumes&q=renamed')).toMatchObject({ total: 1 })
    expect((await send('DELETE', `/rows?collection=volumes&id=${row?.id}`)).status).toBe(204)
    expect(await read('/rows?collection=volumes&q=renamed')).toEqual({ items: [], total: 0 })
  })

  test.each([
    ['GET', '/rows', 'There is no collection “”. Known: organizations, '],
    ['GET', '/rows?collection=vm', 'There is no collection “vm”; did you mean “vms”?'],
    ['GET', '/rows?collection=nothing', 'There is no collection “nothing”. Known: organizations, '],
    ['GET', '/log?limit=0', 'limit'],
    ['GET', '/rows?collection=vms&limit=many', 'limit: expected a number'],
    ['DELETE', '/rows?collection=vms&id=vm_none', 'There is no vm_none in vms'],
    ['DELETE', '/rows?collection=vms', 'The parameter “id” is missing.'],
    ['GET', '/mails?email=owner@nimbus.example', 'There is no parameter “email”. Known: to'],
    ['DELETE', '/log?filter=status:4xx', 'There is no parameter “filter” here.'],
    ['DELETE', '/sessions?nam=ben', 'There is no parameter “nam”; did you mean “name”?'],
  ])('%s %s is rejected', async (method, path, reason) => {
    const response = await send(method, path)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(reason)
  })

  test('records a session, exports it and replays it', async () => {
    const key = { authorization: 'Bearer nimbus_demo_owner', 'content-type': 'application/json' }
    await send('POST', '/recording', '{"running":true}')
    const body = '{"name":"recorded","region":"us-east","typeId":"voltype_standard","sizeGb":10}'
    const { status } = await fetch(`${server.url}/api/v1/volumes`, { method: 'POST', headers: key, body })
    expect(status).toBe(202)
    const stopped = await send('POST', '/recording', '{"running":false}')
    expect(await stopped.json()).toEqual({ running: false, calls: 1 })
    const recording = await (await send('GET', '/recording')).text()
    const elsewhere = (method: string, path: string, sent?: string) =>
      fetch(`${server.url}${ADMIN_BASE}${path}`, {
        method,
        headers: { 'x-mock-session': 'elsewhere' },
        ...(sent !== undefined && { body: sent }),
      })
    expect((await elsewhere('GET', '/recording')).status).toBe(400)
    expect((await elsewhere('PUT', '/recording', recording)).status).toBe(200)
    const replayed = await (await elsewhere('POST', '/replay')).json()
    expect(replayed).toMatchObject({ newWorld: true, report: { calls: 1, differences: [] } })
    const { total } = (await (await elsewhere('GET', '/rows?collection=volumes&q="recorded"')).json()) as {
      total: number
    }
    expect(total).toBe(1)
  })

  test('exports answers as fixtures and as an HTTP Archive, and plays both', async () => {
    const headers = { authorization: 'Bearer nimbus_demo_owner' }
    await fetch(`${server.url}/api/v1/volumes?pageSize=1`, { headers })
    const har = await (await send('GET', '/log/har?filter=operation:listVolumes')).text()
    const exported = await send('GET', '/log/fixtures?filter=operation:listVolumes')
    const found = operations.find(({ operation }) => operation.operationId === 'exportFixtures')
    const text = await exported.text()
    expect(found && violations(found.operation, 200, 'application/json', text)).toEqual([])
    expect(JSON.parse(text).module).toContain("fixture('listVolumes', { query: { pageSize: 1 } }")
    expect((await send('PUT', '/scenarios', '{"name":"nothing","dataset":"empty"}')).status).toBe(200)
    const played = await (await send('PUT', '/traffic?scenario=nothing', har)).json()
    expect(played).toMatchObject({ newWorld: true, report: { operations: 1, findings: [] } })
    const response = await fetch(`${server.url}/api/v1/volumes?pageSize=1`, { headers })
    expect(((await response.json()) as { items: unknown[] }).items).toHaveLength(1)
  })

  test('reads a log entry and a mail', async () => {
    await fetch(`${server.url}/api/v1/password-resets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"owner@nimbus.example"}',
    })
    const { items: mails } = (await (await send('GET', '/mails')).json()) as { items: unknown[] }
    expect(mails).not.toEqual([])
    await fetch(`${server.url}/api/v1/vms`, { headers: { authorization: 'Bearer nimbus_demo_owner' } })
    const response = await send('GET', '/log?filter=operation:listVms&limit=1')
    const found = operations.find(({ operation }) => operation.operationId === 'listRequests')
    const text = await response.text()
    expect(JSON.parse(text).items).not.toEqual([])
    expect(found && violations(found.operation, 200, 'application/json', text)).toEqual([])
  })
})
