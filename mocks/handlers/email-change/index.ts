import type { PendingEmailChange } from '#src/api/generated/types.gen.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import type { EmailChangeRow, Transaction, UserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { DAY } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { invalidateResetLinks } from '../me/password-change.ts'
import { toMe } from '../me/profile.ts'
import { isOpen } from '../members/member.ts'
import { atField } from '../shared/at-field.ts'
import { checkResend, codeProblem, hasAccount, newCode } from '../shared/emailed-code.ts'
import { checkThrottle, countFailure } from '../shared/log-in-throttle.ts'
import { notifyCredentialChange } from '../two-factor/notify.ts'
import { checkPassword } from '../two-factor/proof.ts'
import { sendCode } from './mails.ts'

/** Milliseconds. */
const OPEN_FOR = DAY

export const emailChangeHandlers: HandlersFor<
  'getEmailChange' | 'startEmailChange' | 'cancelEmailChange' | 'resendEmailChangeCode' | 'confirmEmailChange'
> = {
  getEmailChange({ tx, now, identity }) {
    const pending = pendingOf(tx, identity.user, now)
    return { status: 200, body: { pending: pending ? toPending(pending) : null } }
  },

  startEmailChange(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { user } = identity
    const problem = checkPassword(ctx, user, body.currentPassword, '/currentPassword')
    if (problem) return problem
    const email = normalizeEmail(body.email)
    if (email === user.email) {
      const message = 'This is already your email address. Enter a different one.'
      throw atField(422, 'email_unchanged', '/email', message)
    }
    end(tx, user)
    const change = tx.emailChanges.insert({
      id: random('email-change').id('emc'),
      userId: user.id,
      email,
      ...newCode(tx, email, now),
      createdAt: now,
      expiresAt: now + OPEN_FOR,
    })
    sendCode(ctx, user, change)
    notifyCredentialChange(ctx, identity, {
      severity: 'warning',
      title: 'Change of your email address requested',
      body: `Your address becomes ${email} once the code that we sent there is entered. If this wasn’t you, cancel the change and change your password.`,
      href: '/account',
    })
    noteUser(ctx, user)
    return { status: 201, body: toPending(change) }
  },

  cancelEmailChange(ctx) {
    end(ctx.tx, ctx.identity.user)
    noteUser(ctx, ctx.identity.user)
    return { status: 204 }
  },

  resendEmailChangeCode(ctx) {
    const { tx, now, identity } = ctx
    const pending = findPending(tx, identity.user, now)
    checkResend(pending, now)
    const change = tx.emailChanges.update(pending.id, newCode(tx, pending.email, now))
    sendCode(ctx, identity.user, change)
    noteUser(ctx, identity.user)
    return { status: 202, body: toPending(change) }
  },

  confirmEmailChange(ctx) {
    const { tx, now, identity, body } = ctx
    const { user } = identity
    const { email, ...sent } = findPending(tx, user, now)
    checkThrottle(ctx, user.email)
    const problem = codeProblem(sent, body.code, now)
    if (problem) {
      if (problem.code === 'code_wrong') countFailure(ctx, user.email)
      return problem
    }
    // The address had no account when the code was sent.
    if (hasAccount(tx, email)) {
      const detail =
        'Another account has this email address by now. Cancel the change, then choose a different address.'
      throw new Problem(409, 'email_taken', detail)
    }
    // Before the change: this notice goes to the previous address.
    notifyCredentialChange(ctx, identity, {
      severity: 'warning',
      title: 'Your email address was changed',
      body: `You now sign in with ${email}. If this wasn’t you, contact support right away.`,
      href: '/account',
    })
    end(tx, user)
    invalidateResetLinks(tx, user.id, now)
    redirectInvitations(ctx, user, email)
    addAuditNote(ctx, {
      resource: { type: 'user', id: user.id, name: user.name },
      detail: `Changed ${user.email} to ${email}`,
    })
    return { status: 200, body: toMe(tx.users.update(user.id, { email, updatedAt: now })) }
  },
}

/** The user's change in progress. */
function pendingOf(tx: Transaction, user: UserRow, now: number): EmailChangeRow | undefined {
  return tx.emailChanges.by('userId', user.id).find(({ expiresAt }) => expiresAt > now)
}

/** @throws Problem 409 `email_change_missing` */
function findPending(tx: Transaction, user: UserRow, now: number): EmailChangeRow {
  const pending = pendingOf(tx, user, now)
  if (pending) return pending
  throw new Problem(409, 'email_change_missing', 'This change of your email address has ended. Start again.')
}

function end(tx: Transaction, user: UserRow): void {
  for (const { id } of tx.emailChanges.by('userId', user.id)) tx.emailChanges.remove(id)
}

function noteUser(ctx: { readonly tx: Transaction }, { id, name }: UserRow): void {
  addAuditNote(ctx, { resource: { type: 'user', id, name } })
}

/**
 * Lets the user accept open invitations to the previous address, unless their new one is invited too. An invitation of
 * the new address to an organization that the user belongs to is canceled.
 */
function redirectInvitations(
  { tx, now }: Pick<Context<'confirmEmailChange'>, 'tx' | 'now'>,
  user: UserRow,
  to: string,
) {
  const joined = new Set(tx.memberships.by('userId', user.id).map((it) => it.organizationId))
  const invited = tx.invitations.by('email', to).filter(isOpen)
  for (const { id, organizationId } of invited)
    if (joined.has(organizationId)) tx.invitations.update(id, { canceledAt: now })
  const isInvited = new Set(invited.map((it) => it.organizationId))
  for (const { id, organizationId } of tx.invitations.by('email', user.email).filter(isOpen))
    if (!isInvited.has(organizationId)) tx.invitations.update(id, { email: to })
}

function toPending({
  email,
  codeExpiresAt,
  resendAvailableAt,
  expiresAt,
}: EmailChangeRow): PendingEmailChange {
  return {
    email,
    codeExpiresAt: iso(codeExpiresAt),
    resendAvailableAt: iso(resendAvailableAt),
    expiresAt: iso(expiresAt),
  }
}
