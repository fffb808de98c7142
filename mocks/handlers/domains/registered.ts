import { MAX_REGISTRATION_YEARS } from '#src/domain/domain-name.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import type { DomainRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor, QueryOf } from '../../engine/types.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { domainDeadlines, renewAutomatically, renewDomain, yearAfter } from '../../world/domains.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { assertPaid } from '../shared/paid.ts'
import { searchText } from '../shared/search-text.ts'
import type { SignedInView } from '../shared/view.ts'
import { statusOf, toRegisteredDomain } from './to-registered-domain.ts'

export const registeredDomainHandlers: HandlersFor<
  'listRegisteredDomains' | 'getRegisteredDomain' | 'updateRegisteredDomain' | 'renewRegisteredDomain'
> = {
  listRegisteredDomains(ctx) {
    const rows = ctx.tx.domains.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(rows, ctx.query, ctx, DOMAIN_LIST)
    return { status: 200, body: { items: items.map((row) => toRegisteredDomain(row, ctx)), ...page } }
  },

  getRegisteredDomain(ctx) {
    return { status: 200, body: toRegisteredDomain(lookupDomain(ctx, ctx.path.registeredDomainId), ctx) }
  },

  updateRegisteredDomain(ctx) {
    const { tx, body, path } = ctx
    const row = lookupDomain(ctx, path.registeredDomainId)
    const detail = describeChange(ctx, row)
    if (detail === '') return { status: 200, body: toRegisteredDomain(row, ctx) }
    const contact = contactOf(body)
    const changed = tx.domains.update(row.id, {
      ...renewalChange(ctx, row),
      ...lockChange(ctx, row),
      ...(contact && { contact }),
    })
    addAuditNote(ctx, { detail })
    const renewsNow = changed.renewsAt !== null && changed.renewsAt <= ctx.now
    const current = renewsNow ? renewAutomatically(worldContextOf(ctx), changed) : changed
    return { status: 200, body: toRegisteredDomain(current, ctx) }
  },

  renewRegisteredDomain(ctx) {
    const { tx, now, path } = ctx
    const row = lookupDomain(ctx, path.registeredDomainId)
    if (yearAfter(Math.max(row.expiresAt, now)) > latestEnd(now)) {
      const until = new Date(row.expiresAt).getUTCFullYear()
      const detail = `${row.name} is registered until ${until}. A registration can’t end more than ten years from now.`
      throw new Problem(409, 'renewal_limit_reached', detail)
    }
    const renewed = renewDomain(tx, row, now)
    addAuditNote(ctx, { detail: `Renewed ${row.name} for a year` })
    return { status: 200, body: toRegisteredDomain(renewed, ctx) }
  },
}

type UpdateContext = Context<'updateRegisteredDomain'>

const changesRenewal = ({ autoRenew }: UpdateContext['body'], { renewsAt }: DomainRow) =>
  autoRenew !== undefined && autoRenew !== (renewsAt !== null)

const changesLock = ({ transferLock }: UpdateContext['body'], { transferCode }: DomainRow) =>
  transferLock !== undefined && transferLock !== (transferCode === null)

const contactOf = ({ contact }: UpdateContext['body']) =>
  contact && { ...contact, email: normalizeEmail(contact.email) }

const changesContact = (body: UpdateContext['body'], row: DomainRow) =>
  body.contact !== undefined && !isSameJson(contactOf(body), row.contact)

/** @throws Problem 402 `payment_required` if the domain would renew at once */
function renewalChange({ tx, identity, body, now }: UpdateContext, row: DomainRow): Partial<DomainRow> {
  if (!changesRenewal(body, row)) return {}
  const deadlines = domainDeadlines(row.expiresAt, now, body.autoRenew === true)
  if (deadlines.renewsAt !== null && deadlines.renewsAt <= now) assertPaid(tx, identity.organization, now)
  return deadlines
}

function lockChange({ body, random }: UpdateContext, row: DomainRow): Partial<DomainRow> {
  if (!changesLock(body, row)) return {}
  return { transferCode: body.transferLock ? null : newTransferCode(random('transfer-code', row.id)) }
}

/** Twelve letters and digits in groups of four: `7QK2-M9X1-C4F8`. */
function newTransferCode(chance: ReturnType<UpdateContext['random']>): string {
  const text = chance.id('code').toUpperCase().slice('code_'.length)
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-')
}

/** Changes in words; empty if nothing changes. */
function describeChange({ body }: UpdateContext, row: DomainRow): string {
  const { autoRenew, transferLock } = body
  const changes = [
    changesRenewal(body, row) && `${autoRenew ? 'Turned on' : 'Turned off'} automatic renewal`,
    changesLock(body, row) && `${transferLock ? 'Turned on' : 'Turned off'} the transfer lock`,
    changesContact(body, row) && 'Changed the contact',
  ]
  return changes.filter((change) => change !== false).join(', ')
}

function latestEnd(now: number): number {
  let end = now
  for (let years = 0; years < MAX_REGISTRATION_YEARS; years++) end = yearAfter(end)
  return end
}

/** @throws Problem 404, also for a domain of another organization */
function lookupDomain(ctx: SignedInView, id: string): DomainRow {
  return lookupOwned(ctx.tx.domains.get(id), ctx, 'domain', id)
}

const STATUSES = ['active', 'expiring', 'expired'] as const

const DOMAIN_LIST: ListRules<DomainRow, QueryOf<'listRegisteredDomains'>> = {
  text: searchText<DomainRow>(({ name, id }) => [name, id]),
  filters: { status: oneOf((row, { now }) => statusOf(row, now)) },
  sort: ({ now }) => ({
    name: 'name',
    status: (row) => STATUSES.indexOf(statusOf(row, now)),
    expiresAt: 'expiresAt',
    registeredAt: 'registeredAt',
  }),
}
