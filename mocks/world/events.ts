import type { ServerEvent, ServerEventType } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ActivityRow, Change, MembershipRow, ResourceRow } from '../db/index.ts'
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
  return [...resourceEvents(changes), ...alertEvents(changes), ...userEvents(changes)]
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
      if (isDeletion(row)) deletions.push(row)
      else if (!latest.has(row.resourceId))
        publish(row.resourceType, 'resource.changed', subjectOf(row), row.finishedAt ?? row.at)
    }
  }
  for (const deletion of deletions) {
    const { resourceType, at, finishedAt } = deletion
    publish(resourceType, 'resource.deleted', subjectOf(deletion), finishedAt ?? at)
  }
  return [...latest.values()]
}

function subjectOf({ resourceId: id, organizationId }: ActivityRow): Subject {
  return { id, organizationId }
}

/**
 * Alert events, one for each organization. A removed row no longer tells its organization, so whoever removes one
 * notes it in the organization's watch.
 */
function alertEvents(changes: readonly Change[]): WorldEvent[] {
  const type = 'alerts.changed' as const
  const latest = new Map<string, WorldEvent>()
  for (const change of changes) {
    const changed = alertChangeOf(change)
    if (changed === null) continue
    const { organizationId, at } = changed
    const data = { type, at: iso(at), resourceType: null, resourceId: null }
    latest.set(organizationId, { type, organizationId, userId: null, data })
  }
  return [...latest.values()]
}

/** Organization whose alerts or alert settings changed, and when; null for other changes. */
function alertChangeOf({
  collection,
  row,
}: Change): { readonly organizationId: string; readonly at: number } | null {
  if (row === null) return null
  switch (collection) {
    case 'alertSilences':
      return { organizationId: row.organizationId, at: row.startsAt }
    case 'alerts':
    case 'alertRules':
    case 'notificationChannels':
      return { organizationId: row.organizationId, at: row.updatedAt }
    case 'alertWatches': {
      const { organizationId, changedAt, evaluatedTo } = row
      return changedAt !== null && changedAt >= (evaluatedTo ?? 0) ? { organizationId, at: changedAt } : null
    }
    default:
      return null
  }
}

/** Events of single users. */
function userEvents(changes: readonly Change[]): WorldEvent[] {
  const events: WorldEvent[] = []
  const readBy = new Set<string>()
  for (const { collection, row } of changes) {
    if (row === null) continue
    switch (collection) {
      case 'notifications':
        if (row.readAt === null) {
          events.push(toUser('notification.created', row, row.at, row.id))
        } else if (!readBy.has(row.userId)) {
          // "Mark all as read" is one event.
          readBy.add(row.userId)
          events.push(toUser('notifications.read', row, row.readAt, null))
        }
        break
      case 'bulkOperations':
        events.push(toUser('tasks.changed', row, lastChangeOf(row), null))
        break
      case 'memberships':
        if (hasNewPermissions(row)) {
          events.push(toUser('session.changed', row, row.permissionsChangedAt, null))
        }
        break
      case 'sessions':
        if (row.endedAt !== null) events.push(toUser('session.ended', row, row.endedAt, row.id))
    }
  }
  return events
}

/** False if only the user's activity was recorded. */
function hasNewPermissions(
  row: MembershipRow,
): row is MembershipRow & { readonly permissionsChangedAt: number } {
  const { permissionsChangedAt, lastActiveAt } = row
  return permissionsChangedAt !== null && permissionsChangedAt >= (lastActiveAt ?? 0)
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

function toUser(
  type: ServerEventType,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
  at: number,
  resourceId: string | null,
): WorldEvent {
  const data = { type, at: iso(at), resourceType: null, resourceId }
  return { type, organizationId, userId, data }
}
