import type { SessionRow, Transaction } from '../db/index.ts'
import type { FallbackUser } from '../engine/scenario-port.ts'
import { clearedSessionCookie, sessionCookie, sessionTokenOf } from '../handlers/shared/session-cookie.ts'
import { endSessionAtLimit, isSessionOpen, sessionLifetime } from '../handlers/shared/sessions.ts'
import { random } from '../kernel/random.ts'
import { PERSONAS, type Persona, type Scenario } from './document.ts'

/** Email address of the seeded user with a role. */
function emailOf(persona: Exclude<Persona, 'signed-out'>): string {
  return `${persona}@nimbus.example`
}

/** Persona that a scenario signs in; null if nobody, or if the current user stays. */
function personaToSignIn({ persona, session }: Pick<Scenario, 'persona' | 'session'>) {
  const identity = persona ?? (session === 'expired' ? 'admin' : null)
  return identity === 'signed-out' ? null : identity
}

/** Deterministic: the same for the same scenario in every runtime. */
function drawSession(seed: number, identity: string, session: Scenario['session']) {
  const draw = random(seed, 'persona', identity, session === 'expired' ? 'expired' : 'valid')
  return { id: draw.id('ses'), token: draw.id('s', 32) }
}

/**
 * User of mocked operations for callers whose session or key only the live backend knows: the scenario's persona, else
 * the Owner, who has all permissions.
 *
 * @param hasLiveSignIn true if sessions are the backend's. The scenario can't end those, so mocked operations don't
 *   pretend it: half signed out, the console would go back and forth between the sign-in page and the dashboard.
 */
export function fallbackUserOf(
  scenario: Pick<Scenario, 'persona' | 'session' | 'seed'>,
  hasLiveSignIn: boolean,
): FallbackUser | null {
  if (scenario.persona === 'signed-out' && !hasLiveSignIn) return null
  const { seed } = scenario
  const persona = personaToSignIn(scenario) ?? 'owner'
  const session = 'valid'
  const [, setCookie] = sessionCookie(drawSession(seed, persona, session).token, null)
  const [cookie = ''] = setCookie.split(';', 1)
  return { cookie, signIn: (tx, now) => void signInPersona(tx, { persona, session, seed }, now) }
}

/** False if the scenario's user is gone: the account was closed or deactivated, or has another email address. */
export function hasPersona(tx: Transaction, scenario: Pick<Scenario, 'persona' | 'session'>): boolean {
  const identity = personaToSignIn(scenario)
  return identity === null || accountOf(tx, identity) !== null
}

function accountOf(tx: Transaction, identity: Exclude<Persona, 'signed-out'>) {
  const [user] = tx.users.by('email', emailOf(identity))
  const membership = user && tx.memberships.by('userId', user.id).find((row) => row.status === 'active')
  return user && membership ? { user, membership } : null
}

export interface SignedInUser {
  readonly name: string
  readonly email: string
  /** Null for a user that no scenario can sign in. */
  readonly persona: Persona | null
}

/** False if the data has never had the session of a `Cookie` header, not even an ended one. */
export function knowsSession(tx: Transaction, cookies: string | null): boolean {
  const token = sessionTokenOf(cookies)
  return token !== null && tx.sessions.by('token', token).length > 0
}

/** User of a `Cookie` header; null if nobody is signed in. */
export function signedInUser(tx: Transaction, cookies: string | null, now: number): SignedInUser | null {
  const session = openSession(tx, sessionTokenOf(cookies), now)
  const user = session && tx.users.get(session.userId)
  if (user === undefined) return null
  const { name, email } = user
  const persona = PERSONAS.find((it) => it !== 'signed-out' && emailOf(it) === email) ?? null
  return { name, email, persona }
}

function openSession(tx: Transaction, token: string | null, now: number): SessionRow | undefined {
  if (token === null) return undefined
  return tx.sessions.by('token', token).find((row) => isSessionOpen(row, now))
}

export interface PersonaSignIn {
  /** The `Set-Cookie` to send; null if the current user stays, or the scenario's user is gone. */
  readonly setCookie: string | null
  /** True if the session did not exist before, or had ended. */
  readonly isNew: boolean
}

/**
 * Signs in or out as the scenario says. An expired session without a persona belongs to the Admin. Idempotent: a second
 * call creates no second session.
 */
export function signInPersona(
  tx: Transaction,
  { persona, session, seed }: Pick<Scenario, 'persona' | 'session' | 'seed'>,
  now: number,
): PersonaSignIn {
  if (persona === 'signed-out') return { setCookie: clearedSessionCookie()[1], isNew: false }
  const identity = personaToSignIn({ persona, session })
  const account = identity && accountOf(tx, identity)
  if (identity === null || account === null) return { setCookie: null, isNew: false }

  const startedAt = session === 'expired' ? now - 2 * sessionLifetime.plain : now
  const drawn = drawSession(seed, identity, session)
  const isNew = openSession(tx, drawn.token, now) === undefined
  if (isNew && session !== 'expired') endSessionAtLimit(tx, account.user.id, now)
  const row: SessionRow = {
    ...drawn,
    userId: account.user.id,
    organizationId: account.membership.organizationId,
    remembered: false,
    device: 'Safari on macOS',
    location: 'This computer',
    ip: '127.0.0.1',
    createdAt: startedAt,
    lastActiveAt: startedAt,
    expiresAt: startedAt + sessionLifetime.plain,
    endedAt: null,
  }
  if (tx.sessions.get(row.id)) tx.sessions.update(row.id, row)
  else tx.sessions.insert(row)
  const { id, lastActiveAt } = account.membership
  if (startedAt > (lastActiveAt ?? 0)) tx.memberships.update(id, { lastActiveAt: startedAt })
  return { setCookie: sessionCookie(row.token, null)[1], isNew }
}
