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
import { harmless, responseToCaller } from '../denials.ts'
import { assertAllowed, assertOutcome } from '../expect.ts'
import { Skip } from '../skip.ts'

const isStream = ({ responses }: ContractOperation) =>
  responses.some(({ contentType }) => contentType === 'text/event-stream')

const guarded = contract.filter(({ signedIn }) => signedIn)

/** Fails unless credentials are rejected before anything else about the request. */
async function unauthenticated(
  context: CheckContext,
  operation: ContractOperation,
  request: Request,
  codes: readonly string[],
) {
  const response = await context.api.send(operation.id, { ...harmless(operation), ...request })
  assertOutcome(
    response,
    codes.map((code) => `401 ${code}` as const),
  )
}

/** Fails if the caller gets another response than a denial. */
async function denied(
  context: CheckContext,
  operation: ContractOperation,
  as: Caller,
  outcomes: readonly OutcomeName[],
) {
  const response = await responseToCaller(context, operation, as)
  if (!response) throw new Skip(`the server has nothing that ${operation.path} could stand for`)
  assertOutcome(response, outcomes)
}

export const accessChecks: readonly Check[] = [
  ...guarded.map((operation) =>
    check('access', operation.id, 'rejects anonymous requests', (context) =>
      unauthenticated(context, operation, { as: 'nobody' }, ['not_authenticated']),
    ),
  ),
  ...guarded
    .filter(({ keyScope }) => keyScope !== 'none')
    .map((operation) =>
      check('access', operation.id, 'rejects an unknown key', (context) =>
        unauthenticated(
          context,
          operation,
          { as: 'nobody', headers: { ...harmless(operation).headers, authorization: 'Bearer made-up' } },
          ['invalid_api_key'],
        ),
      ),
    ),
  ...guarded
    .filter(({ keyScope }) => keyScope === 'none')
    .map((operation) =>
      check('access', operation.id, 'rejects a key where a session is required', (context) =>
        denied(context, operation, 'owner', ['403 session_required']),
      ),
    ),
  ...(['listVms', 'createVm', 'listInvoices'] as const).map((id) =>
    check('access', id, 'rejects an expired key', (context) =>
      unauthenticated(context, operationOf(id), { as: 'expired' }, ['invalid_api_key']),
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

async function letIn(context: CheckContext, operation: ContractOperation, as: Caller) {
  const request = operation.method === 'GET' ? await readable(context, operation) : harmless(operation)
  assertAllowed(await context.api.send(operation.id, { ...request, as }))
}

/** Request for something that exists, or a harmless one. */
async function readable(context: CheckContext, operation: ContractOperation): Promise<Request> {
  try {
    const path = await context.aside(() => context.existing.pathOf(operation))
    return { ...sample(operation), path }
  } catch (error) {
    if (error instanceof Skip) return harmless(operation)
    throw error
  }
}

export const permissionChecks: readonly Check[] = ROLES.flatMap((role) => [
  ...guarded
    .filter(({ permission }) => permission !== 'none')
    .filter((operation) => !isStream(operation) || !ALLOWED[role].includes(operation.permission))
    .map((operation) =>
      check(
        'permissions',
        operation.id,
        ALLOWED[role].includes(operation.permission) ? `lets the ${role} in` : `keeps the ${role} out`,
        async (context) => {
          const may = ALLOWED[role].includes(operation.permission)
          if (operation.keyScope === 'none') await context.signIn(role)
          const as = operation.keyScope === 'none' ? 'session' : role
          if (may) await letIn(context, operation, as)
          else await denied(context, operation, as, ['403 permission_denied'])
        },
      ),
    ),
  ...guarded
    .filter(({ keyScope }) => keyScope === 'deploy_only' || keyScope === 'full_access')
    .flatMap((operation) =>
      SCOPES.filter((scope) => SCOPES.indexOf(scope) < SCOPES.indexOf(operation.keyScope as Scope)).map(
        (scope) =>
          check(
            'permissions',
            operation.id,
            `denies the ${role} with a key that is ${scope.replace('_', ' ')}`,
            (context) => denied(context, operation, keyNameOf(role, scope), outcomesOf(role, operation)),
          ),
      ),
    ),
])

/** A role that lacks the permission too may be told either. */
const outcomesOf = (role: Role, { permission }: ContractOperation): readonly OutcomeName[] =>
  permission === 'none' || ALLOWED[role].includes(permission)
    ? ['403 insufficient_scope']
    : ['403 insufficient_scope', '403 permission_denied']
