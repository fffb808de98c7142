import { brand } from '#src/brand.ts'
import { DEFAULT_DNS_TTL, DNS_NAME_SERVERS } from '#src/domain/dns-catalog.ts'
import { defaultContact, firstSerial } from '#src/domain/dns-soa.ts'
import type { DnsZoneRow, DomainPurchaseRow } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import type { Context } from '../../engine/types.ts'
import { scheduleBudgetCheck } from '../../world/ledger/budget-watch.ts'
import { defaultProjectOf } from '../../world/ledger/subjects.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { dnsZoneLife } from '../../world/life-cycles/dns.ts'
import { dnsPlanOf } from '../dns/plan-of.ts'
import { actionContextOf } from '../shared/actions.ts'
import { sendMail } from '../shared/mail.ts'

type Buying = Pick<
  Context<'purchaseDomain'>,
  'tx' | 'now' | 'seed' | 'random' | 'lifecycle' | 'identity' | 'appUrl' | 'header'
>

/** Completes a paid purchase: registers the domain, creates its zone, and sends the confirmation mail. */
export function completePurchase(ctx: Buying, { id }: DomainPurchaseRow): DomainPurchaseRow {
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
  const zone = addZone({ ...ctx, identity }, purchase.domain)
  scheduleBudgetCheck(tx, purchase.organizationId, now)
  sendSetUp(ctx, purchase, zone)
  return tx.domainPurchases.update(id, { zoneId: zone?.id ?? null })
}

/** @returns null if the DNS plan is full; the domain is bought nevertheless */
function addZone(ctx: Buying & { readonly identity: Identity }, domain: string): DnsZoneRow | null {
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

function sendSetUp(
  ctx: Buying,
  { domain, email, firstName }: DomainPurchaseRow,
  zone: DnsZoneRow | null,
): void {
  const link = zone === null ? `${ctx.appUrl}/services/dns/new` : `${ctx.appUrl}/services/dns/${zone.id}`
  const next =
    zone === null
      ? `Its name servers are ${DNS_NAME_SERVERS.join(', ')}. To add DNS records, create a zone: ${link}`
      : `We’re creating its DNS zone on ${brand.name}. Add records here: ${link}`
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
