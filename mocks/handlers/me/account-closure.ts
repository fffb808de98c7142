import type { ClosingOrganization } from '#src/api/generated/types.gen.ts'
import { brand } from '#src/brand.ts'
import { cardLabel } from '#src/domain/card.ts'
import { taxFor, taxOn } from '#src/domain/tax.ts'
import {
  type AnyRow,
  type CollectionName,
  collections,
  type InvoiceRow,
  type MembershipRow,
  type Table,
  type Transaction,
} from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { dollarsText } from '../../kernel/dollars-text.ts'
import { DUE_AFTER, dayOf } from '../../world/billing/invoices.ts'
import { defaultCardOf } from '../../world/billing/trial.ts'
import { billingMonthOf } from '../../world/ledger/billing-month.ts'
import { spendOf } from '../../world/ledger/charges.ts'
import { isInvoiced } from '../../world/ledger/subjects.ts'
import { namedResource } from '../../world/named-resource.ts'
import { allResourceDefinitions } from '../../world/resource-definitions.ts'
import { deleteAvatars } from '../avatars/index.ts'
import { deletePrivateViews } from '../members/leave.ts'
import { apiKeyStatus } from '../shared/api-key-status.ts'
import { sendMail } from '../shared/mail.ts'
import { resourceCountText } from '../shared/resource-count.ts'
import { clearedSessionCookie } from '../shared/session-cookie.ts'
import { endSession } from '../shared/sessions.ts'
import { checkProof } from '../two-factor/proof.ts'
import { secondFactorOf } from '../two-factor/second-factor.ts'
import { invalidatePendingSignIns } from './password-change.ts'

/** Limit of resources listed by name; the rest is counted. */
const NAMED = 20

export const accountClosureHandlers: HandlersFor<'getAccountClosure' | 'closeAccount'> = {
  getAccountClosure({ tx, now, identity: { user } }) {
    const organizations = tx.memberships.by('userId', user.id).flatMap((it) => closing(tx, it))
    const activeKeys = tx.apiKeys.by('userId', user.id).filter((it) => apiKeyStatus(it, now) === 'active')
    return {
      status: 200,
      body: {
        allowed: organizations.every(({ outcome }) => outcome === 'left' || outcome === 'closed'),
        codeRequired: secondFactorOf(tx, user.id) !== undefined,
        apiKeys: activeKeys.length,
        organizations,
      },
    }
  },

  closeAccount(ctx) {
    const { tx, now, identity, body } = ctx
    const { user } = identity
    const memberships = tx.memberships.by('userId', user.id)
    const organizations = memberships.flatMap((it) => closing(tx, it))
    const orphaned = organizations.find(({ outcome }) => outcome === 'sole_owner')
    if (orphaned) {
      const message = `You are the only Owner of ${orphaned.name}, which has other members. Make one of them an Owner first.`
      throw new Problem(409, 'sole_owner', message)
    }
    const unpaid = organizations.find(({ outcome }) => outcome === 'unpaid')
    if (unpaid) throw new Problem(409, 'invoices_unpaid', unpaidText(tx, unpaid))
    const problem = checkProof(ctx, identity, body)
    if (problem) return problem

    const closed = organizations.filter(({ outcome }) => outcome === 'closed')
    sendMail(ctx, {
      to: user.email,
      kind: 'account-closed',
      subject: `Your ${brand.name} account is closed`,
      text: [
        `Hi ${user.name},`,
        'Your account was closed, as you requested.',
        ...closed.flatMap(({ id, name, resources }) => [
          `The organization ${name} was closed too: ${deletedText(resources)}.`,
          ...finalInvoiceTexts(tx, id, now),
        ]),
        'You can sign up again with this address at any time.',
      ],
      facts: {},
    })
    // Sessions end first: their event streams need the user to still exist.
    for (const session of tx.sessions.by('userId', user.id)) endSession(tx, session, now)
    for (const key of tx.apiKeys.by('userId', user.id)) tx.apiKeys.remove(key.id)
    for (const factor of tx.twoFactors.by('userId', user.id)) tx.twoFactors.remove(factor.id)
    for (const it of tx.notificationPreferences.by('userId', user.id))
      tx.notificationPreferences.remove(it.id)
    deleteAvatars(tx, user.id)
    for (const it of tx.notifications.by('userId', user.id)) tx.notifications.remove(it.id)
    invalidatePendingSignIns(tx, user.id, now)
    for (const membership of memberships) {
      deletePrivateViews(tx, membership)
      tx.memberships.remove(membership.id)
    }
    for (const { id } of closed) closeOrganization(tx, id)
    // The row stays for references by id, without personal data.
    tx.users.update(user.id, {
      email: `${user.id.replace('_', '-').toLowerCase()}@closed.invalid`,
      name: 'Closed account',
      passwordDigest: '',
      avatarUrl: null,
      company: '',
      jobTitle: '',
      updatedAt: now,
    })
    return { status: 204, headers: [clearedSessionCookie()] }
  },
}

