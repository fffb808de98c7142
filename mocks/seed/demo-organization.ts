import {
  collections,
  dryRun,
  type NetworkRow,
  type NotificationRow,
  type OrganizationRow,
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
import { actorsAmong, apiKeyOf, DEMO_KEYS, DEMO_PEOPLE, peopleRows, userId } from './people.ts'
import { resourceRows } from './resources.ts'
import { roleRows } from './roles.ts'
import { savedViewRows } from './saved-views.ts'
import { sessionRows } from './sessions.ts'
import { concatRows, rowsOf, type SeedTarget } from './target.ts'

/** Data sets of the demo organization. `huge` has ten thousand of everything, which takes seconds to create. */
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
  const many = isLarge(dataset)
  const plain = many
    ? organizationOf(base, 'Nimbus Demo', AGE_DAYS, LARGE_QUOTAS, 'dnsplan_enterprise')
    : organizationOf(base, 'Nimbus Demo', AGE_DAYS, DEMO_QUOTAS, 'dnsplan_professional')
  const organization = dataset === 'empty' ? plain : { ...plain, billingDetails: BILLING_DETAILS }
  const networks = defaultNetworks(base, organization)
  const people = peopleRows(base, organization, DEMO_PEOPLE)
  const common = {
    organizations: [organization],
    ...people,
    apiKeys: DEMO_KEYS.map((key) => apiKeyOf(base, organization, key)),
  }
  // Only what every organization has from the start, so that every list is empty.
  if (dataset === 'empty') {
    return {
      ...common,
      projects: [projectOf(base, organization, DEFAULT_PROJECT, FOUNDER)],
      networks,
      billingCycles: [currentBillingCycle(base, organization)],
      subscriptions: [enterpriseSubscription(base, organization)],
    }
  }

  const colleagues = colleagueRows(base, organization)
  const sshKeys = SSH_KEYS.flatMap(({ name, email }) =>
    people.memberships
      .filter((membership) => membership.userId === userId(base, email))
      .map((membership) => sshKeyOf(base, membership, name)),
  )
  const target: SeedTarget = {
    organization,
    scale: many ? 'large' : 'demo',
    many: dataset === 'huge' ? 10_000 : 1_000,
    networks,
    addressesTaken: [],
    sshKeys: sshKeys.slice(0, 2),
    actors: actorsAmong(base, DEMO_PEOPLE),
  }
  const resources = resourceRows(base, target)
  await yieldToPage()
  const users = [...people.users, ...colleagues.users]
  const memberships = [...people.memberships, ...colleagues.memberships]
  const alerts = alertRows(base, organization, target.actors, { ...common, users, memberships, ...resources })
  await yieldToPage()
  const projects = DEMO_PROJECTS.map((project) => projectOf(base, organization, project, FOUNDER))
  const past = many
    ? {}
    : pastCharges(base, organization, target.actors, { ...common, ...resources, projects })
  const billed = { ...common, ...concatRows(resources, past), projects }
  const billing = billingRows(base, organization, billed, 'demo')
  const { result: budgets, changes } = dryRun(collections, { ...billed, ...billing }, (tx: Transaction) => {
    notifyOfInvoices(base, tx, billing)
    return budgetRows(base, tx, organization, target.actors, many)
  })
  const sessions = sessionRows(base, organization)
  const { invitations } = colleagues
  const readers = DEMO_PEOPLE.map(({ email }) => userId(base, email))
  const savedViews = savedViewRows(base, organization)
  const bulk = target.actors
    .slice(1, 2)
    .map((admin) => bulkOperationRows(base, organization, admin, resources))[0]
  const auditEntries = auditRows(base, organization, {
    ...billed,
    ...alerts,
    ...billing,
    ...bulk,
    savedViews,
    users,
    sessions,
    invitations,
    sshKeys,
  })
  const notifications = [
    ...(alerts.notifications ?? []),
    ...rowsOf<NotificationRow>(changes, 'notifications'),
    ...expiryNotifications(base, { ...common, ...resources }),
  ]
  return {
    ...billed,
    sessions,
    users,
    memberships: withLastActivity(memberships, auditEntries, sessions),
    invitations,
    ...alerts,
    ...bulk,
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
      readers,
      { ...common, ...resources, ...alerts, notifications },
      many,
    ),
  }
}
