import type { Actor, FirewallRow, LoadBalancerRow, OrganizationRow, ResourceRow, VmRow } from '../db/index.ts'
import { listLimit } from '../handlers/shared/list-limit.ts'
import { MAX_SESSIONS, openSessions, sessionLifetime } from '../handlers/shared/sessions.ts'
import { DAY, HOUR, MINUTE } from '../kernel/duration.ts'
import { addressesInUse, PublicAddresses } from '../world/addresses.ts'
import { drawPassword } from '../world/database-users.ts'
import { billingMonthOf } from '../world/ledger/billing-month.ts'
import { ActivityBuilder } from './activity-builder.ts'
import { addAuditEntry, OLDER_THAN_LOG } from './audit.ts'
import { draw, seedId } from './base.ts'
import { numbered } from './large.ts'
import { EVERY_TEN_SECONDS } from './load-balancers/plan.ts'
import { DEFAULT_PROJECT, projectOf, sshKeyOf } from './organization.ts'
import { actorsAmong, DEMO_PEOPLE, userId } from './people.ts'
import { plannedRow } from './planned.ts'
import type { SeedContext } from './seed-context.ts'

/** User whose sessions are filled up. */
const OWNER = 'owner@nimbus.example'

/** Age of the added sessions, less than their lifetime. */
const SESSION_AGE = 5 * DAY

/** Age of the added resources: they have cost little, and the dashboard's recent activity is newer. */
const RESOURCE_AGE = 12 * HOUR

/** Fills the lists that have a limit, including those of one database and one VM. */
export function fillLists(context: SeedContext): void {
  fillKeys(context)
  fillProjects(context)
  fillBudgets(context)
  fillViews(context)
  fillCards(context)
  fillChannels(context)
  fillSilences(context)
  fillDatabaseUsers(context)
  fillSessions(context)
  const vm = context.tx.vms
    .by('organizationId', context.organization.id)
    .find((row) => isRunningSince(row, context.base.epoch - RESOURCE_AGE))
  if (vm === undefined) return
  fillFirewalls(context, vm)
  fillLoadBalancers(context, vm)
}

function isRunningSince({ status, transition, createdAt }: ResourceRow, at: number): boolean {
  return status === 'running' && transition === null && createdAt <= at
}

/** Adds the missing rows, each with a numbered name. */
function addUntilFull(
  list: Parameters<typeof listLimit>[0],
  count: number,
  add: (number: string) => void,
): void {
  for (let index = 0; index < listLimit(list) - count; index++) add(numbered(index))
}

/** Fields of rows that a user created and changed once. */
function commonFields({ base, organization }: SeedContext) {
  const at = base.epoch - OLDER_THAN_LOG
  const [updatedBy] = actorsAmong(base, DEMO_PEOPLE) as [Actor]
  return { organizationId: organization.id, revision: 1, createdAt: at, updatedAt: at, updatedBy }
}

/** One public key under many names: computing a fingerprint for each would take longer than everything else. */
function fillKeys({ tx, base, organization }: SeedContext): void {
  const owner = {
    organizationId: organization.id,
    userId: userId(base, OWNER),
    joinedAt: organization.createdAt,
  }
  const key = sshKeyOf(base, owner, 'runner')
  addUntilFull('sshKeys', tx.sshKeys.countBy('organizationId', organization.id), (number) => {
    tx.sshKeys.insert({ ...key, id: seedId(base, 'ssh', 'full-lists', number), name: `runner-${number}` })
  })
}

function fillProjects({ tx, base, organization }: SeedContext): void {
  addUntilFull('projects', tx.projects.countBy('organizationId', organization.id), (number) => {
    const project = { name: `Customer ${number}`, description: '' }
    tx.projects.insert(projectOf(base, organization, project, OWNER))
  })
}

/** Budgets that are not reached, so that nobody is notified. */
function fillBudgets(context: SeedContext): void {
  const { tx, base, organization } = context
  const { from, to } = billingMonthOf(organization, base.epoch)
  addUntilFull('budgets', tx.budgets.countBy('organizationId', organization.id), (number) => {
    tx.budgets.insert({
      id: seedId(base, 'budget', 'full-lists', number),
      ...commonFields(context),
      name: `Cost center ${number}`,
      amount: 50_000_000,
      projectId: null,
      thresholds: [{ basis: 'spend', percent: 100 }],
      month: from,
      reached: [],
      checkAt: to,
    })
  })
}

