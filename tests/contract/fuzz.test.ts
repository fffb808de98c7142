import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OperationId } from '#mocks/engine/types.ts'
import type { RandomRequest } from './fuzz/random-request.ts'
import { randomRequests, requestsTo } from './fuzz/requests.ts'
import { validRequests } from './fuzz/valid-requests.ts'
import { type SentRequest, startWorld } from './fuzz/world.ts'
import { responseViolations, schemaErrorsAt } from './suite/check.ts'
import { type ContractOperation, contract, operationOf } from './suite/contract.ts'

/** The same seed sends the same requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302)
/**
 * Number of worlds, and most requests to each. A longer run: `FUZZ_RUNS=2000 npx vitest run --project contract fuzz`.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200)
const REQUESTS = 120
/** Further requests to an operation that accepted, or rejected, none of the random ones. */
const MORE_RUNS = 30

/** Changes that a denied request may make: failed attempts are counted or listed. */
const counted: Partial<
  Record<OperationId, { readonly codes: readonly string[]; readonly collections: readonly string[] }>
> = {
  // Failed sign-ins are recorded.
  logIn: {
    codes: ['invalid_credentials', 'access_suspended', 'no_organization', 'too_many_attempts'],
    collections: ['loginAttempts', 'auditEntries'],
  },
  completeLogIn: {
    codes: ['code_wrong', 'too_many_attempts'],
    collections: ['loginAttempts', 'auditEntries'],
  },
  changePassword: { codes: ['password_wrong'], collections: ['loginAttempts'] },
  startEmailChange: { codes: ['password_wrong'], collections: ['loginAttempts'] },
  confirmEmailChange: { codes: ['code_wrong'], collections: ['loginAttempts'] },
  renewRecoveryCodes: { codes: ['password_wrong', 'code_wrong'], collections: ['loginAttempts'] },
  disableTwoFactor: { codes: ['password_wrong', 'code_wrong'], collections: ['loginAttempts'] },
  closeAccount: { codes: ['password_wrong', 'code_wrong'], collections: ['loginAttempts'] },
  verifySignUp: { codes: ['code_wrong'], collections: ['signUps'] },
  // The invoice lists its failed payments.
  payInvoice: { codes: ['card_declined', 'card_expired'], collections: ['payments'] },
}

/**
 * Operations that random input can't reach: authenticator codes, invitations to another organization, a plan that can be
 * changed (the demo organization's is negotiated).
 */
const outOfReach: ReadonlySet<OperationId> = new Set([
  'completeLogIn',
  'confirmTwoFactor',
  'renewRecoveryCodes',
  'disableTwoFactor',
  'acceptInvitation',
  'previewPlanChange',
  'changePlan',
  'cancelPlan',
])

test(`any requests in any order, seed ${SEED}`, { timeout: RUNS * 500 + 10_000 }, async ({ annotate }) => {
  const world = await startWorld()
  const seen = new Map<string, number>()
  const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1)

  async function sendAll(requests: readonly RandomRequest[]): Promise<void> {
    await world.begin()
    for (const request of requests) {
      const sent = await world.send(request)
      checkResponse(request, sent)
      assert.deepEqual(world.violations.splice(0), [])
      count(sent.response.status < 300 ? `${request.operation} accepted` : `${request.operation} rejected`)
    }
  }

  await fc.assert(
    fc.asyncProperty(randomRequests(REQUESTS), async (requests) => {
      await sendAll(requests)
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: false },
  )

  const total = [...seen.values()].reduce((sum, it) => sum + it, 0)
  await annotate(`${total} requests in ${RUNS} worlds`)
  // Random values alone would rarely get past the first check.
  const never = (outcome: string) =>
    contract.map(({ id }) => id).filter((id) => !seen.has(`${id} ${outcome}`))
  // Draws may miss an outcome of an operation, so send more requests to those operations.
  const more = {
    accepted: validRequests,
    rejected: (operation: ContractOperation) => requestsTo([operation]),
  }
  for (const outcome of ['accepted', 'rejected'] as const) {
    for (const id of never(outcome)) {
      for (const requests of fc.sample(more[outcome](operationOf(id)), { seed: SEED, numRuns: MORE_RUNS })) {
        if (!seen.has(`${id} ${outcome}`)) await sendAll(requests)
      }
    }
  }
  expect(
    never('accepted').filter((id) => !outOfReach.has(id)),
    'no request to these was accepted: give a valid one in fuzz/valid-requests.ts (`before` creates what it needs), and ids that belong together in `links` of fuzz/references.ts',
  ).toEqual([])
  expect(never('rejected')).toEqual([])
})

function checkResponse({ operation, method }: RandomRequest, sent: SentRequest): void {
  const { response, url, body, changed } = sent
  const { status } = response
  const requestText = `${method} ${url} ${body?.slice(0, 500) ?? ''} returned ${status} ${response.text.slice(0, 500)}`
  if (isAddressOf(operation, url)) assert.deepEqual(responseViolations(operation, response), [], requestText)
  else assert.ok(status === 404 || status === 405, requestText)

  if (status < 400) {
    const schema = operationOf(operation).body
    if (schema)
      assert.deepEqual(schemaErrorsAt(schema.schemaPointer, JSON.parse(body ?? 'null')), [], requestText)
    return
  }
  const { code } = JSON.parse(response.text) as { code: string }
  // The only intended failure: an address whose account can't be created.
  if (status >= 500)
    assert.equal(`${operation} ${code}`, 'completeSignUp account_creation_failed', requestText)
  const failure = counted[operation]
  const countable = failure?.codes.includes(code) ? failure.collections : []
  assert.deepEqual(
    changed.filter((collection) => !countable.includes(collection)),
    [],
    requestText,
  )
}

/** True if the URL still matches the operation: unescaped ids may be empty or contain a slash. */
function isAddressOf(id: OperationId, url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  const segments = path.split('/').slice(3)
  const expected = operationOf(id).path.split('/').slice(1)
  return (
    segments.length === expected.length &&
    segments.every((segment, index) => {
      const wanted = expected[index] ?? ''
      return wanted.startsWith('{') ? isName(segment) : segment === wanted
    })
  )
}

function isName(segment: string): boolean {
  try {
    return decodeURIComponent(segment) !== ''
  } catch {
    return false
  }
}
