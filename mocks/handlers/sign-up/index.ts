import type { SignUp } from '#src/api/generated/types.gen.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import type { SignUpRow, Transaction } from '../../db/index.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { digest } from '../../kernel/hash.ts'
import { iso } from '../../kernel/iso-time.ts'
import { permissionsOf } from '../../world/permissions.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { claimPurchasesOf } from '../domains/claim.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { checkResend, codeProblem, hasAccount, newCode } from '../shared/emailed-code.ts'
import { createOrganization } from '../shared/new-organization.ts'
import { checkNewPassword } from '../shared/new-password.ts'
import { secondsUntil } from '../shared/request-context.ts'
import { startSession, toSignedIn } from '../shared/sessions.ts'
import { sendCode, sendWelcome } from './mails.ts'

/** Account creation fails for this address in every scenario; listed on the documentation's page of test inputs. */
const FAILING_EMAIL = 'fails@nimbus.example'

/** Wrong codes allowed before a new code is needed. */
const FREE_WRONG_CODES = 5

export const signUpHandlers: HandlersFor<
  'startSignUp' | 'resendSignUpCode' | 'verifySignUp' | 'completeSignUp'
> = {
  startSignUp(ctx) {
    const { tx, now, body, random } = ctx
    checkNewPassword(body.password)
    const id = random('sign-up').id('sgn', 24)
    const email = normalizeEmail(body.email)
    const row = tx.signUps.insert({
      id,
      email,
      fullName: body.fullName.trim(),
      passwordDigest: passwordDigest(accountId(id), body.password),
      ...newCode(tx, email, now),
      failedCodes: 0,
      verifiedAt: null,
      completedAt: null,
      userId: null,
      consent: { ...body.consent },
      createdAt: now,
    })
    sendCode(ctx, row)
    return { status: 201, body: toSignUp(row) }
  },

  resendSignUpCode(ctx) {
    const { tx, now, path } = ctx
    const signUp = find(tx, path.signUpId)
    if (signUp.verifiedAt !== null) {
      throw new Problem(409, 'already_verified', 'This email address is already verified.')
    }
    checkResend(signUp, now)
    const row = tx.signUps.update(signUp.id, { ...newCode(tx, signUp.email, now), failedCodes: 0 })
    sendCode(ctx, row)
    return { status: 202, body: toSignUp(row) }
  },

  verifySignUp({ tx, now, path, body }) {
    const signUp = find(tx, path.signUpId)
    if (signUp.verifiedAt !== null) return { status: 200, body: toSignUp(signUp) }
    if (signUp.failedCodes >= FREE_WRONG_CODES) {
      const retryAfter = secondsUntil(signUp.resendAvailableAt, now)
      throw new Problem(429, 'too_many_attempts', {
        detail: 'Too many wrong codes. Request a new one.',
        retryAfter,
      })
    }
    const problem = codeProblem(signUp, body.code, now)
    if (problem?.code === 'code_wrong') {
      tx.signUps.update(signUp.id, { failedCodes: signUp.failedCodes + 1 })
    }
    if (problem) return problem
    return { status: 200, body: toSignUp(tx.signUps.update(signUp.id, { verifiedAt: now })) }
  },

  completeSignUp(ctx) {
    const { tx, now, path, body } = ctx
    const signUp = find(tx, path.signUpId)
    if (signUp.verifiedAt === null) throw new Problem(409, 'not_verified', 'Verify the email address first.')
    // The second condition: another sign-up for the same address was completed first.
    if (signUp.completedAt !== null || hasAccount(tx, signUp.email)) {
      throw new Problem(409, 'already_completed', 'This sign-up is already complete. Sign in instead.')
    }
    if (signUp.email === FAILING_EMAIL) {
      throw new Problem(500, 'account_creation_failed', 'Failed to create account. Please try again.')
    }

    const company = body.company?.trim() ?? ''
    const user = tx.users.insert({
      id: accountId(signUp.id),
      email: signUp.email,
      name: signUp.fullName,
      passwordDigest: signUp.passwordDigest,
      label: 'Member',
      avatarUrl: null,
      company,
      jobTitle: '',
      timezone: 'utc',
      language: 'en',
      timeFormat: 'auto',
      dateFormat: 'auto',
      createdAt: now,
      updatedAt: now,
    })
    const facts = {
      name: company === '' ? `${user.name}'s organization` : company,
      useCase: body.useCase ?? null,
      experience: body.experience ?? null,
    }
    const { organization, membership } = createOrganization(ctx, user, facts, body.planId ?? 'free')
    addAuditNote(ctx, {
      organizationId: organization.id,
      user,
      resource: { type: 'organization', id: organization.id, name: organization.name },
    })
    tx.signUps.update(signUp.id, { completedAt: now, userId: user.id })
    sendWelcome(ctx, user)
    const { session, cookie } = startSession(ctx, user, membership, false)
    const permissions = permissionsOf(membership, tx)
    const identity = {
      user,
      organization,
      membership,
      permissions,
      via: { kind: 'session', session },
    } as const
    claimPurchasesOf({ ...ctx, identity }, user.email)
    return {
      status: 201,
      headers: [cookie],
      body: toSignedIn({ user, organization, membership }, session, tx),
    }
  },
}

/**
 * Account id of a sign-up. Known from the start, since it salts the password; derived one-way, since the sign-up's id
 * is a secret.
 */
function accountId(signUpId: string): string {
  return `usr_${digest(`account:${signUpId}`)}`
}

function find(tx: Transaction, id: string): SignUpRow {
  const signUp = tx.signUps.get(id)
  if (!signUp) throw notFound('sign-up', id)
  return signUp
}

function toSignUp(row: SignUpRow): SignUp {
  return {
    id: row.id,
    email: row.email,
    codeExpiresAt: iso(row.codeExpiresAt),
    resendAvailableAt: iso(row.resendAvailableAt),
    verified: row.verifiedAt !== null,
    consent: { ...row.consent, givenAt: iso(row.createdAt) },
  }
}