/** Views of one member that only they see. */
function fillViews({ tx, base, organization }: SeedContext): void {
  const at = base.epoch - OLDER_THAN_LOG
  addUntilFull('savedViews', tx.savedViews.countBy('organizationId', organization.id), (number) => {
    tx.savedViews.insert({
      id: seedId(base, 'view', 'full-lists', number),
      organizationId: organization.id,
      userId: userId(base, OWNER),
      name: `Customer ${number}`,
      path: '/compute/vms',
      query: `q=customer-${number}`,
      isShared: false,
      createdAt: at,
      updatedAt: at,
    })
  })
}

function fillCards({ tx, base, organization }: SeedContext): void {
  const expiry = new Date(base.epoch + 700 * DAY)
  addUntilFull('paymentMethods', tx.paymentMethods.countBy('organizationId', organization.id), (number) => {
    tx.paymentMethods.insert({
      id: seedId(base, 'pm', 'full-lists', number),
      organizationId: organization.id,
      brand: 'visa',
      last4: number.slice(-4),
      expiryMonth: expiry.getUTCMonth() + 1,
      expiryYear: expiry.getUTCFullYear(),
      holderName: 'Ada Keller',
      isDefault: false,
      isConfirmed: true,
      createdAt: base.epoch - OLDER_THAN_LOG,
    })
  })
}

function fillChannels(context: SeedContext): void {
  const { tx, base, organization } = context
  const { length: count } = tx.notificationChannels.by('organizationId', organization.id)
  addUntilFull('notificationChannels', count, (number) => {
    tx.notificationChannels.insert({
      id: seedId(base, 'channel', 'full-lists', number),
      ...commonFields(context),
      name: `Customer ${number}`,
      type: 'email',
      destination: `alerts-${number}@nimbus.example`,
      enabled: true,
      lastSentAt: null,
    })
  })
}

/** Silences of a rule without open alerts, so that alerts stay as they are. */
function fillSilences({ tx, base, organization }: SeedContext): void {
  const { id: organizationId } = organization
  const open = new Set(tx.alerts.by('openIn', organizationId).map(({ ruleId }) => ruleId))
  const rule = tx.alertRules.by('organizationId', organizationId).find(({ id }) => !open.has(id))
  const [createdBy] = actorsAmong(base, DEMO_PEOPLE)
  if (rule === undefined || createdBy === undefined) return
  addUntilFull('alertSilences', tx.alertSilences.countBy('organizationId', organizationId), (number) => {
    tx.alertSilences.insert({
      id: seedId(base, 'silence', 'full-lists', number),
      organizationId,
      rule: { id: rule.id, name: rule.name },
      resource: null,
      reason: `Maintenance ${number}`,
      startsAt: base.epoch - OLDER_THAN_LOG,
      endsAt: base.epoch + 7 * DAY,
      createdBy,
    })
  })
}

function fillDatabaseUsers({ tx, base, organization }: SeedContext): void {
  const at = base.epoch - OLDER_THAN_LOG
  const database = tx.databases.by('organizationId', organization.id).find((row) => isRunningSince(row, at))
  if (database === undefined) return
  addUntilFull('databaseUsers', tx.databaseUsers.countBy('databaseId', database.id), (number) => {
    tx.databaseUsers.insert({
      id: seedId(base, 'dbu', 'full-lists', number),
      organizationId: organization.id,
      databaseId: database.id,
      name: `tenant_${number}`,
      role: 'read_only',
      isPrimary: false,
      password: drawPassword(draw(base, 'full-lists', number)),
      createdAt: at,
      passwordChangedAt: at,
      oldPasswordUntil: null,
    })
  })
}

function fillSessions(context: SeedContext): void {
  const { tx, base, organization } = context
  const owner = userId(base, OWNER)
  const missing = MAX_SESSIONS - openSessions(tx, owner, base.epoch).length
  for (let index = 0; index < missing; index++) {
    const createdAt = base.epoch - SESSION_AGE - index * MINUTE
    const ip = '203.0.113.24'
    addAuditEntry(context, { at: createdAt, operationId: 'logIn', resource: null, ip })
    tx.sessions.insert({
      id: seedId(base, 'ses', 'full-lists', index),
      token: draw(base, 'session-token', 'full-lists', index).id('s', 32),
      userId: owner,
      organizationId: organization.id,
      remembered: true,
      device: 'Firefox on Linux',
      location: 'Berlin, Germany',
      ip,
      createdAt,
      lastActiveAt: createdAt,
      expiresAt: createdAt + sessionLifetime.remembered,
      endedAt: null,
    })
  }
}

