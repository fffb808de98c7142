import type { Query } from '@tanstack/react-query'
import type { ServerEvent } from '#src/api/generated/types.gen.ts'

/** What a generated query key begins with: the operation, and what it was asked with. */
interface OperationKey {
  readonly _id: string
  readonly path?: Readonly<Record<string, unknown>>
}

/**
 * Operations whose answers do not follow from what resources there are, and how they do. Logs grow by themselves: whoever
 * follows one asks for it, and whoever has paused it is reading.
 */
const apartFromResources = /Catalog$|Logs$|^(get|list)Log|^get(Session|Me)$|^listNotifications$/

/** Operations that tell of alerts, their rules, silences and channels; of the dashboard, the one that counts them. */
const aboutAlerts = /Alert|NotificationChannel|^getDashboardOverview$/

/**
 * Which of the answers in the cache an event makes out of date. An event says only that something changed; reading it
 * again tells how it is now. One resource shows in the screens of others (the machine behind a load balancer, the one a
 * volume hangs on), so a change reaches every answer but those about another resource of the same type.
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
    case 'session.changed':
    case 'session.ended':
      return key._id === 'getSession'
  }
}

/** Ids begin with what they are of: `vm_4f8k2m9x1c7q`. */
function isAboutAnother(id: string | null, path: OperationKey['path'] = {}): boolean {
  if (id === null) return false
  const ids = Object.values(path)
  const type = id.slice(0, id.indexOf('_') + 1)
  return !ids.includes(id) && ids.some((other) => typeof other === 'string' && other.startsWith(type))
}
