import assert from 'node:assert/strict'
import { API_BASE } from '../../contract/suite/api.ts'
import { type ContractOperation, contract } from '../../contract/suite/contract.ts'
import type { WireResponse } from '../../contract/suite/driver.ts'
import { apiCheck, type Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { Skip } from '../skip.ts'

/** Origin of the console under `npm start`. */
const DEV_SERVER = 'http://localhost:5173'

/** Methods that need no permission (Fetch standard, 2.2.1). */
const SAFE_METHODS = ['GET', 'POST']

/** Response headers that pages may always read (Fetch standard, 2.2.2), or never. */
const NOT_LISTED = ['cache-control', 'content-length', 'content-type', 'set-cookie']

/** Request headers of the contract, in lowercase, as browsers send them. */
export const requestHeaders: readonly string[] = [...new Set(contract.flatMap(sentHeaders))].toSorted()

/** Response headers of the contract that pages may read only if the server says so. */
export const exposedHeaders: readonly string[] = [
  ...new Set(
    contract.flatMap(({ responses }) =>
      responses.flatMap(({ headers }) => headers.map(({ name }) => name.toLowerCase())),
    ),
  ),
]
  .filter((name) => !NOT_LISTED.includes(name))
  .toSorted()

/** Headers of an operation's requests that need permission. */
function sentHeaders({ parameters, body }: ContractOperation): string[] {
  const documented = parameters.filter((it) => it.in === 'header').map(({ name }) => name.toLowerCase())
  return ['authorization', ...(body ? ['content-type'] : []), ...documented].toSorted()
}

/** An operation for each combination of method and request headers. */
const samples = [
  ...new Map(contract.map((it) => [`${it.method} ${sentHeaders(it).join()}`, it] as const)).values(),
]

const pathOf = ({ path }: ContractOperation) => path.replaceAll(/\{\w+\}/g, 'x')

const listOf = (text: string | null) => (text ?? '').split(',').map((it) => it.trim().toLowerCase())

/** Asks as a browser does before a request from another origin. */
function ask(operation: ContractOperation, origin: string, { api }: CheckContext): Promise<WireResponse> {
  const headers = {
    origin,
    'access-control-request-method': operation.method,
    'access-control-request-headers': sentHeaders(operation).join(),
  }
  return api.raw({ method: 'OPTIONS', url: API_BASE + pathOf(operation), headers })
}

/**
 * Origin of the console.
 * @throws Skip if none was given, and the server allows none of its own accord
 */
async function allowedOrigin(context: CheckContext): Promise<string> {
  if (context.origin !== null) return context.origin
  const [first] = samples
  const response = await context.unrecorded(() => ask(first as ContractOperation, DEV_SERVER, context))
  if (response.headers.has('access-control-allow-origin')) return DEV_SERVER
  throw new Skip(`needs --origin: pages of ${DEV_SERVER} are not allowed`)
}

function assertAllowed({ headers }: WireResponse, origin: string, what: string): void {
  assert.equal(
    headers.get('access-control-allow-origin'),
    origin,
    `Access-Control-Allow-Origin of ${what} (“*” is not valid with cookies)`,
  )
  assert.equal(
    headers.get('access-control-allow-credentials'),
    'true',
    `Access-Control-Allow-Credentials of ${what}`,
  )
}

export const corsChecks: readonly Check[] = [
  apiCheck('cors', 'allows every method and header before a request', async (context) => {
    const origin = await allowedOrigin(context)
    for (const operation of samples) {
      const { method } = operation
      const response = await ask(operation, origin, context)
      const what = `the preflight of ${operation.id}`
      assert.ok(
        response.status >= 200 && response.status < 300,
        `${what} returned ${response.status}: a browser sends it without credentials, and needs a 2xx`,
      )
      assertAllowed(response, origin, what)
      const methods = listOf(response.headers.get('access-control-allow-methods'))
      assert.ok(
        SAFE_METHODS.includes(method) || methods.includes(method.toLowerCase()),
        `${what}: Access-Control-Allow-Methods lacks ${method}`,
      )
      const headers = listOf(response.headers.get('access-control-allow-headers'))
      const missing = sentHeaders(operation).filter((name) => !headers.includes(name))
      assert.deepEqual(missing, [], `${what}: headers that Access-Control-Allow-Headers lacks`)
    }
  }),
  apiCheck('cors', 'allows the origin on successes and on problems', async (context) => {
    const origin = await allowedOrigin(context)
    const owner = { origin, ...context.authorization('owner') }
    for (const [status, path, headers] of [
      [200, '/me', owner],
      [401, '/me', { origin }],
      [404, '/nothing', owner],
      [400, '/vms?nonsense=1', owner],
    ] as const) {
      const response = await context.api.raw({ method: 'GET', url: API_BASE + path, headers })
      assert.equal(response.status, status, `GET ${path}`)
      assertAllowed(response, origin, `the ${status} of GET ${path}`)
    }
  }),
  apiCheck('cors', 'exposes the headers of the contract', async (context) => {
    const headers = { origin: await allowedOrigin(context) }
    for (const as of ['owner', 'nobody'] as const) {
      const response = await context.api.send('getMe', { as, headers })
      const exposed = listOf(response.headers.get('access-control-expose-headers'))
      const missing = exposedHeaders.filter((name) => !exposed.includes(name))
      assert.deepEqual(
        missing,
        [],
        `headers that Access-Control-Expose-Headers of getMe ${response.status} lacks`,
      )
    }
  }),
  apiCheck('cors', 'trusts the origin in requests with cookies', async (context) => {
    const origin = await allowedOrigin(context)
    const response = await context.api.send('logIn', {
      as: 'nobody',
      body: { ...context.person('viewer') },
      headers: { origin, 'sec-fetch-site': 'same-site' },
    })
    assert.equal(response.outcome, '200', `signing in from a page of ${origin}`)
  }),
]