/** Organizations that close when a member's account closes. */
function closing(tx: Transaction, membership: MembershipRow): ClosingOrganization[] {
  const organization = tx.organizations.get(membership.organizationId)
  if (!organization) return []
  const { id, name } = organization
  const others = tx.memberships
    .by('organizationId', id)
    .filter((it) => it.id !== membership.id && it.status !== 'pending')
  const outcome = outcomeOf(tx, membership, others)
  const resources = outcome === 'closed' ? resourcesOf(tx, id) : NOTHING
  return [{ id, name, outcome, otherMembers: others.length, resources }]
}

function outcomeOf(
  tx: Transaction,
  { organizationId, teamRole }: MembershipRow,
  others: readonly MembershipRow[],
): ClosingOrganization['outcome'] {
  if (others.length === 0) return unpaidInvoices(tx, organizationId).length > 0 ? 'unpaid' : 'closed'
  const hasOwner = others.some((it) => it.teamRole === 'Owner' && it.status === 'active')
  return teamRole === 'Owner' && !hasOwner ? 'sole_owner' : 'left'
}

function unpaidInvoices(tx: Transaction, organizationId: string): readonly InvoiceRow[] {
  return tx.invoices.by('organizationId', organizationId).filter(({ paidAt }) => paidAt === null)
}

function unpaidText(tx: Transaction, { id, name }: ClosingOrganization): string {
  const numbers = unpaidInvoices(tx, id).map(({ number }) => number)
  const invoices =
    numbers.length === 1
      ? `its invoice ${numbers[0]} isn’t paid. Pay it first.`
      : `${numbers.length} of its invoices aren’t paid. Pay them first.`
  return `${name} would be closed, and ${invoices}`
}

const NOTHING: ClosingOrganization['resources'] = { total: 0, snapshotCount: 0, items: [] }

function resourcesOf(tx: Transaction, organizationId: string): ClosingOrganization['resources'] {
  const all = allResourceDefinitions.flatMap((definition) =>
    definition
      .table(tx)
      .by('organizationId', organizationId)
      .map((row) => namedResource(definition.type, row)),
  )
  const items = all.filter(({ type }) => type !== 'volume_snapshot')
  return {
    total: items.length,
    snapshotCount: all.length - items.length,
    items: items.slice(0, NAMED),
  }
}

function deletedText({ total, snapshotCount }: ClosingOrganization['resources']): string {
  const count = resourceCountText(total, snapshotCount)
  if (count === '') return 'it had no resources'
  return `its ${count} ${total + snapshotCount === 1 ? 'was' : 'were'} deleted`
}

/** Sentence about the costs of the month in progress, if any. No row keeps them, since all rows are deleted. */
function finalInvoiceTexts(tx: Transaction, organizationId: string, now: number): string[] {
  const organization = tx.organizations.get(organizationId)
  if (organization === undefined) return []
  const { from } = billingMonthOf(organization, now)
  const net = spendOf(tx, organizationId, { from, to: now }, now, isInvoiced)
  if (net === 0) return []
  const total = dollarsText(net + taxOn(net, taxFor(organization.billingDetails)))
  const card = defaultCardOf(tx, organizationId)
  const payment =
    card === undefined ? `Pay it by ${dayOf(now + DUE_AFTER)}.` : `We charge it to ${cardLabel(card)}.`
  return [`Its final invoice is ${total}, for usage since ${dayOf(from)}. ${payment}`]
}

type OwnedTable = Table<AnyRow & { readonly organizationId?: string }, 'organizationId'>

/** Deletes an organization with all its rows, except for ended sessions, which open event streams still refer to. */
function closeOrganization(tx: Transaction, organizationId: string): void {
  for (const [name, { indexes }] of Object.entries(collections)) {
    if (name === 'sessions') continue
    const table = tx[name as CollectionName] as OwnedTable
    const isIndexed = (indexes as readonly string[]).includes('organizationId')
    const rows = isIndexed ? table.by('organizationId', organizationId) : table.all()
    for (const row of [...rows]) if (row.organizationId === organizationId) table.remove(row.id)
  }
  tx.organizations.remove(organizationId)
}
