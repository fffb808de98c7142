import type { DomainPurchaseRow, DomainRow } from '../../db/index.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { registerDomain } from './complete.ts'
import { toRegisteredDomain } from './to-registered-domain.ts'

type ClaimContext = Pick<
  Context<'claimDomainPurchase'>,
  'tx' | 'now' | 'seed' | 'sequence' | 'random' | 'lifecycle' | 'identity'
>

export const claimHandlers: HandlersFor<'claimDomainPurchase'> = {
  claimDomainPurchase(ctx) {
    const { tx, path, identity } = ctx
    const purchase = tx.domainPurchases.get(path.domainPurchaseId)
    const owner = purchase?.organizationId ?? null
    if (purchase === undefined || (owner !== null && owner !== identity.organization.id))
      throw notFound('domain purchase', path.domainPurchaseId)
    if (purchase.status !== 'completed') {
      const detail = `The purchase of ${purchase.domain} is not completed. Confirm the payment first.`
      throw new Problem(409, 'purchase_not_completed', detail)
    }
    const domain = domainOf(ctx, purchase) ?? claim(ctx, purchase)
    addAuditNote(ctx, {
      resource: { type: 'domain', id: domain.id, name: domain.name },
      detail: `Claimed ${domain.name}`,
    })
    return { status: 200, body: toRegisteredDomain(domain, ctx) }
  },
}

/** Gives a new account the domains that were bought with its verified address before. */
export function claimPurchasesOf(ctx: ClaimContext, email: string): void {
  for (const purchase of ctx.tx.domainPurchases.by('email', email))
    if (purchase.organizationId === null && purchase.status === 'completed') claim(ctx, purchase)
}

function claim(ctx: ClaimContext, purchase: DomainPurchaseRow): DomainRow {
  // The buyer's card has paid, so the year is no cost of the organization.
  const zone = registerDomain(ctx, purchase, [])
  ctx.tx.domainPurchases.update(purchase.id, {
    organizationId: ctx.identity.organization.id,
    zoneId: zone?.id ?? null,
  })
  const domain = domainOf(ctx, purchase)
  if (domain === undefined) throw new Error(`${purchase.domain} was not registered.`)
  return domain
}

function domainOf({ tx, identity }: ClaimContext, { domain }: DomainPurchaseRow): DomainRow | undefined {
  return tx.domains
    .by('name', domain)
    .find(({ organizationId }) => organizationId === identity.organization.id)
}
