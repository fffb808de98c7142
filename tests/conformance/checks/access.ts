import assert from 'node:assert/strict'
import { sample } from '../../contract/cases/support/sample.ts'
import type { Caller, Request } from '../../contract/suite/api.ts'
import { ALLOWED, keyNameOf, ROLES, type Role, SCOPES, type Scope } from '../../contract/suite/callers.ts'
import {
  type ContractOperation,
  contract,
  type OutcomeName,
  operationOf,
} from '../../contract/suite/contract.ts'
import { apiCheck, type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { harmlessRequest, responseToCaller } from '../denials.ts'
import { assertAllowed, assertOutcome } from '../expect.ts'
import { Skip } from '../skip.ts'

const isStream = ({ responses }: ContractOperation) =>
  responses.some(({ contentType }) => contentType === 'text/event-stream')

const guarded = contract.filter(({ signedIn }) => signedIn)

/** Fails unless credentials are rejected before anything else about the request. */
async function assertNotAuthenticated(
  context: CheckContext,
  operation: ContractOperation,
  request: Request,
  codes: readonly string[],
) {
  const response = await context.api.send(operation.id, { ...harmlessRequest(operation), ...request })
  assertOutcome(
    response,
    codes.map((code) => `401 ${code}` as const),
  )
}

/** Fails if the caller gets another response than a denial. */
async function assertDenied(
  context: CheckContext,
  operation: ContractOperation,
  as: Caller,
  outcomes: readonly OutcomeName[],
) {
  const response = await responseToCaller(context, operation, as)
  if (!response) throw new Skip(`needs an item for ${operation.path}`)
  assertOutcome(response, outcomes)
}

export const accessChecks: readonly Check[] = [
  ...guarded.map((operation) =>
    check('access', operation.id, 'rejects anonymous requests', (context) =>
      assertNotAuthenticated(context, operation, { as: 'nobody' }, ['not_authenticated']),
    ),
  ),
  ...guarded
    .filter(({ keyScope }) => keyScope !== 'none')
    .map((operation) =>
      check('access', operation.id, 'rejects an unknown key', (context) =>
        assertNotAuthenticated(
          context,
          operation,
          {
            as: 'nobody',
            headers: { ...harmlessRequest(operation).headers, authorization: 'Bearer made-up' },
          },
          ['invalid_api_key'],
        ),
      ),
    ),
  ...guarded
    .filter(({ keyScope }) => keyScope === 'none')
    .map((operation) =>
      check('access', operation.id, 'rejects a key where a session is required', (context) =>
        assertDenied(context, operation, 'owner', ['403 session_required']),
      ),
    ),
  ...(['listVms', 'createVm', 'listInvoices'] as const).map((id) =>
    check('access', id, 'rejects an expired key', (context) =>
      assertNotAuthenticated(context, operationOf(id), { as: 'expired' }, ['invalid_api_key']),
    ),
  ),
  apiCheck('access', 'accepts only the Bearer scheme, in any case', async (context) => {
    const { api } = context
    const withHeader = (authorization: string) =>
      api.send('getMe', { as: 'nobody', headers: { authorization } })
    assert.equal((await withHeader('Basic b3duZXI6b3duZXI=')).outcome, '401 invalid_api_key')
    assert.equal((await withHeader(`bearer ${context.key('owner')}`)).status, 200)
  }),
  apiCheck('access', 'authenticates before it validates', async ({ api }) => {
    const wrong = { query: { nonsense: 1 }, text: '{' }
    assert.equal((await api.send('createVm', { ...wrong, as: 'nobody' })).status, 401)
  }),
]

async function assertLetIn(context: CheckContext, operation: ContractOperation, as: Caller) {
  const request =
    operation.method === 'GET' ? await requestForExisting(context, operation) : harmlessRequest(operation)
  assertAllowed(await context.api.send(operation.id, { ...request, as }))
}

/** Request for something that exists, or a harmless one. */
async function requestForExisting(context: CheckContext, operation: ContractOperation): Promise<Request> {
  try {
    const path = await context.unrecorded(() => context.existing.pathOf(operation))
    return { ...sample(operation), path }
  } catch (error) {
    if (error instanceof Skip) return harmlessRequest(operation)
    throw error
  }
}

export const permissionChecks: readonly Check[] = ROLES.flatMap((role) => [
  ...guarded
    .filter(({ permission }) => permission !== 'none')
    .flatMap((operation) => roleCheck(role, operation)),
  ...guarded
    .filter(({ keyScope }) => keyScope === 'deploy_only' || keyScope === 'full_access')
    .flatMap((operation) =>
      SCOPES.filter((scope) => SCOPES.indexOf(scope) < SCOPES.indexOf(operation.keyScope as Scope)).map(
        (scope) =>
          check(
            'permissions',
            operation.id,
            `denies the ${role} with a key that is ${scope.replace('_', ' ')}`,
            (context) =>
              assertDenied(context, operation, keyNameOf(role, scope), outcomesOf(role, operation)),
          ),
      ),
    ),
])

/** Check of a role's permission; none for a stream that the role may open, which never ends. */
function roleCheck(role: Role, operation: ContractOperation): readonly Check[] {
  const isAllowed = ALLOWED[role].includes(operation.permission)
  if (isAllowed && isStream(operation)) return []
  const title = isAllowed ? `lets the ${role} in` : `keeps the ${role} out`
  return [
    check('permissions', operation.id, title, async (context) => {
      if (operation.keyScope === 'none') await context.signIn(role)
      const as = operation.keyScope === 'none' ? 'session' : role
      if (isAllowed) await assertLetIn(context, operation, as)
      else await assertDenied(context, operation, as, ['403 permission_denied'])
    }),
  ]
}

/** A role that lacks the permission too may be told either. */
const outcomesOf = (role: Role, { permission }: ContractOperation): readonly OutcomeName[] =>
  permission === 'none' || ALLOWED[role].includes(permission)
    ? ['403 insufficient_scope']
    : ['403 insufficient_scope', '403 permission_denied']
