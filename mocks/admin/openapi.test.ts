import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { memoryStore } from '../db/persistence/memory.ts'
import { type MockServer, startServer } from '../server/start.ts'
import { ADMIN_BASE } from './admin.ts'

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Described>>
}

interface Described {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses: Readonly<Record<string, Described>> }
}

const description = parse(
  readFileSync(join(import.meta.dirname, 'admin.openapi.yaml'), 'utf8'),
) as Description
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'admin', ...description })

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

/** What is wrong with an answer by its description; empty for nothing. */
function complaints({ responses }: Operation, status: number, type: string | null, text: string): unknown[] {
  const said = responses[status]
  const name = said?.$ref?.split('/').at(-1)
  const described = name === undefined ? said : description.components.responses[name]
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
  await fetch(`${server.url}/api/v1/password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"owner@nimbus.example"}',
  })
})
afterAll(() => server.stop())

const ask = (method: string, path: string, body?: string) =>
  fetch(`${server.url}${ADMIN_BASE}${path}`, { method, ...(body !== undefined && { body }) })

test('the description has every route, and none that there is not', async () => {
  const { reasons } = (await (await ask('GET', '/nothing')).json()) as { reasons: string[] }
  expect(operations.map(({ method, path }) => `${method} ${ADMIN_BASE}${path}`).toSorted()).toEqual(
    reasons.toSorted(),
  )
})

describe('what a route answers is as described', () => {
  const bodies: Readonly<Record<string, readonly (readonly [body: string, status: number])[]>> = {
    applyScenario: [
      ['large,slow', 200],
      ['{"persona":"viewer"}', 200],
      ['["test",{"seed":1}]', 200],
      ['lrge', 400],
    ],
    adjustScenario: [
      ['{"network":{"failureRate":0},"live":{"credentials":"omit"},"rules":[]}', 200],
      ['{"dataset":"large"}', 400],
    ],
    moveClock: [
      ['{"advance":"PT1H"}', 200],
      ['{}', 400],
    ],
    moveClockByPost: [['{"pause":true}', 200]],
    restoreSnapshot: [['{}', 400]],
  }

  test.each(operations.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE')))(
    '$method $path',
    async ({ method, path, operation }) => {
      const sent = bodies[operation.operationId] ?? [[undefined, method === 'DELETE' ? 204 : 200] as const]
      for (const [body, status] of sent) {
        const answer = await ask(method, path, body)
        expect(answer.status).toBe(status)
        const text = await answer.text()
        expect(complaints(operation, status, answer.headers.get('content-type'), text)).toEqual([])
      }
    },
  )

  test('a snapshot goes in as it has come out', async () => {
    const snapshot = await (await ask('GET', '/snapshot')).text()
    expect((await ask('PUT', '/snapshot', snapshot)).status).toBe(200)
  })

  test('a line of the log, and a mail', async () => {
    const { items: mails } = (await (await ask('GET', '/mails')).json()) as { items: unknown[] }
    expect(Array.isArray(mails)).toBe(true)
    await fetch(`${server.url}/api/v1/vms`, { headers: { authorization: 'Bearer nimbus_demo_owner' } })
    const answer = await ask('GET', '/log')
    const found = operations.find(({ operation }) => operation.operationId === 'listRequests')
    const text = await answer.text()
    expect(JSON.parse(text).items).not.toEqual([])
    expect(found && complaints(found.operation, 200, 'application/json', text)).toEqual([])
  })
})
