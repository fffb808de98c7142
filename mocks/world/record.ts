import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ActivityRow, Actor, NotificationRow, ResourceRow, Transaction } from '../db/index.ts'
import { random } from '../kernel/random.ts'
import type { ActivityChange } from './activity-changes.ts'
import type { WorldContext } from './job-context.ts'
import { namespaceOf } from './named-resource.ts'
import { notify } from './notify.ts'
import { isActiveMember, membersWithPermission } from './permissions.ts'
import type { ResourceDefinition } from './resource-definitions.ts'

/** Actor of changes that no user made. */
export const PLATFORM: Actor = { kind: 'system', id: null, name: 'Nimbus' }

/** Actor of stops and starts by the schedule of a VM. */
export const SCHEDULE: Actor = { kind: 'system', id: null, name: 'Scheduled' }

type ResourceEvent = Pick<
  ActivityRow,
  'id' | 'at' | 'finishedAt' | 'actor' | 'action' | 'summary' | 'outcome'
> & {
  /** @default none */
  readonly changes?: readonly ActivityChange[] | undefined
}

type Owned = Pick<ResourceRow, 'id' | 'organizationId' | 'projectId' | 'name'>

/**
 * Builds an activity. Fields are assigned one by one: spreading keeps extra fields, and there are more activities
 * than anything else.
 */
export function activityOf(type: ResourceType, row: Owned, event: ResourceEvent): ActivityRow {
  return {
    organizationId: row.organizationId,
    projectId: row.projectId,
    resourceType: type,
    resourceId: row.id,
    resourceName: row.name,
    resourceNamespace: namespaceOf(row),
    id: event.id,
    at: event.at,
    finishedAt: event.finishedAt,
    actor: event.actor,
    action: event.action,
    summary: event.summary,
    outcome: event.outcome,
    changes: [...(event.changes ?? [])],
  }
}

/**
 * Records an immediate event of a resource that no user caused.
 *
 * @param past past participle: `detached`
 */
export function recordEvent(
  { tx, seed, at }: WorldContext,
  type: ResourceType,
  row: Owned,
  past: string,
  summary: string,
): void {
  const action = `${type}.${past}`
  // The same may happen twice at a time, such as when two VMs of a firewall are deleted.
  const nth = tx.activities
    .by('resourceId', row.id)
    .filter((it) => it.action === action && it.at === at).length
  tx.activities.insert(
    activityOf(type, row, {
      id: random(seed, 'event', row.id, action, at, nth).id('act'),
      at,
      finishedAt: at,
      actor: PLATFORM,
      action,
      summary,
      outcome: 'succeeded',
    }),
  )
}

/**
 * Notifies the user who started an action, or the owner of the API key, unless they have left since then. If the
 * platform started it, such as by a schedule, notifies those who manage resources of a failure.
 */
export function notifyActor<Row extends ResourceRow>(
  context: WorldContext,
  { href }: Pick<ResourceDefinition<Row>, 'href'>,
  row: Row,
  actor: Actor | undefined,
  message: Pick<NotificationRow, 'severity' | 'title' | 'body'>,
): void {
  const isFailure = message.severity === 'critical' || message.severity === 'warning'
  notify(context, {
    organizationId: row.organizationId,
    userIds:
      actor?.kind === 'system' && isFailure
        ? membersWithPermission(context.tx, row.organizationId, 'manage_resources')
        : userOf(context.tx, row.organizationId, actor),
    event: isFailure ? 'action_failed' : 'action_succeeded',
    ...message,
    href: href(row),
  })
}

/** The user behind an action, if still an active member. */
function userOf(tx: Transaction, organizationId: string, actor: Actor | undefined): string[] {
  const userId = actor?.kind === 'key' ? tx.apiKeys.get(actor.id ?? '')?.userId : actor?.id
  return userId && isActiveMember(tx, userId, organizationId) ? [userId] : []
}
