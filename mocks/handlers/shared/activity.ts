import type { Activity, ActivityResource, Actor as ShownActor } from '#src/api/generated/types.gen.ts'
import type { ActivityRow, Actor, NamedResource } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { iso } from '../../kernel/iso-time.ts'

/** Actor of an activity: the user, or the API key. */
export function actorOf({ user, via }: Identity): Actor {
  const { id, name } = via.kind === 'key' ? via.key : user
  return { kind: via.kind === 'key' ? 'key' : 'user', id, name }
}

export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    at: iso(row.at),
    actor: toActor(row.actor),
    action: row.action,
    summary: row.summary,
    outcome: row.outcome,
    changes: row.changes,
  }
}

export function toActor({ kind, name }: Actor): ShownActor {
  return { kind, name }
}

export function toNamed({ id, type, name, namespace }: NamedResource): ActivityResource {
  return { id, type, name, namespace }
}

export function toActivityResource(row: ActivityRow): ActivityResource {
  return {
    id: row.resourceId,
    type: row.resourceType,
    name: row.resourceName,
    namespace: row.resourceNamespace,
  }
}
