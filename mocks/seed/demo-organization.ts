import {
  collections,
  dryRun,
  type NetworkRow,
  type OrganizationRow,
  type SshKeyRow,
  type Transaction,
  type WorldRows,
} from '../db/index.ts'
import { yieldToPage } from '../kernel/real-time.ts'
import { alertRows } from './alerts.ts'
import { auditRows } from './audit.ts'
import type { SeedBase } from './base.ts'
import { notifyOfInvoices } from './billing-notifications.ts'
import { budgetRows } from './budgets.ts'
import { bulkOperationRows } from './bulk-operations.ts'
import { colleagueRows } from './colleagues.ts'
import { expiryNotifications } from './expiry-notifications.ts'
import { billingRows, currentBillingCycle, enterpriseSubscription } from './invoices.ts'
import { AGE_DAYS } from './large.ts'
import { withLastActivity } from './last-activity.ts'
import { demoNotifications } from './notifications.ts'
import {
  DEFAULT_PROJECT,
  DEMO_PROJECTS,
  defaultNetworks,
  extraNetwork,
  organizationOf,
  projectOf,
  type Quotas,
  sshKeyOf,
} from './organization.ts'
import { pastCharges } from './past-charges.ts'
import {
  actorsAmong,
  apiKeyOf,
  DEMO_KEYS,
  DEMO_PEOPLE,
  peopleRows,
  type SeedMembership,
  userId,
} from './people.ts'
import { resourceRows } from './resources.ts'
import { roleRows } from './roles.ts'
import { savedViewRows } from './saved-views.ts'
import { sessionRows } from './sessions.ts'
import { concatRows, rowsOf } from './target.ts'

/** Data sets of the demo organization. `huge` has 10,000 of each kind of resource, which takes seconds to create. */
export type Dataset = 'default' | 'empty' | 'large' | 'huge'

const DEMO_QUOTAS: Quotas = {
  vms: 50,
  vcpus: 400,
  gpus: 16,
  containers: 100,
  databases: 20,
  volumes: 100,
  storage_gb: 20_000,
  load_balancers: 20,
  firewalls: 50,
  cdn_distributions: 20,
  projects: 1_000,
  users: 1_000,
}

const LARGE_QUOTAS: Quotas = {
  vms: 12_000,
  vcpus: 150_000,
  gpus: 1_000,
  containers: 12_000,
  databases: 12_000,
  volumes: 12_000,
  storage_gb: 20_000_000,
  load_balancers: 12_000,
  firewalls: 12_000,
  cdn_distributions: 12_000,
  projects: 12_000,
  users: 12_000,
}

/** A business in the European Union, so its invoices have no tax (reverse charge). */
const BILLING_DETAILS: OrganizationRow['billingDetails'] = {
  name: 'Nimbus Demo GmbH',
  address: { line1: 'Beispielstraße 12', line2: '', postalCode: '10115', city: 'Berlin', country: 'DE' },
  taxId: 'DE999999999',
}

const FOUNDER = 'owner@nimbus.example'

const SSH_KEYS = [
  { name: 'ada-laptop', email: 'owner@nimbus.example' },
  { name: 'marcus-workstation', email: 'admin@nimbus.example' },
  { name: 'yuki-laptop', email: 'developer@nimbus.example' },
  { name: 'ci-deploy', email: 'admin@nimbus.example' },
]

const EXTRA_NETWORKS: readonly Pick<NetworkRow, 'name' | 'region' | 'cidr'>[] = [
  { name: 'payments', region: 'us-east', cidr: '10.42.0.0/20' },
  { name: 'reporting', region: 'eu-west', cidr: '10.43.0.0/20' },
]

export function isLarge(dataset: Dataset): boolean {
  return dataset === 'large' || dataset === 'huge'
}

