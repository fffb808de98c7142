import assert from 'node:assert/strict'
import { type Api, bodyOf, type Request } from '../suite/api.ts'
import { ALLOWED, demoKey, keyNameOf, ROLES, SCOPES, type Scope } from '../suite/callers.ts'
import { behaves, type ContractCase } from '../suite/case.ts'
import { type ContractOperation, contract, type OutcomeName } from '../suite/contract.ts'
import { ROLE_PERMISSIONS } from './support/groups.ts'
import { assignRoles, createRole } from './support/roles.ts'
import { sample } from './support/sample.ts'
import { vmThatIs } from './support/vms.ts'

/** Authentication: session, or key with a scope. */
type Way = 'session' | Scope

/**
 * Expected outcome by the contract. Requests have an unknown parameter, so a permitted caller gets a 400 without side
 * effects.
 */
function expected(operation: ContractOperation, held: readonly string[], way: Way): OutcomeName {
  const may = '400 invalid_parameters'
  const { signedIn, keyScope, permission } = operation
  if (!signedIn) return may
  if (way !== 'session') {
    if (keyScope === 'none') return '403 session_required'
    if (SCOPES.indexOf(way) < SCOPES.indexOf(keyScope as Scope)) return '403 insufficient_scope'
  }
  return permission === 'none' || held.includes(permission) ? may : '403 permission_denied'
}

/** Calls every operation and compares the outcomes with the contract. */
async function walk(
  api: Api,
  more: Pick<Request, 'as' | 'headers'>,
  should: (operation: ContractOperation) => OutcomeName,
): Promise<void> {
  const responses = []
  for (const operation of contract) {
    const valid = sample(operation)
    const { outcome } = await api.send(operation.id, {
      ...valid,
      as: more.as ?? 'nobody',
      headers: { ...valid.headers, ...more.headers },
      query: { ...valid.query, nonsense: 'x' },
    })
    responses.push(`${operation.id}: ${outcome}`)
  }
  assert.deepEqual(
    responses,
    contract.map((operation) => `${operation.id}: ${should(operation)}`),
  )
}

export const accessCases: readonly ContractCase[] = [
  ...ROLES.flatMap((role) => [
    behaves(ROLE_PERMISSIONS, `every operation, as the ${role}, signed in`, async (api) => {
      await api.logIn(`${role}@nimbus.example`)
      await walk(api, { as: 'session' }, (operation) => expected(operation, ALLOWED[role], 'session'))
    }),
    ...SCOPES.map((scope) =>
      behaves(ROLE_PERMISSIONS, `every operation, with the ${role}’s key of scope ${scope}`, (api) =>
        walk(api, { headers: { authorization: `Bearer ${demoKey(keyNameOf(role, scope))}` } }, (operation) =>
          expected(operation, ALLOWED[role], scope),
        ),
      ),
    ),
  ]),

  behaves(
    ROLE_PERMISSIONS,
    'every operation, as a viewer with custom roles, signed in and by key',
    async (api) => {
      const added = [
        ['view_logs', 'manage_team'],
        ['view_billing', 'view_logs'],
      ] as const
      const given = []
      for (const [index, permissions] of added.entries()) {
        given.push(await createRole(api, { name: `Walk ${index}`, permissions: [...permissions] }))
      }
      const email = 'viewer@nimbus.example'
      await assignRoles(
        api,
        email,
        given.map(({ id }) => id),
      )
      await api.logIn(email)
      await walk(api, { as: 'session' }, (operation) => expected(operation, added.flat(), 'session'))
      const headers = { authorization: `Bearer ${demoKey('viewer')}` }
      await walk(api, { headers }, (operation) => expected(operation, added.flat(), 'full_access'))
    },
  ),

  behaves(ROLE_PERMISSIONS, 'every operation, anonymously', (api) =>
    walk(api, {}, ({ signedIn }) => (signedIn ? '401 not_authenticated' : '400 invalid_parameters')),
  ),

  behaves(ROLE_PERMISSIONS, 'every operation, with a key that has expired', (api) =>
    walk(api, { as: 'expired' }, ({ signedIn, keyScope }) =>
      !signedIn
        ? '400 invalid_parameters'
        : keyScope === 'none'
          ? '403 session_required'
          : '401 invalid_api_key',
    ),
  ),

  behaves('access', 'a session has the permissions of its user', async (api) => {
    await api.logIn('viewer@nimbus.example')
    const path = { vmId: (await vmThatIs(api, 'running')).id }
    assert.equal((await api.send('getVm', { as: 'session', path })).status, 200)
    assert.equal((await api.send('deleteVm', { as: 'session', path })).outcome, '403 permission_denied')
  }),

  behaves('access', 'a key takes precedence over a cookie', async (api) => {
    await api.logIn('viewer@nimbus.example')
    assert.equal(bodyOf(await api.send('getMe', { as: 'owner' })).email, 'owner@nimbus.example')
    assert.equal((await api.send('getMe', { as: 'expired' })).outcome, '401 invalid_api_key')
  }),

  behaves('access', 'a forged key, another scheme, a forged cookie', async (api: Api) => {
    const withHeader = (authorization: string) =>
      api.send('getMe', { as: 'nobody', headers: { authorization } })
    assert.equal((await withHeader('Bearer nimbus_demo_nobody')).outcome, '401 invalid_api_key')
    assert.equal((await withHeader('Basic b3duZXI6b3duZXI=')).outcome, '401 invalid_api_key')
    assert.equal((await withHeader('bearer nimbus_demo_owner')).status, 200)
  }),
]
