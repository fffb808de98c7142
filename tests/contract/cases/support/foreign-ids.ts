import assert from 'node:assert/strict'
import type { OperationId, PathOf } from '#mocks/engine/types.ts'
import { type Api, bodyOf } from '../../suite/api.ts'
import { behaves, type ContractCase } from '../../suite/case.ts'
import { type ContractOperation, contract } from '../../suite/contract.ts'
import { TENANCY } from './groups.ts'
import { sample } from './sample.ts'
import { signUpOf } from './sign-ups.ts'

/** Name of a parameter of any path. */
type PathParameter = {
  [Op in OperationId]: string extends keyof PathOf<Op> ? never : keyof PathOf<Op> & string
}[OperationId]

/** Way to get an id of the demo organization. */
type Source =
  | { readonly list: string }
  | { readonly make: (api: Api) => Promise<string> }
  | { readonly exempt: string }

/**
 * Path parameters whose id does not come from their parent's list (`/vms/{vmId}/notes` for `/vms/{vmId}/notes/{vmNoteId}`),
 * where it is created if the list is empty.
 */
const sources: Readonly<Partial<Record<PathParameter, Source>>> = {
  alertSilenceId: { make: silenceAlerts },
  apiKeyId: { exempt: 'belongs to a person' },
  avatarId: { exempt: 'open to everybody' },
  bulkOperationId: { make: startBulkOperation },
  cardConfirmationId: { exempt: 'exists only while a bank asks' },
  challengeId: { exempt: 'before the sign-in' },
  domainPurchaseId: { exempt: 'open to everybody who has the address' },
  invitationId: { list: '/members' },
  marketplaceAppId: { exempt: 'an app of the catalog' },
  resourceId: { list: '/vms' },
  sessionId: { exempt: 'belongs to a person' },
  signUpId: { exempt: 'before the sign-in' },
  token: { exempt: 'the secret of a link' },
  vmId: { list: '/vms' },
}

/** For each operation with ids in its path: ids of another organization get 404, like unknown ids. */
export function foreignIdCases(): ContractCase[] {
  return contract.filter(hasForeignIds).map((operation) =>
    behaves(TENANCY, `${operation.id} responds with 404 to another organization's id`, async (api) => {
      const path = await idsFor(api, operation)
      await signUpOf(api)
      const response = await api.send(operation.id, { ...sample(operation), as: 'session', path })
      assert.equal(response.outcome, '404 not_found')
    }),
  )
}

function hasForeignIds({ signedIn, parameters }: ContractOperation): boolean {
  const ids = parameters.filter((it) => it.in === 'path')
  return signedIn && ids.length > 0 && ids.every(({ name }) => !isExempt(sources[name as PathParameter]))
}

const isExempt = (source: Source | undefined) => source !== undefined && 'exempt' in source

/** Ids of the demo organization for a path. */
async function idsFor(api: Api, { path, parameters }: ContractOperation): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const { name } of parameters.filter((it) => it.in === 'path')) {
    const source = sources[name as PathParameter]
    if (source !== undefined && 'make' in source) {
      ids[name] = await source.make(api)
      continue
    }
    const list =
      source !== undefined && 'list' in source ? source.list : path.slice(0, path.indexOf(`/{${name}}`))
    ids[name] = await firstId(api, list, ids, name)
  }
  return ids
}

const HOW_TO_FIX =
  'in tests/contract/cases/support/foreign-ids.ts, name another list, or create one with `make`'

async function firstId(api: Api, list: string, path: Record<string, string>, name: string): Promise<string> {
  const operation = contract.find((it) => it.method === 'GET' && it.path === list)
  assert.ok(operation, `no operation lists ${list}; ${HOW_TO_FIX}`)
  if (operation.keyScope === 'none') await api.logIn('owner@nimbus.example')
  const { body } = await api.send(operation.id, { ...sample(operation), path })
  const items = (Array.isArray(body) ? body : (body as { items: unknown[] }).items) as Record<
    string,
    unknown
  >[]
  const id = items
    .map((it) => (it.invitation as { id?: string } | null)?.id ?? it.id)
    .find((it) => idOf(it, name))
  if (typeof id === 'string') return id
  const creation = contract.find((it) => it.method === 'POST' && it.path === list)
  assert.ok(creation, `the seed has nothing at ${list} for ${name}; ${HOW_TO_FIX}`)
  const created = await api.send(creation.id, { ...sample(creation), path })
  const { status } = created
  assert.ok(status < 300, `${creation.id} responds to its example with ${status}; for ${name}, ${HOW_TO_FIX}`)
  return (created.body as { readonly id: string }).id
}

/** Shared entries, such as team roles, have words as ids. */
const idOf = (id: unknown, name: string) =>
  typeof id === 'string' && /_[a-z0-9]*\d/.test(id) && (name === 'invitationId') === id.startsWith('invite_')

export async function silenceAlerts(api: Api): Promise<string> {
  const ruleId = await firstId(api, '/alert-rules', {}, 'alertRuleId')
  const body = { ruleId, durationMinutes: 60, reason: 'Planned work' }
  return bodyOf(await api.send('createAlertSilence', { body })).id
}

/** Bulk operation of an item that doesn't exist. */
export async function startBulkOperation(api: Api): Promise<string> {
  const selection = { by: 'ids', ids: ['vm_nowhere'] } as const
  const body = { resourceType: 'vm', action: 'start', selection } as const
  return bodyOf(await api.send('createBulkOperation', { body })).id
}
