import type { Query } from '@tanstack/react-query'
import type { ServerEvent } from '#src/api/generated/types.gen.ts'
import { operationOf } from '#src/api/operation-queries.ts'

/**
 * Operations that don't depend on resources. Includes logs: followers of a log poll it, and a paused log must not
 * change.
 */
const apartFromResources = /Catalog$|Logs$|^(get|list)Log|^get(Session|Me)$|^listNotifications$/

/**
 * Operations that depend on alerts, alert rules, silences or notification channels; includes the dashboard overview,
 * which counts alerts.
 */
const aboutAlerts = /Alert|NotificationChannel|^getDashboardOverview$/

/**
 * True if an event makes a cached query stale. Events only say that something changed, so the query is refetched.
 * Other resources' pages may show the resource (a VM behind a load balancer, or with a volume), so all queries are
 * affected except those of another resource of the same type.
 */
export function affects(event: ServerEvent, query: Pick<Query, 'queryKey'>): boolean {
  const operation = operationOf(query.queryKey)
  if (operation === undefined) return false
  const { _id, path } = operation
  switch (event.type) {
    case 'notification.created':
    case 'notifications.read':
      return _id === 'listNotifications'
    case 'resource.changed':
    case 'resource.deleted':
      return !apartFromResources.test(_id) && !isAboutAnother(event.resourceId, path)
    case 'alerts.changed':
      return aboutAlerts.test(_id)
    case 'tasks.changed':
      return _id === 'listTasks'
    case 'session.changed':
    case 'session.ended':
      return _id === 'getSession'
  }
}

/** Ids start with a prefix of their type: `vm_4f8k2m9x1c7q`. */
function isAboutAnother(id: string | null, path: Readonly<Record<string, unknown>> = {}): boolean {
  if (id === null) return false
  const ids = Object.values(path)
  const type = id.slice(0, id.indexOf('_') + 1)
  return !ids.includes(id) && ids.some((other) => typeof other === 'string' && other.startsWith(type))
}
