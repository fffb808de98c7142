import type { OperationId } from '#mocks/engine/types.ts'
import {
  type Break,
  breakResponses,
  header,
  operationOf,
  replyTo,
  withChanges,
  withHeader,
} from '../breaking.ts'
import { type Variant, variant } from './variant.ts'

/** Sends a write with the current version, whatever the client has read. */
const blindWrite =
  (operation: OperationId, when: (tag: string | null) => boolean): Break =>
  (next) =>
  async (request) => {
    if (operationOf(request) !== operation || !when(request.headers.get('if-match'))) return next(request)
    const read = await replyTo(next, withChanges(request, { method: 'GET' }))
    return next(withChanges(request, { headers: { 'if-match': header(read, 'etag') } }))
  }

/** Counter for values that differ each time. */
let times = 0

export const versions: readonly Variant[] = [
  variant(
    'loses an update',
    'versions/replaceFirewallRules/rejects-a-change-based-on-an-outdated-version',
    () => blindWrite('replaceFirewallRules', (tag) => tag !== null),
    { says: /412 precondition_failed, found 200/ },
  ),
  variant('writes without a version', 'versions/updateAlertRule/requires-a-version', () =>
    blindWrite('updateAlertRule', (tag) => tag === null),
  ),
  variant(
    'never changes the version',
    'versions/updateRole/rejects-a-change-based-on-an-outdated-version',
    () =>
      breakResponses(['getRole', 'updateRole'], (reply) =>
        header(reply, 'etag') ? withHeader(reply, 'etag', '"1"') : reply,
      ),
    { says: /"1"/ },
  ),
  variant(
    'does not return the new version',
    'versions/updateBudget/returns-the-version',
    () => breakResponses('updateBudget', (reply) => withHeader(reply, 'etag', null)),
    { says: /ETag/ },
  ),
  variant(
    'changes the version on every read',
    'versions/getNotificationChannel/keeps-its-version-while-nothing-changes',
    () =>
      breakResponses('getNotificationChannel', (reply) => {
        times += 1
        return header(reply, 'etag') ? withHeader(reply, 'etag', `"look-${times}"`) : reply
      }),
    {
      operations: ['getNotificationChannel', 'updateNotificationChannel', 'listNotificationChannels'],
      says: /look-/,
    },
  ),
  variant(
    'applies a change that it rejects',
    'versions/updateBudget/rejects-a-change',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (operationOf(request) !== 'updateBudget' || outcome.kind !== 'reply' || outcome.reply.status !== 412)
        return outcome
      const read = await replyTo(next, withChanges(request, { method: 'GET' }))
      await next(withChanges(request, { headers: { 'if-match': header(read, 'etag') } }))
      return outcome
    },
    { says: /refused has changed/ },
  ),
]
