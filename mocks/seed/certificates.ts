import type { CertificateRow, OrganizationRow, WorldRows } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { issuance } from '../world/certificates.ts'
import { nextExpiryNotice } from '../world/expiry-notices.ts'
import { type SeedBase, seedId } from './base.ts'
import { planOf, type ResourceSeed } from './target.ts'

/** Compact definition of a seeded certificate. */
interface PlannedCertificate {
  readonly domains: readonly [first: string, ...others: string[]]
  readonly ageDays: number
  readonly state:
    | { readonly source: 'managed'; readonly issuedDaysAgo: number }
    | { readonly source: 'managed'; readonly failure: string }
    | { readonly source: 'uploaded'; readonly issuer: string; readonly daysLeft: number }
}

/** Certificates of a shop: renewed ones, one that expires soon, and one that was not issued. */
const DEMO_CERTIFICATES: readonly PlannedCertificate[] = [
  {
    domains: ['shop.nimbus-shop.example'],
    ageDays: 205,
    state: { source: 'managed', issuedDaysAgo: 22 },
  },
  {
    domains: ['import.nimbus-shop.example'],
    ageDays: 11,
    state: { source: 'managed', issuedDaysAgo: 11 },
  },
  {
    domains: ['nimbus-shop.dev', '*.nimbus-shop.dev'],
    ageDays: 353,
    state: { source: 'uploaded', issuer: 'Example CA', daysLeft: 12 },
  },
  {
    domains: ['models.nimbus-labs.example'],
    ageDays: 0.01,
    state: {
      source: 'managed',
      failure: 'The certificate authority couldn’t validate the domain.',
    },
  },
]

const SECOND_TENANT_CERTIFICATES: readonly PlannedCertificate[] = [
  { domains: ['kestrel.example'], ageDays: 70, state: { source: 'managed', issuedDaysAgo: 10 } },
]

/** Id of a seeded certificate, for the listeners that use it. */
export function certificateId(
  base: SeedBase,
  { id }: Pick<OrganizationRow, 'id'>,
  firstDomain: string,
): string {
  return seedId(base, 'cert', id, firstDomain)
}

export const certificateSeed: ResourceSeed = (base, target): WorldRows => {
  const plan = planOf(target, {
    demo: DEMO_CERTIFICATES,
    large: () => [],
    secondTenant: SECOND_TENANT_CERTIFICATES,
  })
  return { certificates: plan.map((planned) => certificateRowOf(base, target.organization, planned)) }
}

function certificateRowOf(
  base: SeedBase,
  organization: OrganizationRow,
  { domains, ageDays, state }: PlannedCertificate,
): CertificateRow {
  const createdAt = base.epoch - ageDays * DAY
  const common = {
    id: certificateId(base, organization, domains[0]),
    organizationId: organization.id,
    source: state.source,
    domains: [...domains],
    failure: null,
    createdAt,
  }
  if ('issuedDaysAgo' in state) return { ...common, ...issuance(base.epoch - state.issuedDaysAgo * DAY) }
  if ('failure' in state) {
    const { failure } = state
    const unissued = { issuer: null, issuedAt: null, expiresAt: null, nextAt: null }
    return { ...common, ...unissued, status: 'failed', statusReason: failure, failure }
  }
  const expiresAt = base.epoch + state.daysLeft * DAY
  return {
    ...common,
    status: 'issued',
    statusReason: null,
    issuer: state.issuer,
    issuedAt: createdAt,
    expiresAt,
    nextAt: nextExpiryNotice(expiresAt, base.epoch),
  }
}
