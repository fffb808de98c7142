import type { Item } from '../../existing-resources.ts'
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
    'secrets/createNotificationChannel/masks-the-secret-of-a-destination-everywhere',
    () => unmasks('listNotificationChannels'),
    { operations: ['listNotificationChannels'], says: /listNotificationChannels contains/ },
  ),
  variant(
    'shows the secret of a channel',
    'secrets/createNotificationChannel/masks-the-secret-of-a-destination-everywhere',
    () => unmasks('getNotificationChannel'),
    { operations: ['getNotificationChannel'], says: /getNotificationChannel contains/ },
  ),
  variant(
    'shows the secret of a channel that changes',
    'secrets/createNotificationChannel/masks-the-secret-of-a-destination-everywhere',
    () => unmasks('updateNotificationChannel'),
    { operations: ['updateNotificationChannel'], says: /updateNotificationChannel contains/ },
  ),
  variant(
    'accepts a revoked key',
    'sessions/revokeApiKey/ends-the-key',
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
    { says: /the key afterwards/ },
  ),
  variant(
    'revokes no session',
    'sessions/revokeSession/ends-that-session',
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
    { says: /goes on/ },
  ),
  variant(
    'records no changes of tags',
    'audit/updateVolume/is-recorded',
    () =>
      breakBodies('listAuditEntries', (body) => ({
        ...body,
        items: itemsIn(body).filter(({ operation }) => operation !== 'updateVolume'),
      })),
    { operations: ['updateVolume', 'listAuditEntries'], says: /no updateVolume of/ },
  ),
  variant(
    'names the wrong operation in the audit log',
    'audit/createProject/is-recorded',
    () =>
      breakBodies('listAuditEntries', (body) => ({
        ...body,
        items: itemsIn(body).map((item) => ({ ...item, operation: 'createVm' })),
      })),
    { operations: ['listAuditEntries'], says: /no createProject of \S+, only createVm/ },
  ),
  variant(
    'marks all notifications as read with one',
    'round-trips/markNotificationRead/marks-no-other',
    () => (next) => async (request) => {
      if (operationOf(request) === 'markNotificationRead')
        await next(withChanges(request, { url: `${pathAbove(request, 2)}/read`, text: '{}' }))
      return next(request)
    },
    { says: /others that are read now/ },
  ),
  variant(
    'does not count a new resource',
    'round-trips/createVolume/counts-in-its-quota',
    () => {
      let first: unknown
      return breakBodies('listQuotas', (body) => {
        first ??= body
        return first
      })
    },
    { operations: ['listQuotas'], says: /used of volumes/ },
  ),
  variant(
    'accepts a wrong password for a new one',
    'sessions/changePassword/requires-the-current-password',
    () =>
      breakResponses('changePassword', (reply) =>
        reply.status === 422 || reply.status === 401 || reply.status === 403
          ? problem(reply, 400, 'malformed_body')
          : reply,
      ),
    { says: /password_wrong/ },
  ),
  variant(
    'ignores the number of points',
    'responses/getVolumeMetrics/returns-a-value-for-each-step',
    () => breakRequests('getVolumeMetrics', ({ url }) => ({ url: url.replace(/points=\d+/, 'points=120') })),
    { says: /seconds/ },
  ),
]
