import type { DomainRow, OrganizationRow, WorldRows } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { registryEntry } from '../world/domain-registry.ts'
import { domainDeadlines, renewalAt, yearAfter } from '../world/domains.ts'
import { type SeedBase, seedId } from './base.ts'
import { planOf, type ResourceSeed } from './target.ts'

/** Compact definition of a seeded domain. */
interface PlannedDomain {
  readonly name: string
  /** Days since the purchase, which a card paid. */
  readonly ageDays: number
  readonly contact: DomainRow['contact']
  /** @default true */
  readonly isRenewed?: boolean
  /** Transfer code of an unlocked domain. @default null */
  readonly transferCode?: string | null
}

const shop: DomainRow['contact'] = {
  firstName: 'Grace',
  lastName: 'Okafor',
  organization: 'Nimbus Shop',
  email: 'domains@nimbus-shop.example',
}

/** Domains of a shop: one with a zone that was renewed, one that is being moved away, and a new one. */
const DEMO_DOMAINS: readonly PlannedDomain[] = [
  { name: 'nimbus-shop.dev', ageDays: 395, contact: shop },
  {
    name: 'nimbusgifts.com',
    ageDays: 346,
    contact: shop,
    isRenewed: false,
    transferCode: '4HT9-X2KM-7QWZ',
  },
  { name: 'nimbuslabs.io', ageDays: 61, contact: { ...shop, organization: '' } },
]

const SECOND_TENANT_DOMAINS: readonly PlannedDomain[] = [
  {
    name: 'kestrel.dev',
    ageDays: 80,
    contact: {
      firstName: 'Naomi',
      lastName: 'Sandberg',
      organization: 'Kestrel Analytics',
      email: 'owner@kestrel.example',
    },
  },
]

export const domainSeed: ResourceSeed = (base, target): WorldRows => {
  const plan = planOf(target, {
    demo: DEMO_DOMAINS,
    large: () => [],
    secondTenant: SECOND_TENANT_DOMAINS,
  })
  return { domains: plan.map((planned) => domainRowOf(base, target.organization, planned)) }
}

function domainRowOf(
  base: SeedBase,
  { id: organizationId }: OrganizationRow,
  { name, ageDays, contact, isRenewed = true, transferCode = null }: PlannedDomain,
): DomainRow {
  const price = registryEntry(base.seed, name)?.yearlyPrice.amount ?? 0
  const registeredAt = base.epoch - ageDays * DAY
  const charges = [{ at: registeredAt, amount: price, isPrepaid: true }]
  let expiresAt = yearAfter(registeredAt)
  if (isRenewed) {
    for (let at = renewalAt(expiresAt, registeredAt); at <= base.epoch; at = renewalAt(expiresAt, at)) {
      charges.push({ at, amount: price, isPrepaid: false })
      expiresAt = yearAfter(expiresAt)
    }
  }
  return {
    id: seedId(base, 'dom', organizationId, name),
    organizationId,
    name,
    contact,
    price,
    charges,
    transferCode,
    registeredAt,
    expiresAt,
    ...domainDeadlines(expiresAt, base.epoch, isRenewed),
  }
}
