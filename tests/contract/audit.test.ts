import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin } from '#mocks/admin/admin.ts'
import { createControl } from '#mocks/admin/control.ts'
import { type Operation, operations } from '#mocks/contract/operations.gen.ts'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { findRoute } from '#mocks/engine/router.ts'
import type { EngineOutcome, EngineRequest } from '#mocks/engine/types.ts'
import { Queue } from '#mocks/kernel/queue.ts'
import { API_BASE } from '#mocks/runtime/addresses.ts'
import { type Runtime, startRuntime } from '#mocks/runtime/runtime.ts'
import { compose, readSelection } from '#mocks/scenarios/selection.ts'
import { serve } from '#mocks/server/http.ts'
import { cases } from './cases/index.ts'
import { fetchDriver } from './drivers/fetch.ts'
import { handleDriver } from './drivers/handle.ts'
import { Api } from './suite/api.ts'
import { demoKey } from './suite/callers.ts'
import { operationOf } from './suite/contract.ts'
import { Coverage } from './suite/coverage.ts'

/* Repeats each contract case that calls a non-GET operation, and counts audit entries after each request. */

/** Numbers of entries by operation and success. */
interface Written {
  readonly succeeded: Set<number>
  readonly denied: Set<number>
}

const written = new Map<string, Written>()

let runtime: Runtime
let server: ReturnType<typeof serve>
let api: Api

beforeAll(async () => {
  runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: Date.now,
      appUrl: 'http://console.test',
      report: () => {},
    },
    compose(readSelection('test')),
  )
  const admin = createAdmin(createControl(runtime))
  // Sequential, so that entries can be attributed to requests.
  const turns = new Queue()
  const handle = (request: EngineRequest) =>
    turns.run(
      async () => (await admin(request)) ?? (await withAuditCount(request, await runtime.handle(request))),
    )
  server = serve(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  api = new Api(fetchDriver(`http://127.0.0.1:${port}`), new Coverage(), demoKey, handleDriver(handle))
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await runtime.close()
})

/** Entries of a request. Those of jobs that it triggered have the id of the request that asked for them. */
const countOf = (requestId: string | undefined) =>
  runtime.db.read((tx) => tx.auditEntries.count((entry) => entry.requestId === requestId))

async function withAuditCount(request: EngineRequest, outcome: EngineOutcome): Promise<EngineOutcome> {
  const [pathname = ''] = request.url.slice(API_BASE.length).split('?')
  const matched = findRoute(request.method, pathname)
  if (matched.kind !== 'operation' || outcome.kind !== 'reply') return outcome
  const { status, headers } = outcome.reply
  const more = await countOf(headers.find(([name]) => name === 'x-request-id')?.[1])
  const isReplay = headers.some(([name]) => name === 'idempotency-replayed')
  const { id } = matched.operation
  const of = written.get(id) ?? { succeeded: new Set(), denied: new Set() }
  written.set(id, of)
  ;(status < 400 && !isReplay ? of.succeeded : of.denied).add(more)
  return outcome
}

/** Operations without a user: unknown address, not signed in. */
const MAY_CONCERN_NOBODY = ['requestPasswordReset', 'logOut', 'purchaseDomain', 'answerDomainPurchase']
/** Failed sign-ins are recorded. */
const SIGN_INS = ['logIn', 'completeLogIn']

const walked = cases.filter(
  ({ reaches }) => reaches !== null && operationOf(reaches.operation).method !== 'GET',
)

test('every successful change is in the audit log once, and no denied one', async () => {
  for (const { run } of walked) {
    await api.begin()
    // The case's own result is checked elsewhere.
    await run(api).catch(() => {})
    await api.end().catch(() => {})
  }
  const wrong: string[] = []
  for (const [id, { succeeded, denied }] of written) {
    const route = Object.values<Operation>(operations).find((it) => it.id === id)
    const wanted = route?.audited ? (MAY_CONCERN_NOBODY.includes(id) ? [0, 1] : [1]) : [0]
    if ([...succeeded].some((it) => !wanted.includes(it)))
      wrong.push(`${id}: ${[...succeeded]} for a success`)
    const allowed = SIGN_INS.includes(id) ? [0, 1] : [0]
    if ([...denied].some((it) => !allowed.includes(it))) wrong.push(`${id}: ${[...denied]} for a refusal`)
  }
  expect(wrong).toEqual([])

  const unseen = Object.values<Operation>(operations).filter(
    ({ id, audited }) => audited && !written.get(id)?.succeeded.has(1),
  )
  expect(unseen.map(({ id }) => id)).toEqual([])
}, 180_000)
