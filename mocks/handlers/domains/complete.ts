import { brand } from '#src/brand.ts'
import { DEFAULT_DNS_TTL, DNS_NAME_SERVERS } from '#src/domain/dns-catalog.ts'
import { defaultContact, firstSerial } from '#src/domain/dns-soa.ts'
import type { DnsZoneRow, DomainPurchaseRow, DomainRow } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import type { Context } from '../../engine/types.ts'
import { domainDeadlines, yearAfter } from '../../world/domains.ts'
import { scheduleBudgetCheck } from '../../world/ledger/budget-watch.ts'
import { defaultProjectOf } from '../../world/ledger/subjects.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { dnsZoneLife } from '../../world/life-cycles/dns.ts'
import { dnsPlanOf } from '../dns/plan-of.ts'
import { actionContextOf } from '../shared/actions.ts'
import { sendMail } from '../shared/mail.ts'

type PurchaseContext = Pick<
  Context<'purchaseDomain'>,
  'tx' | 'now' | 'seed' | 'sequence' | 'random' | 'lifecycle' | 'identity' | 'appUrl' | 'header'
>

/** Completes a paid purchase: registers the domain, creates its zone, and sends the confirmation mail. */
export function completePurchase(ctx: PurchaseContext, { id }: DomainPurchaseRow): DomainPurchaseRow {
  const { tx, now, identity } = ctx
  const purchase = tx.domainPurchases.update(id, {
    status: 'completed',
    confirmUntil: null,
    completedAt: now,
  })
  if (purchase.organizationId === null || identity === null) {
    sendSetUp(ctx, purchase, null)
    return purchase
  }
  const zone = registerDomain({ ...ctx, identity }, purchase, [
    { at: now, amount: purchase.price, isPrepaid: true },
  ])
  scheduleBudgetCheck(tx, purchase.organizationId, now)
  sendSetUp(ctx, purchase, zone)
  return tx.domainPurchases.update(id, { zoneId: zone?.id ?? null })
}

type RegistrationContext = Pick<
  PurchaseContext,
  'tx' | 'now' | 'seed' | 'sequence' | 'random' | 'lifecycle'
> & {
  readonly identity: Identity
}

/**
 * Gives the caller's organization a bought domain, with a zone for it.
 * @returns null if the DNS plan is full; the organization has the domain nevertheless
 */
export function registerDomain(
  ctx: RegistrationContext,
  { domain, email, firstName, lastName, price, completedAt }: DomainPurchaseRow,
  charges: DomainRow['charges'],
): DnsZoneRow | null {
  const { tx, now, identity, random } = ctx
  const registeredAt = completedAt ?? now
  const expiresAt = yearAfter(registeredAt)
  const zone = zoneNamed(ctx, domain) ?? addZone(ctx, domain)
  tx.domains.insert({
    id: random('domain', domain).id('dom'),
    organizationId: identity.organization.id,
    name: domain,
    contact: { firstName, lastName, organization: '', email },
    price,
    charges,
    transferCode: null,
    registeredAt,
    expiresAt,
    ...domainDeadlines(expiresAt, now, true),
  })
  return zone
}

function zoneNamed({ tx, identity }: RegistrationContext, domain: string): DnsZoneRow | undefined {
  return tx.dnsZones.by('organizationId', identity.organization.id).find(({ name }) => name === domain)
}

/** @returns null if the DNS plan is full; the domain is bought nevertheless */
function addZone(ctx: RegistrationContext, domain: string): DnsZoneRow | null {
  const { tx, now, identity, random } = ctx
  const { maxZones } = dnsPlanOf(identity.organization)
  const present = tx.dnsZones.by('organizationId', identity.organization.id).length
  if (maxZones !== null && present >= maxZones) return null
  return beginCreation(dnsZoneLife, actionContextOf(ctx), 'create', {
    id: random('zone').id('zone'),
    organizationId: identity.organization.id,
    projectId: defaultProjectOf(tx, identity.organization.id),
    name: domain,
    tags: [],
    contactEmail: defaultContact(domain),
    defaultTtl: DEFAULT_DNS_TTL.records,
    negativeTtl: DEFAULT_DNS_TTL.negative,
    serial: firstSerial(now),
    revision: 1,
    createdAt: now,
  })
}

/** Next step for the buyer: records, a zone, or an account that gets the domain. */
function nextStep(
  { appUrl }: PurchaseContext,
  { id, organizationId }: DomainPurchaseRow,
  zone: DnsZoneRow | null,
): { readonly link: string; readonly next: string } {
  if (organizationId === null) {
    const link = `${appUrl}/services/domains?dialog=claim&row=${id}`
    return {
      link,
      next: `To manage and renew it in the ${brand.name} console, sign in or sign up: ${link}`,
    }
  }
  if (zone === null) {
    const link = `${appUrl}/services/dns/new`
    return {
      link,
      next: `Its name servers are ${DNS_NAME_SERVERS.join(', ')}. To add DNS records, create a zone: ${link}`,
    }
  }
  const link = `${appUrl}/services/dns/${zone.id}`
  return { link, next: `We’re creating its DNS zone on ${brand.name}. Add records here: ${link}` }
}

function sendSetUp(ctx: PurchaseContext, purchase: DomainPurchaseRow, zone: DnsZoneRow | null): void {
  const { link, next } = nextStep(ctx, purchase, zone)
  const { domain, email, firstName } = purchase
  sendMail(ctx, {
    to: email,
    kind: 'domain-set-up',
    subject: `Set up ${domain}`,
    text: [
      `Hi ${firstName},`,
      `${domain} is now registered to you for one year.`,
      next,
      'It can take up to 24 hours until the domain resolves everywhere.',
    ],
    facts: { domain, link },
  })
}
