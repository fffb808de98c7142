import assert from 'node:assert/strict'
import { sample } from '../../contract/cases/support/sample.ts'
import type { Caller, Request } from '../../contract/suite/api.ts'
import { ALLOWED, keyNameOf, ROLES, SCOPES, type Scope } from '../../contract/suite/callers.ts'
import { type ContractOperation, contract, operationOf } from '../../contract/suite/contract.ts'
import { apiCheck, type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'

/** Request without side effects even for permitted callers: it has an unknown parameter. */
const harmless = (operation: ContractOperation): Request => {
  const valid = sample(operation)
  return { ...valid, query: { ...valid.query, nonsense: 'x' } }
}

const isStream = ({ responses }: ContractOperation) =>
  responses.some(({ contentType }) => contentType === 'text/event-stream')

const guarded = contract.filter(({ signedIn }) => signedIn)

async function denied(
  context: CheckContext,
  { id, path }: ContractOperation,
  request: Request,
  status: number,
  codes: string[],
) {
  const response = await context.api.send(id, request)
  assert.ok(
    response.status === status && codes.some((code) => response.outcome.endsWith(code)),
    `${path} answered ${response.outcome}, not ${status} ${codes.join(' or ')}`,
  )
}

export const accessChecks: readonly Check[] = [
  ...guarded.map((operation) =>
    check('access', operation.id, 'rejects anonymous requests', (context) =>
      denied(context, operation, { ...harmless(operation), as: 'nobody' }, 401, ['not_authenticated']),
    ),
  ),
  ...guarded
    .filter(({ keyScope }) => keyScope !== 'none')
    .map((operation) =>
      check('access', operation.id, 'rejects an unknown key', (context) =>
        denied(
          context,
          operation,
          {
            ...harmless(operation),
            as: 'nobody',
            headers: { ...harmless(operation).headers, authorization: 'Bearer made-up' },
          },
          401,
          ['invalid_api_key'],
        ),
      ),
    ),
  ...guarded
    .filter(({ keyScope }) => keyScope === 'none')
    .map((operation) =>
      check('access', operation.id, 'rejects a key where a session is required', (context) =>
        denied(context, operation, { ...harmless(operation), as: 'owner' }, 403, ['session_required']),
      ),
    ),
  ...(['listVms', 'createVm', 'listInvoices'] as const).map((id) =>
    check('access', id, 'rejects an expired key', (context) =>
      denied(context, operationOf(id), { ...harmless(operationOf(id)), as: 'expired' }, 401, [
        'invalid_api_key',
      ]),
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
    assert.equal((await api.send('createVm', { ...wrong, as: 'viewer' })).status, 403)
  }),
]

async function asExpected(
  context: CheckContext,
  operation: ContractOperation,
  as: Caller,
  expected: string | null,
) {
  const { outcome, status } = await context.api.send(operation.id, { ...harmless(operation), as })
  if (expected !== null) assert.equal(outcome, expected)
  else assert.ok(status !== 401 && status !== 403, `it may, but the answer is ${outcome}`)
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
          await asExpected(context, operation, as, may ? null : '403 permission_denied')
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
            (context) => asExpected(context, operation, keyNameOf(role, scope), '403 insufficient_scope'),
          ),
      ),
    ),
])
