import { DEFAULT_DNS_PLAN } from '#src/domain/dns-catalog.ts'
import type { OrganizationRow, WorldRows } from '../db/index.ts'
import { FIRST_QUOTAS } from '../handlers/shared/new-organization.ts'
import type { SeedBase } from './base.ts'
import { billingRows } from './invoices.ts'
import { DEFAULT_PROJECT, defaultNetworks, organizationOf, projectOf, sshKeyOf } from './organization.ts'
import { actorsAmong, apiKeyOf, peopleRows, type SeedPerson, seedKey } from './people.ts'
import { resourceRows } from './resources.ts'
import type { SeedTarget } from './target.ts'

const OWNER: SeedPerson = {
  email: 'owner@kestrel.example',
  name: 'Naomi Sandberg',
  teamRole: 'Owner',
  label: 'Member',
  jobTitle: 'Head of Data Platform',
  timezone: 'utc',
}

const KEYS = [seedKey('nimbus_kestrel_owner', 'Provisioning', OWNER.email)]

/**
 * Second organization in every data set, to test tenant isolation.
 *
 * @param first rows of the first organization, whose public addresses are taken
 */
export function secondTenantRows(base: SeedBase, first: WorldRows): WorldRows {
  const organization: OrganizationRow = {
    ...organizationOf(base, 'Kestrel Analytics', 95, FIRST_QUOTAS, DEFAULT_DNS_PLAN.id),
    // Without a VAT id, so its invoices have the tax of its country.
    billingDetails: {
      name: 'Kestrel Analytics AB',
      address: { line1: 'Exempelgatan 4', line2: '', postalCode: '111 20', city: 'Stockholm', country: 'SE' },
      taxId: null,
    },
  }
  const networks = defaultNetworks(base, organization)
  const people = peopleRows(base, organization, [OWNER])
  const sshKeys = people.memberships.map((membership) => sshKeyOf(base, membership, 'office'))
  const actors = actorsAmong(base, [OWNER])
  const addressesTaken = [
    ...(first.vms ?? []).flatMap((vm) => vm.publicIp ?? []),
    ...(first.loadBalancers ?? []).flatMap(({ ip }) => ip ?? []),
  ]
  const target: SeedTarget = {
    organization,
    scale: 'secondTenant',
    largeCount: 0,
    networks,
    sshKeys,
    actors,
    addressesTaken,
  }
  const resources = resourceRows(base, target)
  return {
    organizations: [organization],
    ...people,
    apiKeys: KEYS.map((key) => apiKeyOf(base, organization, key)),
    projects: [projectOf(base, organization, DEFAULT_PROJECT, OWNER.email)],
    networks,
    sshKeys,
    ...resources,
    ...billingRows(base, organization, resources, 'secondTenant'),
  }
}
