import type { Query } from '@tanstack/react-query'
import type { ServerEvent } from '#src/api/generated/types.gen.ts'

/** First element of a generated query key: the operation and its parameters. */
interface OperationKey {
  readonly _id: string
  readonly path?: Readonly<Record<string, unknown>>
}

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
  const key = query.queryKey[0] as Partial<OperationKey> | undefined
  if (typeof key !== 'object' || key === null || key._id === undefined) return false
  switch (event.type) {
    case 'notification.created':
    case 'notifications.read':
      return key._id === 'listNotifications'
    case 'resource.changed':
    case 'resource.deleted':
      return !apartFromResources.test(key._id) && !isAboutAnother(event.resourceId, key.path)
    case 'alerts.changed':
      return aboutAlerts.test(key._id)
    case 'tasks.changed':
      return key._id === 'listTasks'
    case 'session.changed':
    case 'session.ended':
      return key._id === 'getSession'
  }
}

/** Ids start with a prefix of their type: `vm_4f8k2m9x1c7q`. */
function isAboutAnother(id: string | null, path: OperationKey['path'] = {}): boolean {
  if (id === null) return false
  const ids = Object.values(path)
  const type = id.slice(0, id.indexOf('_') + 1)
  return !ids.includes(id) && ids.some((other) => typeof other === 'string' && other.startsWith(type))
}
