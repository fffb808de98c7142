import { REGIONS } from '#src/domain/catalog.ts'
import type { NetworkRow, OrganizationRow, ProjectRow, SshKeyRow } from '../db/index.ts'
import { fingerprintOf, writeEd25519Key } from '../handlers/shared/ssh-public-key.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { defaultNetworkRange } from '../world/default-network.ts'
import { billingDayOf, billingMonthOf } from '../world/ledger/billing-month.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import { type SeedMembership, userId } from './people.ts'

export type Quotas = OrganizationRow['quotas']

/** Elapsed days of the billing month at the start: most of it is over, some is to come. */
const BILLED_DAYS = 26

/** Limits a day to those that every month has. */
function nearbyBillingDay(at: number): number {
  return new Date(at).getUTCDate() >= 30 ? 1 : billingDayOf(at)
}

/** @param ageDays least age; the organization is up to a month older */
export function organizationOf(
  base: SeedBase,
  name: string,
  ageDays: number,
  quotas: Quotas,
  dnsPlanId: string,
): OrganizationRow {
  const billingDay = nearbyBillingDay(base.epoch - BILLED_DAYS * DAY)
  const { from } = billingMonthOf({ billingDay }, base.epoch - ageDays * DAY)
  return {
    id: seedId(base, 'org', name),
    name,
    useCase: null,
    experience: null,
    quotas,
    dnsPlanId,
    billingDay,
    billingDetails: { name, address: null, taxId: null },
    // Billing months begin on the day that an organization was created, so the first invoice has no days before it.
    createdAt: from + (base.epoch % DAY),
  }
}

export interface SeedProject {
  readonly name: string
  readonly description: string
}

/** Default project of every organization. */
export const DEFAULT_PROJECT = {
  name: 'Default',
  description: 'Resources created without a project.',
} as const satisfies SeedProject

/** Projects of the demo organization. */
export const DEMO_PROJECTS = [
  DEFAULT_PROJECT,
  { name: 'Storefront', description: 'The shop: web, API and edge.' },
  { name: 'Data platform', description: 'Databases, search and the nightly reports.' },
  { name: 'Machine learning', description: 'Training and serving of the recommendation models.' },
] as const satisfies readonly SeedProject[]

/** Project of a planned resource. */
export type SeedProjectName = (typeof DEMO_PROJECTS)[number]['name']

export function projectId(base: SeedBase, organizationId: string, name: string): string {
  return seedId(base, 'prj', organizationId, name)
}

/** Hours from the start of an organization to its projects and keys: the oldest resources are two days younger. */
const WAIT_HOURS = [1, 40] as const

/** @param creator email address of the creator */
export function projectOf(
  base: SeedBase,
  organization: OrganizationRow,
  project: SeedProject,
  creator: string,
): ProjectRow {
  const isDefault = project === DEFAULT_PROJECT
  const wait = isDefault ? 0 : draw(base, 'project', organization.id, project.name).int(...WAIT_HOURS) * HOUR
  const createdAt = organization.createdAt + wait
  return {
    id: projectId(base, organization.id, project.name),
    organizationId: organization.id,
    name: project.name,
    description: project.description,
    isDefault,
    createdBy: userId(base, creator),
    createdAt,
    updatedAt: createdAt,
  }
}

/** Default network in each region, with the same ranges as after sign-up. */
export function defaultNetworks(base: SeedBase, { id, createdAt }: OrganizationRow): NetworkRow[] {
  return REGIONS.map((region) => ({
    id: seedId(base, 'net', id, `default-${region.id}`),
    organizationId: id,
    name: `default-${region.id}`,
    region: region.id,
    cidr: defaultNetworkRange(region.id),
    isDefault: true,
    createdAt,
  }))
}

/** Additional network, for restricted resources. */
export function extraNetwork(
  base: SeedBase,
  { id, createdAt }: OrganizationRow,
  network: Pick<NetworkRow, 'name' | 'region' | 'cidr'>,
): NetworkRow {
  const age = draw(base, 'network', id, network.name).int(5, 60) * DAY
  return {
    id: seedId(base, 'net', id, network.name),
    organizationId: id,
    ...network,
    isDefault: false,
    createdAt: createdAt + age,
  }
}

export function sshKeyOf(
  base: SeedBase,
  { organizationId, userId, joinedAt }: Pick<SeedMembership, 'organizationId' | 'userId' | 'joinedAt'>,
  name: string,
): SshKeyRow {
  const rng = draw(base, 'ssh-key', organizationId, name)
  const point = Uint8Array.from({ length: 32 }, () => rng.int(0, 255))
  const publicKey = writeEd25519Key(point, name)
  return {
    id: seedId(base, 'ssh', organizationId, name),
    organizationId,
    userId,
    name,
    publicKey,
    fingerprint: fingerprintOf(publicKey),
    createdAt: joinedAt + rng.int(...WAIT_HOURS) * HOUR,
  }
}
