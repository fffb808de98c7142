import { beforeEach, describe, expect, test } from 'vitest'
import { type ControlledMock, startControlledMock } from '../admin/testing.ts'
import { operations } from '../contract/operations.gen.ts'
import { problemDetails } from '../contract/problems.gen.ts'
import { createExchange, type MatchedExchange } from '../engine/exchange.ts'
import { describeForced } from '../handlers/shared/forced-details.ts'
import type { InlineScenario } from './document.ts'
import { readChoice } from './selection.ts'

let mock: ControlledMock
beforeEach(async () => {
  mock = await startControlledMock()
})

const KEY = { authorization: 'Bearer nimbus_demo_owner', 'content-type': 'application/json' }

async function send(method: string, path: string, body?: unknown) {
  const request = new Request(`http://app.test/api/v1${path}`, {
    method,
    headers: KEY,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const outcome = await mock.runtime.handle(request)
  if (outcome.kind !== 'reply') throw new Error(outcome.kind)
  const { status, headers, body: text } = outcome.reply
  return {
    status,
    headers: Object.fromEntries(headers),
    text,
    // biome-ignore lint/suspicious/noExplicitAny: tests check the parts of the body that they name
    body: (typeof text === 'string' && text.startsWith('{') ? JSON.parse(text) : null) as any,
  }
}

const force = (rules: unknown) => mock.control.apply(readChoice(['test', { rules }] as InlineScenario[]))

const refusal = (rules: unknown) => {
  try {
    readChoice({ rules })
  } catch (error) {
    return (error as Error).message
  }
  return null
}

const volume = { name: 'laptop', region: 'us-east', typeId: 'voltype_standard', sizeGb: 10 }

describe('a forced problem', () => {
  test('says who grants a missing permission, as the real one does', async () => {
    const ask = async () => {
      const headers = { ...KEY, authorization: 'Bearer nimbus_demo_viewer' }
      const body = JSON.stringify(volume)
      const request = new Request('http://app.test/api/v1/volumes', { method: 'POST', headers, body })
      const outcome = await mock.runtime.handle(request)
      return outcome.kind === 'reply' ? JSON.parse(String(outcome.reply.body)).detail : outcome.kind
    }
    const detail = await ask()
    expect(detail).toContain('manage_resources')
    expect(detail).toContain('Ask an Owner or Admin.')
    await force([
      { operation: 'createVolume', then: { respond: { status: 403, code: 'permission_denied' } } },
    ])
    expect(await ask()).toBe(detail)
  })

  const firstVm = async () => (await send('GET', '/vms?sort=name')).body.items[0]

  test('names the addressed resource', async () => {
    const vm = await firstVm()
    await force([{ operation: 'startVm', then: { respond: { status: 409, code: 'invalid_state' } } }])
    expect((await send('POST', `/vms/${vm.id}/start`)).body.detail).toContain(vm.name)
    await force([{ operation: 'getVm', then: { respond: { status: 404, code: 'not_found' } } }])
    expect((await send('GET', '/vms/vm_mine')).body.detail).toBe(
      'There is no virtual machine with the ID “vm_mine”.',
    )
  })

  test('names what the body asks for, at its field', async () => {
    await force([{ operation: 'createVolume', then: { respond: { status: 409, code: 'name_taken' } } }])
    expect((await send('POST', '/volumes', volume)).body).toMatchObject({
      detail: 'A volume named laptop already exists.',
      errors: [{ in: 'body', pointer: '/name', code: 'name_taken' }],
    })
  })

  test('carries errors for chosen fields, completed from their schema', async () => {
    const errors = [
      { pointer: '/name', code: 'too_long' },
      { pointer: '/sizeGb', message: 'Odd size.' },
    ]
    const respond = { status: 422, code: 'validation_failed', detail: 'Look again.', errors }
    await force([{ operation: 'createVolume', then: { respond } }])
    expect((await send('POST', '/volumes', volume)).body).toMatchObject({
      detail: 'Look again.',
      errors: [
        { in: 'body', pointer: '/name', code: 'too_long', message: expect.stringContaining('at most') },
        { in: 'body', pointer: '/sizeGb', message: 'Odd size.' },
      ],
    })
  })

  test('rejects fields that the operation does not have', () => {
    const respond = { status: 422, code: 'validation_failed', errors: [{ pointer: '/nme' }] }
    expect(refusal([{ operation: 'createVolume', then: { respond } }])).toContain(
      'createVolume has no field “/nme” in the body; did you mean “/name”?',
    )
  })

  test('can be one that the operation does not document', async () => {
    const respond = { status: 402, code: 'payment_required' }
    expect(refusal([{ operation: 'getVm', then: { respond } }])).toContain('getVm never responds with 402')
    await force([{ operation: 'getVm', then: { respond: { ...respond, outsideContract: true } } }])
    expect(await send('GET', '/vms/vm_1')).toMatchObject({ status: 402, body: { code: 'payment_required' } })
    expect(mock.control.log().at(-1)?.violation).toContain('not documented')
  })

  test('never repeats names of the examples', () => {
    const examples =
      /web-01|web-eu|\borders\b|checkout-api|shop\.example|nimbus\.dev|Llama|Storefront|Okafor|Tanabe|Oyelaran|Ada Keller|H200|grace@|8 more GPUs|2026-/
    return mock.runtime.db.read((tx) => {
      for (const operation of Object.values(operations)) {
        const codes = Object.values<{ readonly codes: readonly string[] }>(operation.responses).flatMap(
          (it) => it.codes,
        )
        const exchange = createExchange({
          request: new Request(`http://app.test${operation.path}`, { method: operation.method }),
          ...{ requestId: 'req_1', startedAt: 0, sequenceOnArrival: 0, base: {}, isOffline: false, now: 0 },
          waitUnlocked: (wait) => wait,
        })
        Object.assign(exchange, { operation })
        for (const code of codes) {
          const { detail = problemDetails[code] } = describeForced(exchange as MatchedExchange, tx, code)
          expect(detail, `${operation.id} ${code}`).not.toMatch(examples)
        }
      }
    })
  })
})

describe('a whole body', () => {
  const empty = { items: [], page: 1, pageSize: 25, total: 0 }

  test('replaces the response, with its headers', async () => {
    const respond = { status: 200, body: empty, headers: { 'X-Trace': 't1' } }
    await force([{ operation: 'listSshKeys', then: { respond: { status: 200, body: { items: [] } } } }])
    expect((await send('GET', '/ssh-keys')).body).toEqual({ items: [] })
    await force([{ operation: 'listVms', then: { respond: { ...respond, outsideContract: true } } }])
    expect(await send('GET', '/vms')).toMatchObject({
      status: 200,
      headers: { 'X-Trace': 't1' },
      body: empty,
    })
  })

  test('runs no handler', async () => {
    await force([{ operation: 'deleteSshKey', then: { respond: { status: 204 } } }])
    const before = (await send('GET', '/ssh-keys')).body.items
    expect((await send('DELETE', `/ssh-keys/${before[0].id}`)).status).toBe(204)
    expect((await send('GET', '/ssh-keys')).body.items).toEqual(before)
  })

  test.each([
    [{ status: 200, body: { items: [{}] } }, 'listSshKeys 200 /items/0/id: This is required.'],
    [{ status: 201, body: {} }, 'listSshKeys never responds with 201; documented: 200'],
    [{ status: 401 }, 'listSshKeys 401 requires a code; documented: not_authenticated'],
    [{ status: 200 }, 'listSshKeys 200 body: This must be of type object.'],
    [
      { status: 200, body: {}, headers: { 'Content-Length': '1' } },
      'a rule can’t set the header Content-Length',
    ],
  ])('%j is rejected', (respond, reason) => {
    expect(refusal([{ operation: 'listSshKeys', then: { respond } }])).toContain(reason)
  })

  test('says how to respond like that nevertheless', async () => {
    const respond = { status: 200, body: { items: 'none' } }
    expect(refusal([{ operation: 'listSshKeys', then: { respond } }])).toContain('"outsideContract": true')
    await force([{ operation: 'listSshKeys', then: { respond: { ...respond, outsideContract: true } } }])
    expect((await send('GET', '/ssh-keys')).body).toEqual({ items: 'none' })
    expect(mock.control.log().at(-1)).toMatchObject({ violation: expect.stringContaining('/items') })
  })

  test('can be a page of a proxy', async () => {
    const respond = {
      ...{ status: 502, body: '<h1>Bad gateway</h1>', headers: { 'content-type': 'text/html' } },
      outsideContract: true,
    }
    await force([{ operation: 'listVms', then: { respond } }])
    expect(await send('GET', '/vms')).toMatchObject({
      ...{ status: 502, text: '<h1>Bad gateway</h1>', headers: { 'content-type': 'text/html' } },
    })
  })
})

describe('a patch', () => {
  const rename = { patch: [{ op: 'replace', path: '/items/0/name', value: 'renamed' }] }

  test('changes the real response, and nothing else', async () => {
    const { body } = await send('GET', '/ssh-keys')
    await force([{ operation: 'listSshKeys', then: { respond: { ...rename, headers: { ETag: '"1"' } } } }])
    const changed = await send('GET', '/ssh-keys')
    expect(changed.body.items[0]).toEqual({ ...body.items[0], name: 'renamed' })
    expect(changed.body.items.slice(1)).toEqual(body.items.slice(1))
    expect(changed.headers).toMatchObject({ etag: '"1"', 'x-request-id': expect.any(String) })
    expect(changed.headers['content-type']).toBe('application/json')
  })

  test('leaves errors as they are', async () => {
    await force([{ operation: 'getVm', then: { respond: rename } }])
    expect((await send('GET', '/vms/vm_none')).status).toBe(404)
  })

  test.each([
    ['does not fit', { op: 'replace', path: '/items/999/name', value: 'x' }],
    ['breaks the contract', { op: 'replace', path: '/items/0/name', value: 1 }],
  ])('that %s is reported', async (_, operation) => {
    await force([{ operation: 'listSshKeys', then: { respond: { patch: [operation] } } }])
    // The mock under test throws what it reports.
    await expect(send('GET', '/ssh-keys')).rejects.toThrow(operation.path)
  })

  test('may break the contract on purpose', async () => {
    const patch = [{ op: 'remove', path: '/items' }]
    await force([{ operation: 'listSshKeys', then: { respond: { patch, outsideContract: true } } }])
    expect((await send('GET', '/ssh-keys')).body).toEqual({})
    expect(mock.control.log().at(-1)?.violation).toContain('/items')
  })
})

test('a rule that is off does nothing, and keeps its count', async () => {
  const rule = {
    operation: 'listVms',
    when: { times: 2 },
    then: { respond: { status: 503, code: 'unavailable' } },
  }
  await force([rule])
  expect((await send('GET', '/vms')).status).toBe(503)
  const [loaded] = mock.control.scenario.rules
  mock.control.adjust({ rules: [{ ...loaded, enabled: false } as never] })
  expect((await send('GET', '/vms')).status).toBe(200)
  mock.control.adjust({ rules: [loaded as never] })
  expect((await send('GET', '/vms')).status).toBe(503)
  expect((await send('GET', '/vms')).status).toBe(200)
})