/** The organization of the four documented personas. Pauses between its larger parts. */
export async function demoRows(base: SeedBase, dataset: Dataset): Promise<WorldRows> {
  const { organization, ...people } = organizationWithPeople(base, dataset)
  const common = { organizations: [organization], ...people }
  if (dataset === 'empty') return { ...common, ...firstRows(base, organization) }

  const networks = defaultNetworks(base, organization)
  const sshKeys = sshKeyRows(base, people.memberships)
  const actors = actorsAmong(base, DEMO_PEOPLE)
  const resources = resourceRows(base, {
    organization,
    scale: isLarge(dataset) ? 'large' : 'demo',
    largeCount: dataset === 'huge' ? 10_000 : 1_000,
    networks,
    addressesTaken: [],
    sshKeys: sshKeys.slice(0, 2),
    actors,
  })
  await yieldToPage()

  const colleagues = colleagueRows(base, organization)
  const users = [...people.users, ...colleagues.users]
  const memberships = [...people.memberships, ...colleagues.memberships]
  const alerts = alertRows(base, organization, actors, { ...common, users, memberships, ...resources })
  await yieldToPage()

  const projects = DEMO_PROJECTS.map((project) => projectOf(base, organization, project, FOUNDER))
  const pastRows = isLarge(dataset)
    ? {}
    : pastCharges(base, organization, actors, { ...common, ...resources, projects })
  const billed = { ...common, ...concatRows(resources, pastRows), projects }
  const billing = billingRows(base, organization, billed, 'demo')
  const { result: budgets, changes } = dryRun(collections, { ...billed, ...billing }, (tx: Transaction) => {
    notifyOfInvoices(base, tx, billing)
    return budgetRows(base, tx, organization, actors, isLarge(dataset))
  })

  const { invitations } = colleagues
  const sessions = sessionRows(base, organization)
  const savedViews = savedViewRows(base, organization)
  const bulkOperations = bulkOperationRows(base, organization, actors, resources)
  const auditEntries = auditRows(base, organization, {
    ...billed,
    ...alerts,
    ...billing,
    ...bulkOperations,
    savedViews,
    users,
    sessions,
    invitations,
    sshKeys,
  })
  const notifications = [
    ...(alerts.notifications ?? []),
    ...rowsOf(changes, 'notifications'),
    ...expiryNotifications(base, { ...common, ...resources }),
  ]
  return {
    ...billed,
    sessions,
    users,
    memberships: withLastActivity(memberships, auditEntries, sessions),
    invitations,
    ...alerts,
    ...bulkOperations,
    customRoles: roleRows(base, organization),
    ...billing,
    budgets,
    networks: [...networks, ...EXTRA_NETWORKS.map((network) => extraNetwork(base, organization, network))],
    sshKeys,
    savedViews,
    auditEntries,
    notifications: demoNotifications(
      base,
      organization,
      DEMO_PEOPLE.map(({ email }) => userId(base, email)),
      { ...common, ...resources, ...alerts, notifications },
      isLarge(dataset),
    ),
  }
}

function organizationWithPeople(base: SeedBase, dataset: Dataset) {
  const [quotas, dnsPlanId] = isLarge(dataset)
    ? [LARGE_QUOTAS, 'dnsplan_enterprise']
    : [DEMO_QUOTAS, 'dnsplan_professional']
  const created = organizationOf(base, 'Nimbus Demo', AGE_DAYS, quotas, dnsPlanId)
  const organization = dataset === 'empty' ? created : { ...created, billingDetails: BILLING_DETAILS }
  return {
    organization,
    ...peopleRows(base, organization, DEMO_PEOPLE),
    apiKeys: DEMO_KEYS.map((key) => apiKeyOf(base, organization, key)),
  }
}

/** Rows that every organization has from the start. */
function firstRows(base: SeedBase, organization: OrganizationRow): WorldRows {
  return {
    projects: [projectOf(base, organization, DEFAULT_PROJECT, FOUNDER)],
    networks: defaultNetworks(base, organization),
    billingCycles: [currentBillingCycle(base, organization)],
    subscriptions: [enterpriseSubscription(base, organization)],
  }
}

function sshKeyRows(base: SeedBase, memberships: readonly SeedMembership[]): SshKeyRow[] {
  return SSH_KEYS.flatMap(({ name, email }) =>
    memberships
      .filter((membership) => membership.userId === userId(base, email))
      .map((membership) => sshKeyOf(base, membership, name)),
  )
}
