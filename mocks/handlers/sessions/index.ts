import type { DeviceSession } from '#src/api/generated/types.gen.ts'
import type { SessionRow, Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { deviceOf } from '../shared/device.ts'
import { endSession, openSessions } from '../shared/sessions.ts'

export const deviceSessionHandlers: HandlersFor<'listSessions' | 'revokeSession' | 'revokeOtherSessions'> = {
  listSessions({ tx, now, identity, header }) {
    const current = currentSessionId(identity)
    const sessions = openSessions(tx, identity.user.id, now).toSorted(
      (a, b) =>
        Number(b.id === current) - Number(a.id === current) ||
        b.lastActiveAt - a.lastActiveAt ||
        (a.id < b.id ? -1 : 1),
    )
    const items = sessions.map((it): DeviceSession => {
      const session = toDeviceSession(it, it.id === current)
      // A scenario signs in without a request, so only this request knows the browser.
      return session.current ? { ...session, device: deviceOf(header('user-agent')) } : session
    })
    return { status: 200, body: { items } }
  },

  revokeSession({ tx, now, identity, path }) {
    const session = openSessions(tx, identity.user.id, now).find((it) => it.id === path.sessionId)
    if (!session) throw notFound('session', path.sessionId)
    if (session.id === currentSessionId(identity)) {
      throw new Problem(409, 'current_session', 'This is the session you are using. Log out instead.')
    }
    endSession(tx, session, now)
    return { status: 204 }
  },

  revokeOtherSessions({ tx, now, identity }) {
    return { status: 200, body: { ended: endOtherSessions(tx, identity, now) } }
  },
}

/** @returns number of sessions ended */
export function endOtherSessions(tx: Transaction, identity: Identity, now: number): number {
  const current = currentSessionId(identity)
  const others = openSessions(tx, identity.user.id, now).filter((it) => it.id !== current)
  for (const session of others) endSession(tx, session, now)
  return others.length
}

function currentSessionId({ via }: Identity): string | null {
  return via.kind === 'session' ? via.session.id : null
}

function toDeviceSession(row: SessionRow, current: boolean): DeviceSession {
  return {
    id: row.id,
    device: row.device,
    location: row.location,
    ip: row.ip,
    createdAt: iso(row.createdAt),
    lastActiveAt: iso(row.lastActiveAt),
    expiresAt: iso(row.expiresAt),
    current,
  }
}
