import type { Activity } from '#src/api/generated/types.gen.ts'
import type { ActivityRow, Actor } from '../db/index.ts'
import type { Identity } from '../engine/identity.ts'
import { iso } from '../world/iso.ts'

/** Who an activity names: the person, or the key that was sent. */
export function actorOf({ user, via }: Identity): Actor {
  return via.kind === 'key'
    ? { kind: 'key', id: via.key.id, name: via.key.name }
    : { kind: 'user', id: user.id, name: user.name }
}

export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    at: iso(row.at),
    actor: { kind: row.actor.kind, name: row.actor.name },
    action: row.action,
    summary: row.summary,
    outcome: row.outcome,
  }
}
