import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ActivityRow, Actor, NotificationRow, ResourceRow } from '../db/index.ts'
import { random } from '../kernel/random.ts'
import type { JobContext } from './job-context.ts'
import { notify } from './notify.ts'
import type { ResourceDefinition } from './resource-definitions.ts'

/** The platform itself, for what nobody ordered. */
export const PLATFORM: Actor = { kind: 'system', id: null, name: 'Nimbus' }

type Deed = Pick<ActivityRow, 'id' | 'at' | 'finishedAt' | 'actor' | 'action' | 'summary' | 'outcome'>

type Owned = Pick<ResourceRow, 'id' | 'organizationId' | 'projectId' | 'name'>

/**
 * The record of something that was done to a resource. Field by field: an object that is spread keeps what does not fit beside
 * it, and there are more of these than of anything else.
 */
export function activityOf(type: ResourceType, row: Owned, event: Deed): ActivityRow {
  return {
    organizationId: row.organizationId,
    projectId: row.projectId,
    resourceType: type,
    resourceId: row.id,
    resourceName: row.name,
    id: event.id,
    at: event.at,
    finishedAt: event.finishedAt,
    actor: event.actor,
    action: event.action,
    summary: event.summary,
    outcome: event.outcome,
  }
}

/**
 * Records something that happened to a resource by itself and at once.
 *
 * @param action a past participle: `detached`
 */
export function recordEvent(
  { tx, seed, at }: Pick<JobContext, 'tx' | 'seed' | 'at'>,
  type: ResourceType,
  row: Owned,
  action: string,
  summary: string,
): void {
  tx.activities.insert(
    activityOf(type, row, {
      id: random(seed, 'event', row.id, action, at).id('act'),
      at,
      finishedAt: at,
      actor: PLATFORM,
      action: `${type}.${action}`,
      summary,
      outcome: 'succeeded',
    }),
  )
}

/** Tells whoever set it off: the person, or the person whose key it was. Nobody when the platform did. */
export function notifyActor<Row extends ResourceRow>(
  context: Pick<JobContext, 'tx' | 'seed' | 'at'>,
  { href }: Pick<ResourceDefinition<Row>, 'href'>,
  row: Row,
  actor: Actor | undefined,
  message: Pick<NotificationRow, 'severity' | 'title' | 'body'>,
): void {
  const userId = actor?.kind === 'key' ? context.tx.apiKeys.get(actor.id ?? '')?.userId : actor?.id
  if (userId === undefined || userId === null) return
  notify(context, {
    organizationId: row.organizationId,
    userIds: [userId],
    event:
      message.severity === 'critical' || message.severity === 'warning' ? 'resource_failed' : 'resource_done',
    ...message,
    href: href(row),
  })
}
