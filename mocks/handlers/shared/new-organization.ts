import { REGIONS } from '#src/domain/catalog.ts'
import { DEFAULT_DNS_PLAN } from '#src/domain/dns-catalog.ts'
import type { PlanId } from '#src/domain/plan-id.ts'
import type { MembershipRow, OrganizationRow, UserRow } from '../../db/index.ts'
import { firstCycle } from '../../world/billing/invoices.ts'
import { firstSubscription } from '../../world/billing/subscriptions.ts'
import { defaultNetworkRange } from '../../world/default-network.ts'
import { billingDayOf } from '../../world/ledger/billing-month.ts'
import type { RequestContext } from './request-context.ts'

/** Quotas of a new organization. */
export const FIRST_QUOTAS: OrganizationRow['quotas'] = {
  vms: 25,
  vcpus: 100,
  gpus: 8,
  containers: 50,
  databases: 10,
  volumes: 50,
  storage_gb: 5_000,
  load_balancers: 10,
  firewalls: 20,
  cdn_distributions: 10,
  projects: 1_000,
  users: 1_000,
}

/**
 * Creates an organization as sign-up does: empty, with its founder as Owner, a default project, and a default network
 * in each region.
 */
export function createOrganization(
  { tx, now, random }: RequestContext,
  founder: UserRow,
  facts: Pick<OrganizationRow, 'name' | 'useCase' | 'experience'>,
  planId: PlanId,
): { readonly organization: OrganizationRow; readonly membership: MembershipRow } {
  const chance = random('organization')
  const organization = tx.organizations.insert({
    id: chance.id('org'),
    ...facts,
    quotas: FIRST_QUOTAS,
    dnsPlanId: DEFAULT_DNS_PLAN.id,
    billingDay: billingDayOf(now),
    billingDetails: { name: facts.name, address: null, taxId: null },
    createdAt: now,
  })
  const membership = tx.memberships.insert({
    id: chance.id('mbr'),
    organizationId: organization.id,
    userId: founder.id,
    teamRole: 'Owner',
    customRoleIds: [],
    status: 'active',
    joinedAt: now,
    lastActiveAt: now,
    permissionsChangedAt: null,
  })
  tx.projects.insert({
    id: chance.id('prj'),
    organizationId: organization.id,
    name: 'Default',
    description: 'Resources created without a project.',
    isDefault: true,
    createdBy: founder.id,
    createdAt: now,
    updatedAt: now,
  })
  for (const region of REGIONS) {
    tx.networks.insert({
      id: chance.id('net'),
      organizationId: organization.id,
      name: `default-${region.id}`,
      region: region.id,
      cidr: defaultNetworkRange(region.id),
      isDefault: true,
      createdAt: now,
    })
  }
  tx.subscriptions.insert(firstSubscription(chance.id('sub'), organization.id, planId, now))
  tx.billingCycles.insert(firstCycle(organization, chance.id('cycle')))
  return { organization, membership }
}
