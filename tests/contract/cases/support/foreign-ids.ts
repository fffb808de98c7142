import assert from 'node:assert/strict'
import type { OperationId, PathOf } from '#mocks/engine/types.ts'
import { type Api, bodyOf } from '../../suite/api.ts'
import { behaves, type ContractCase } from '../../suite/case.ts'
import { type ContractOperation, contract } from '../../suite/contract.ts'
import { sample } from './sample.ts'
import { signUpOf } from './sign-ups.ts'

/** Name of a parameter of any path. */
export type PathParameter = {
  [Op in OperationId]: string extends keyof PathOf<Op> ? never : keyof PathOf<Op> & string
}[OperationId]

/** Ways to get an id of the demo organization: from the parent list, another list, or by creating one. */
type Source =
  | 'its list'
  | { readonly list: string }
  | { readonly make: (api: Api) => Promise<string> }
  | { readonly exempt: string }

/** Every path parameter; a new one without an entry does not compile. */
const sources: Readonly<Record<PathParameter, Source>> = {
  alertId: 'its list',
  alertRuleId: 'its list',
  alertSilenceId: { make: silenceAlerts },
  apiKeyId: { exempt: 'belongs to a person' },
  auditEntryId: 'its list',
  avatarId: { exempt: 'open to everybody' },
  budgetId: 'its list',
  cardConfirmationId: { exempt: 'exists only while a bank asks' },
  cdnDistributionId: 'its list',
  challengeId: { exempt: 'before the sign-in' },
  containerId: 'its list',
  databaseBackupId: 'its list',
  databaseId: 'its list',
  databaseUserId: 'its list',
  dnsZoneId: 'its list',
  domainPurchaseId: { exempt: 'open to everybody who has the address' },
  firewallId: 'its list',
  invitationId: { list: '/members' },
  invoiceId: 'its list',
  loadBalancerId: 'its list',
  logId: 'its list',
  marketplaceAppId: { exempt: 'an app of the catalog' },
  memberId: 'its list',
  notificationChannelId: 'its list',
  notificationId: 'its list',
  paymentMethodId: 'its list',
  projectId: 'its list',
  recommendationId: 'its list',
  resourceId: { list: '/vms' },
  roleId: 'its list',
  sessionId: { exempt: 'belongs to a person' },
  signUpId: { exempt: 'before the sign-in' },
  sshKeyId: 'its list',
  token: { exempt: 'the secret of a link' },
  vmId: { list: '/vms' },
  volumeId: 'its list',
  volumeSnapshotId: 'its list',
}

/** For each operation with ids in its path: ids of another organization get 404, like unknown ids. */
export function foreignIdCases(): ContractCase[] {
  return contract.filter(hasForeignIds).map((operation) =>
    behaves('tenancy', `${operation.id} answers 404 to another organization's id`, async (api) => {
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

const isExempt = (source: Source) => typeof source === 'object' && 'exempt' in source

/** Ids of the demo organization for a path. */
async function idsFor(api: Api, { path, parameters }: ContractOperation): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const { name } of parameters.filter((it) => it.in === 'path')) {
    const source = sources[name as PathParameter]
    if (typeof source === 'object' && 'make' in source) {
      ids[name] = await source.make(api)
      continue
    }
    const list =
      typeof source === 'object' && 'list' in source ? source.list : path.slice(0, path.indexOf(`/{${name}}`))
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
  assert.ok(typeof id === 'string', `the seed has nothing at ${list} for ${name}; ${HOW_TO_FIX}`)
  return id
}

/** Shared entries, such as team roles, have words as ids. */
const idOf = (id: unknown, name: string) =>
  typeof id === 'string' && /_[a-z0-9]*\d/.test(id) && (name === 'invitationId') === id.startsWith('invite_')

export async function silenceAlerts(api: Api): Promise<string> {
  const ruleId = await firstId(api, '/alert-rules', {}, 'alertRuleId')
  const body = { ruleId, durationMinutes: 60, reason: 'Planned work' }
  return bodyOf(await api.send('createAlertSilence', { body })).id
}