/** Fields of an additional resource. */
function resourceOf({ base, organization }: SeedContext, idPrefix: string, name: string) {
  const now = { status: 'active' as const, sinceHours: RESOURCE_AGE / HOUR }
  const planned = { name, project: DEFAULT_PROJECT.name, ageDays: RESOURCE_AGE / DAY, now }
  return plannedRow(base, organization, idPrefix, planned)
}

/** Adds the activity and the audit entry of an additional resource. */
function recordCreation(
  context: SeedContext,
  type: 'firewall' | 'load_balancer',
  row: FirewallRow | LoadBalancerRow,
): void {
  const { id, name, createdAt: at } = row
  const [owner] = actorsAmong(context.base, DEMO_PEOPLE) as [Actor]
  const history = new ActivityBuilder(context.base, type, row)
  history.add('created', `Created ${name}`, owner, at)
  for (const activity of history.activities) context.tx.activities.insert(activity)
  const operationId = type === 'firewall' ? 'createFirewall' : 'createLoadBalancer'
  addAuditEntry(context, { at, operationId, resource: { type, id, name } })
}

function fillFirewalls(context: SeedContext, vm: VmRow): void {
  const { tx, base, organization } = context
  const { updatedBy } = commonFields(context)
  addUntilFull('firewallsOfVm', tx.firewallAssignments.countBy('vmId', vm.id), (number) => {
    const common = resourceOf(context, 'fw', `customer-${number}`)
    const firewall = tx.firewalls.insert({
      ...common,
      tags: [],
      description: '',
      planId: 'fwplan_basic',
      defaultInbound: 'deny',
      defaultOutbound: 'allow',
      rules: [],
      rulesRevision: 1,
      rulesUpdatedAt: common.createdAt,
      rulesUpdatedBy: updatedBy,
    })
    recordCreation(context, 'firewall', firewall)
    tx.firewallAssignments.insert({
      id: seedId(base, 'fwa', common.id, vm.id),
      organizationId: organization.id,
      firewallId: common.id,
      vmId: vm.id,
      assignedAt: common.createdAt,
    })
  })
  allow(context, 'firewalls', tx.firewalls.countBy('organizationId', organization.id))
}

function fillLoadBalancers(context: SeedContext, vm: VmRow): void {
  const { tx, base, organization } = context
  const addresses = new PublicAddresses(() => addressesInUse(tx))
  addUntilFull('loadBalancersOfVm', tx.loadBalancerTargets.countBy('vmId', vm.id), (number) => {
    const common = resourceOf(context, 'lb', `customer-${number}`)
    const balancer = tx.loadBalancers.insert({
      ...common,
      tags: [],
      region: vm.region,
      type: 'application',
      ip: addresses.allocate(base.seed, common.id),
      activeSince: common.createdAt,
      pointedTo: [],
      algorithm: 'round_robin',
      listeners: [{ protocol: 'http', port: 80, targetPort: 8080, certificateId: null }],
      healthCheck: { protocol: 'tcp', port: 8080, ...EVERY_TEN_SECONDS },
      routing: { rules: [], defaultVmIds: [] },
      stickySessions: null,
    })
    recordCreation(context, 'load_balancer', balancer)
    tx.loadBalancerTargets.insert({
      id: seedId(base, 'lbt', common.id, vm.id),
      organizationId: organization.id,
      loadBalancerId: common.id,
      vmId: vm.id,
      addedAt: common.createdAt,
      drainedFrom: null,
    })
  })
  allow(context, 'load_balancers', tx.loadBalancers.countBy('organizationId', organization.id))
}

/** Raises a quota, so that the full list rejects an entry and not the quota. */
function allow(
  { tx, organization: { id } }: SeedContext,
  quota: keyof OrganizationRow['quotas'],
  used: number,
): void {
  const organization = tx.organizations.get(id)
  if (organization === undefined) return
  const quotas = { ...organization.quotas, [quota]: Math.max(organization.quotas[quota], used + 10) }
  tx.organizations.update(id, { quotas })
}
