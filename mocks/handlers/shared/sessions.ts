import type { SignedIn } from '#src/api/generated/types.gen.ts'
import type { MembershipRow, SessionRow, Transaction, UserRow } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { DAY, HOUR } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { permissionsOf } from '../../world/permissions.ts'
import { deviceOf } from './device.ts'
import type { RequestContext } from './request-context.ts'
import { sessionCookie } from './session-cookie.ts'

/** Lifetime of a session in milliseconds: "Remember me" outlives the browser; otherwise a working day. */
export const sessionLifetime = { remembered: 30 * DAY, plain: 12 * HOUR } as const

/** Limit of open sessions for each user, since `listSessions` returns all of them. */
export const MAX_SESSIONS = 200

export function isSessionOpen({ endedAt, expiresAt }: SessionRow, now: number): boolean {
  return endedAt === null && expiresAt > now
}

export function openSessions(tx: Transaction, userId: string, now: number): SessionRow[] {
  return tx.sessions.by('userId', userId).filter((it) => isSessionOpen(it, now))
}

/** At the limit, ends the least recently active session of a user, so that another one can start. */
export function endSessionAtLimit(tx: Transaction, userId: string, now: number): void {
  const open = openSessions(tx, userId, now).sort((a, b) => b.lastActiveAt - a.lastActiveAt)
  for (const oldest of open.slice(MAX_SESSIONS - 1)) endSession(tx, oldest, now)
}

/** Starts a session and returns its cookie. At the limit, the least recently active session ends. */
export function startSession(
  { tx, now, random, header }: RequestContext,
  user: UserRow,
  membership: MembershipRow,
  remembered: boolean,
): { readonly session: SessionRow; readonly cookie: readonly [name: string, value: string] } {
  endSessionAtLimit(tx, user.id, now)
  const chance = random('session')
  const lifetime = remembered ? sessionLifetime.remembered : sessionLifetime.plain
  const session = tx.sessions.insert({
    id: chance.id('ses'),
    token: chance.id('s', 32),
    userId: user.id,
    organizationId: membership.organizationId,
    remembered,
    device: deviceOf(header('user-agent')),
    // The mock is reached only from the machine it runs on.
    location: 'This computer',
    ip: '127.0.0.1',
    createdAt: now,
    lastActiveAt: now,
    expiresAt: now + lifetime,
    endedAt: null,
  })
  tx.memberships.update(membership.id, { lastActiveAt: now })
  return { session, cookie: sessionCookie(session.token, remembered ? lifetime / 1000 : null) }
}

/** Ends a session. The row stays, so that the user can be told why. */
export function endSession(tx: Transaction, session: SessionRow, now: number): void {
  if (session.endedAt === null) tx.sessions.update(session.id, { endedAt: now })
}

/** Serializes the contract's signed-in session. */
export function toSignedIn(
  { user, organization, membership }: Pick<Identity, 'user' | 'organization' | 'membership'>,
  session: SessionRow,
  tx: Transaction,
): SignedIn {
  return {
    signedIn: true,
    user: { id: user.id, email: user.email, name: user.name, avatarUrl: user.avatarUrl, role: user.label },
    organization: { id: organization.id, name: organization.name, createdAt: iso(organization.createdAt) },
    teamRole: membership.teamRole,
    customRoleIds: [...membership.customRoleIds],
    permissions: [...permissionsOf(membership, tx)],
    expiresAt: iso(session.expiresAt),
  }
}
