import type { ServerEvent, ServerEventType } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type {
  ActivityRow,
  AlertRow,
  AlertRuleRow,
  AlertSilenceRow,
  AlertWatchRow,
  BulkOperationRow,
  Change,
  MembershipRow,
  NotificationChannelRow,
  NotificationRow,
  ResourceRow,
  SessionRow,
} from '../db/index.ts'
import type { AudienceEvent } from '../engine/types.ts'
import { iso } from '../kernel/iso-time.ts'
import { lastChangeOf } from './bulk-operations.ts'
import { definitionOfCollection } from './resource-definitions.ts'

/**
 * Event passed to the hub, which adds the id: the contract's `ServerEvent` and its audience. For an ended session
 * `resourceId` is the session's, so that its stream can recognize it.
 */
export interface WorldEvent extends AudienceEvent {
  readonly type: ServerEventType
  readonly data: Omit<ServerEvent, 'id'>
}

/** Events of a commit, each at most once. */
export function eventsOf(changes: readonly Change[]): WorldEvent[] {
  const events = [...resourceEvents(changes), ...alertEvents(changes)]
  const readBy = new Set<string>()
  for (const { collection, id, row } of changes) {
    if (row === null) continue
    if (collection === 'notifications') {
      const notification = row as NotificationRow
      if (notification.readAt === null) {
        events.push(userEvent('notification.created', notification, notification.at, id))
      } else if (!readBy.has(notification.userId)) {
        // "Mark all as read" is one event.
        readBy.add(notification.userId)
        events.push(userEvent('notifications.read', notification, notification.readAt, null))
      }
    } else if (collection === 'bulkOperations') {
      const operation = row as BulkOperationRow
      events.push(userEvent('tasks.changed', operation, lastChangeOf(operation), null))
    } else if (collection === 'memberships') {
      const { permissionsChangedAt, lastActiveAt, ...membership } = row as MembershipRow
      // Activity of a user is no event; a change of permissions is one.
      if (permissionsChangedAt !== null && permissionsChangedAt >= (lastActiveAt ?? 0)) {
        events.push(userEvent('session.changed', membership, permissionsChangedAt, null))
      }
    } else if (collection === 'sessions') {
      const session = row as SessionRow
      if (session.endedAt !== null) events.push(userEvent('session.ended', session, session.endedAt, id))
    }
  }
  return events
}

/**
 * Events of resources. A resource counts as changed when its row changes or an activity is recorded for it, so parts
 * (backups, targets, records) count too. It is deleted when its deletion succeeded; the row is gone then, so the
 * activity tells the organization.
 */
function resourceEvents(changes: readonly Change[]): WorldEvent[] {
  const latest = new Map<string, WorldEvent>()
  const publish = (resourceType: ResourceType, what: ResourceEvent, of: Subject, at: number) => {
    latest.set(of.id, toOrganization(what, resourceType, of, at))
  }
  const deletions: ActivityRow[] = []
  for (const { collection, row } of changes) {
    if (row === null) continue
    const definition = definitionOfCollection(collection)
    if (definition !== undefined) {
      const resource = row as ResourceRow
      publish(definition.type, 'resource.changed', resource, resource.updatedAt)
    } else if (collection === 'activities') {
      const activity = row as ActivityRow
      const { resourceType, resourceId: id, organizationId, at, finishedAt } = activity
      if (isDeletion(activity)) deletions.push(activity)
      else if (!latest.has(id))
        publish(resourceType, 'resource.changed', { id, organizationId }, finishedAt ?? at)
    }
  }
  for (const { resourceType, resourceId: id, organizationId, at, finishedAt } of deletions) {
    publish(resourceType, 'resource.deleted', { id, organizationId }, finishedAt ?? at)
  }
  return [...latest.values()]
}

/** Alert collections whose rows record when they changed. */
const UPDATED: ReadonlySet<string> = new Set(['alerts', 'alertRules', 'notificationChannels'])

/**
 * Alert events, one for each organization. A removed row no longer tells its organization, so whoever removes one
 * notes it in the organization's watch.
 */
function alertEvents(changes: readonly Change[]): WorldEvent[] {
  const type = 'alerts.changed' as const
  const latest = new Map<string, WorldEvent>()
  const publish = (organizationId: string, time: number) => {
    const data = { type, at: iso(time), resourceType: null, resourceId: null }
    latest.set(organizationId, { type, organizationId, userId: null, data })
  }
  for (const { collection, row } of changes) {
    if (row === null) continue
    if (collection === 'alertSilences') {
      const { organizationId, startsAt } = row as AlertSilenceRow
      publish(organizationId, startsAt)
    } else if (UPDATED.has(collection)) {
      const { organizationId, updatedAt } = row as AlertRow | AlertRuleRow | NotificationChannelRow
      publish(organizationId, updatedAt)
    } else if (collection === 'alertWatches') {
      const { organizationId, changedAt, evaluatedTo } = row as AlertWatchRow
      if (changedAt !== null && changedAt >= (evaluatedTo ?? 0)) publish(organizationId, changedAt)
    }
  }
  return [...latest.values()]
}

type ResourceEvent = Extract<ServerEventType, `resource.${string}`>

type Subject = Pick<ResourceRow, 'id' | 'organizationId'>

function isDeletion({ action, outcome, resourceType }: ActivityRow): boolean {
  return action === `${resourceType}.deleted` && outcome === 'succeeded'
}

function toOrganization(
  type: ResourceEvent,
  resourceType: ResourceType,
  { id: resourceId, organizationId }: Subject,
  at: number,
): WorldEvent {
  const data = { type, at: iso(at), resourceType, resourceId }
  return { type, organizationId, userId: null, data }
}

function userEvent(
  type: ServerEventType,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
  at: number,
  resourceId: string | null,
): WorldEvent {
  const data = { type, at: iso(at), resourceType: null, resourceId }
  return { type, organizationId, userId, data }
}
