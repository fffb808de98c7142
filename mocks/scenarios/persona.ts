import type { SessionRow, Transaction } from '../db/index.ts'
import type { FallbackUser } from '../engine/scenario-port.ts'
import { clearedSessionCookie, sessionCookie } from '../handlers/shared/session-cookie.ts'
import { sessionLifetime } from '../handlers/shared/sessions.ts'
import { random } from '../kernel/random.ts'
import type { Persona, Scenario } from './document.ts'

/** E-mail address of the seeded user with a role. */
function emailOf(persona: Exclude<Persona, 'signed-out'>): string {
  return `${persona}@nimbus.example`
}

/** Persona that a scenario signs in; null if nobody, or if the current user stays. */
function whoIn({ persona, session }: Pick<Scenario, 'persona' | 'session'>) {
  const identity = persona ?? (session === 'expired' ? 'admin' : null)
  return identity === 'signed-out' ? null : identity
}

/** Deterministic: the same for the same scenario in every runtime. */
function drawSession(seed: number, identity: string, session: string) {
  const draw = random(seed, 'persona', identity, session)
  return { id: draw.id('ses'), token: draw.id('s', 32) }
}

/**
 * User of mocked operations for callers whose session or key only the live backend knows: the scenario's persona, else
 * the Owner, who has all permissions.
 *
 * @param signsInElsewhere true if sessions are the backend's. The scenario can't end those, so mocked operations don't
 *   pretend it: half signed out, the console would go back and forth between the sign-in page and the dashboard.
 */
export function fallbackUserOf(
  scenario: Pick<Scenario, 'persona' | 'session' | 'seed'>,
  signsInElsewhere: boolean,
): FallbackUser | null {
  if (scenario.persona === 'signed-out' && !signsInElsewhere) return null
  const { seed } = scenario
  const persona = whoIn(scenario) ?? 'owner'
  const session = 'valid'
  const [, setCookie] = sessionCookie(drawSession(seed, persona, session).token, null)
  const [cookie = ''] = setCookie.split(';', 1)
  return { cookie, signIn: (tx, now) => void signInPersona(tx, { persona, session, seed }, now) }
}

/** False if the scenario's user is gone: the account was closed or deactivated, or has another email address. */
export function hasPersona(tx: Transaction, scenario: Pick<Scenario, 'persona' | 'session'>): boolean {
  const identity = whoIn(scenario)
  return identity === null || accountOf(tx, identity) !== null
}

function accountOf(tx: Transaction, identity: Exclude<Persona, 'signed-out'>) {
  const [user] = tx.users.by('email', emailOf(identity))
  const membership = user && tx.memberships.by('userId', user.id).find((row) => row.status === 'active')
  return user && membership ? { user, membership } : null
}

/**
 * Signs in or out as the scenario says. An expired session without a persona belongs to the Admin. Idempotent: a second
 * call creates no second session.
 *
 * @returns the `Set-Cookie` to send; null if the current user stays, or the scenario's user is gone
 */
export function signInPersona(
  tx: Transaction,
  { persona, session, seed }: Pick<Scenario, 'persona' | 'session' | 'seed'>,
  now: number,
): string | null {
  if (persona === 'signed-out') return clearedSessionCookie()[1]
  const identity = whoIn({ persona, session })
  if (identity === null) return null

  const account = accountOf(tx, identity)
  if (account === null) return null

  const startedAt = session === 'expired' ? now - 2 * sessionLifetime.plain : now
  const row: SessionRow = {
    ...drawSession(seed, identity, session),
    userId: account.user.id,
    organizationId: account.membership.organizationId,
    remembered: false,
    device: 'Scenario',
    location: 'This computer',
    ip: '127.0.0.1',
    createdAt: startedAt,
    lastActiveAt: startedAt,
    expiresAt: startedAt + sessionLifetime.plain,
    endedAt: null,
  }
  if (tx.sessions.get(row.id)) tx.sessions.update(row.id, row)
  else tx.sessions.insert(row)
  return sessionCookie(row.token, null)[1]
}
