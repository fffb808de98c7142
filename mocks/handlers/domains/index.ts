import type { DomainOffer } from '#src/api/generated/types.gen.ts'
import { summarizeCard } from '#src/domain/card.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import type { DomainPurchaseRow } from '../../db/index.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { authorizeCard } from '../../world/billing/card-issuer.ts'
import { CONFIRMATION_TIMEOUT } from '../../world/billing/payments.ts'
import {
  DOMAIN_TEST_NAMES,
  type RegistryEntry,
  registryEntries,
  registryEntry,
} from '../../world/domain-registry.ts'
import { type AuditNote, addAuditNote } from '../audit-log/record.ts'
import { checkCard } from '../payment-methods/add-method.ts'
import { claimHandlers } from './claim.ts'
import { completePurchase } from './complete.ts'
import { registeredDomainHandlers } from './registered.ts'
import { isWaiting, toPurchase } from './to-purchase.ts'

export const domainHandlers: HandlersFor<
  | 'searchDomains'
  | 'purchaseDomain'
  | 'getDomainPurchase'
  | 'answerDomainPurchase'
  | keyof typeof claimHandlers
  | keyof typeof registeredDomainHandlers
> = {
  ...claimHandlers,
  ...registeredDomainHandlers,

  searchDomains(ctx) {
    const { seed, query } = ctx
    checkRegistry(query.name)
    const items = registryEntries(seed, query.name).map((entry) => toOffer(entry, isAvailable(entry, ctx)))
    return { status: 200, body: { name: query.name, items } }
  },

  purchaseDomain(ctx) {
    const { tx, now, seed, body, identity, random } = ctx
    const { card } = body
    const entry = registryEntry(seed, body.domain)
    if (entry === undefined)
      throw new Error(`The contract accepts ${body.domain}, which has no registry price.`)
    checkCard(card, now)
    if (isTakenAtPurchase(entry) || !isAvailable(entry, ctx)) throw domainTaken(entry.domain)
    const cardSummary = summarizeCard(card.number)
    const check = authorizeCard(cardSummary, { month: card.expiryMonth, year: card.expiryYear }, now)
    if (check === 'declined' || check === 'expired') {
      throw new Problem(
        402,
        'card_declined',
        'The bank declined the card. Use another card, or ask the bank for the reason.',
      )
    }
    const purchase = tx.domainPurchases.insert({
      // As long as a secret, since the id alone authorizes the answer to the bank.
      id: random('domain-purchase').id('dompur', 24),
      domain: entry.domain,
      organizationId: identity?.permissions.has('manage_resources') ? identity.organization.id : null,
      email: normalizeEmail(body.email),
      firstName: body.firstName,
      lastName: body.lastName,
      price: entry.yearlyPrice.amount,
      ...cardSummary,
      status: 'awaiting_confirmation',
      confirmUntil: check === 'challenged' ? now + CONFIRMATION_TIMEOUT : null,
      completedAt: null,
      zoneId: null,
      createdAt: now,
    })
    const result = check === 'challenged' ? purchase : completePurchase(ctx, purchase)
    addAuditNote(ctx, {
      ...auditSubject(result, ctx),
      detail: `${check === 'challenged' ? 'Ordered' : 'Bought'} ${entry.domain}`,
    })
    return { status: 201, body: toPurchase(result, ctx) }
  },

  getDomainPurchase(ctx) {
    return { status: 200, body: toPurchase(lookupPurchase(ctx, ctx.path.domainPurchaseId), ctx) }
  },

  answerDomainPurchase(ctx) {
    const { tx, path, body, now } = ctx
    const purchase = lookupPurchase(ctx, path.domainPurchaseId)
    if (!isWaiting(purchase, now)) {
      throw new Problem(
        409,
        'confirmation_closed',
        'This confirmation is already answered or has expired. Start the payment again.',
      )
    }
    const answered =
      body.decision === 'confirm'
        ? completePurchase(ctx, purchase)
        : tx.domainPurchases.update(purchase.id, { status: 'declined', confirmUntil: null })
    const verb = body.decision === 'confirm' ? 'Bought' : 'Declined payment for'
    addAuditNote(ctx, { ...auditSubject(answered, ctx), detail: `${verb} ${purchase.domain}` })
    return { status: 200, body: toPurchase(answered, ctx) }
  },
}

type View = Pick<Context<'searchDomains'>, 'tx' | 'now'>

/** @throws Problem 404, also for a purchase of another organization */
function lookupPurchase(
  { tx, identity }: Pick<Context<'getDomainPurchase'>, 'tx' | 'identity'>,
  id: string,
): DomainPurchaseRow {
  const purchase = tx.domainPurchases.get(id)
  const isTheirs = purchase?.organizationId === null || purchase?.organizationId === identity?.organization.id
  if (purchase === undefined || !isTheirs) throw notFound('domain purchase', id)
  return purchase
}

/** Audit subject of a purchase: the zone it created. */
function auditSubject({ zoneId }: DomainPurchaseRow, { tx }: View): AuditNote {
  const zone = zoneId === null ? undefined : tx.dnsZones.get(zoneId)
  return zone === undefined ? {} : { resource: { type: 'dns_zone', id: zone.id, name: zone.name } }
}

/** A domain with a zone here counts as taken. */
function isAvailable(entry: RegistryEntry, { tx, now }: View): boolean {
  return (
    entry.isAvailable &&
    tx.dnsZones.by('name', entry.domain).length === 0 &&
    tx.domains.by('name', entry.domain).length === 0 &&
    !tx.domainPurchases
      .by('domain', entry.domain)
      .some((it) => it.status === 'completed' || isWaiting(it, now))
  )
}

function isTakenAtPurchase({ domain, extension }: RegistryEntry): boolean {
  return domain === `${DOMAIN_TEST_NAMES.unlucky}${extension}`
}

function domainTaken(domain: string): Problem {
  return new Problem(
    409,
    'domain_taken',
    `Someone else has just bought ${domain}. Your card was not charged. Choose another domain.`,
  )
}

/** @throws Problem 503 for the test name whose check always fails */
function checkRegistry(name: string): void {
  if (name !== DOMAIN_TEST_NAMES.broken) return
  throw new Problem(503, 'registry_unreachable', {
    detail: 'The registries aren’t responding. Try again later.',
    retryAfter: 30,
  })
}

function toOffer({ domain, extension, yearlyPrice }: RegistryEntry, available: boolean): DomainOffer {
  return { domain, extension, available, yearlyPrice: { ...yearlyPrice } }
}
