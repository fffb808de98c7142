import type { Item } from '../../existing.ts'
import {
  type Break,
  bodyOf,
  breakBodies,
  breakRequests,
  breakResponses,
  changeBody,
  operationOf,
  replyTo,
  withChanges,
} from '../breaking.ts'
import { itemsIn, parsed, pathAbove, problem, readAs, type Variant, variant } from './variant.ts'

const AWAITED = { isAwaited: true } as const

/** Shows secrets of channels as they were sent. */
const unmasks =
  (operation: 'listNotificationChannels' | 'getNotificationChannel' | 'updateNotificationChannel'): Break =>
  (next) => {
    const known = new Map<unknown, unknown>()
    const shown = (item: Item) => (known.has(item.id) ? { ...item, destination: known.get(item.id) } : item)
    return async (request) => {
      const called = operationOf(request)
      if (called !== 'createNotificationChannel' && called !== operation) return next(request)
      const reply = await replyTo(next, request)
      if (reply.status >= 300) return { kind: 'reply', reply }
      if (called === 'createNotificationChannel') {
        const { destination } = await parsed(request)
        known.set(bodyOf(reply).id, destination)
        return { kind: 'reply', reply }
      }
      return {
        kind: 'reply',
        reply: changeBody(reply, (body) =>
          operation === 'listNotificationChannels'
            ? { ...body, items: itemsIn(body).map(shown) }
            : shown(body),
        ),
      }
    }
  }

/** Secrets, keys, people, and records of what happened. */
export const secrets: readonly Variant[] = [
  variant(
    'shows the secrets of channels in the list',
    'secrets/listNotificationChannels/',
    () => unmasks('listNotificationChannels'),
    AWAITED,
  ),
  variant(
    'shows the secret of a channel',
    'secrets/getNotificationChannel/',
    () => unmasks('getNotificationChannel'),
    AWAITED,
  ),
  variant(
    'shows the secret of a channel that changes',
    'secrets/updateNotificationChannel/',
    () => unmasks('updateNotificationChannel'),
    AWAITED,
  ),
  variant(
    'accepts a revoked key',
    'sessions/revokeApiKey/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'revokeApiKey') return next(request)
      const list = bodyOf(await readAs(request, next, pathAbove(request, 2)))
      const key = ((list.items ?? []) as readonly Item[]).find(({ id }) => request.url.includes(String(id)))
      if (!key) return next(request)
      const reply = await readAs(request, next, pathAbove(request, 2))
      return {
        kind: 'reply',
        reply: changeBody(reply, () => ({ ...key, status: 'revoked', revokedAt: key.createdAt })),
      }
    },
    AWAITED,
  ),
  variant(
    'revokes no session',
    'sessions/revokeSession/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'revokeSession') return next(request)
      const read = await readAs(request, next, pathAbove(request, 1))
      if (!String(read.body).includes(pathAbove(request).split('/').at(-1) ?? '-')) return next(request)
      return {
        kind: 'reply',
        reply: {
          ...read,
          status: 204,
          headers: read.headers.filter(([name]) => name !== 'content-type'),
          body: null,
        },
      }
    },
    AWAITED,
  ),
  variant(
    'records no changes of tags',
    'audit/updateVolume/',
    () =>
      breakBodies('listAuditEntries', (body) => ({
        ...body,
        items: itemsIn(body).filter(({ operation }) => operation !== 'updateVolume'),
      })),
    { ...AWAITED, operations: ['updateVolume', 'listAuditEntries'] },
  ),
  variant(
    'names the wrong operation in the audit log',
    'audit/listAuditEntries/',
    () =>
      breakBodies('listAuditEntries', (body) => ({
        ...body,
        items: itemsIn(body).map((item) => ({ ...item, operation: 'createVm' })),
      })),
    AWAITED,
  ),
  variant(
    'marks all notifications as read with one',
    'round-trips/markNotificationRead/',
    () => (next) => async (request) => {
      if (operationOf(request) === 'markNotificationRead')
        await next(withChanges(request, { url: `${pathAbove(request, 2)}/read`, text: '{}' }))
      return next(request)
    },
    AWAITED,
  ),
  variant(
    'does not count a new resource',
    'round-trips/listQuotas/',
    () => {
      let first: unknown
      return breakBodies('listQuotas', (body) => {
        first ??= body
        return first
      })
    },
    AWAITED,
  ),
  variant(
    'accepts a wrong password for a new one',
    'sessions/changePassword/',
    () =>
      breakResponses('changePassword', (reply) =>
        reply.status === 422 || reply.status === 401 || reply.status === 403
          ? problem(reply, 400, 'malformed_body')
          : reply,
      ),
    AWAITED,
  ),
  variant(
    'ignores the number of points',
    'answers/getVolumeMetrics/returns-a-value-for-each-step',
    () => breakRequests('getVolumeMetrics', ({ url }) => ({ url: url.replace(/points=\d+/, 'points=120') })),
    { says: /seconds/ },
  ),
]
