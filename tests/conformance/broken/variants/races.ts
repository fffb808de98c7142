import type { EngineReply, OperationId } from '#mocks/engine/types.ts'
import {
  type Break,
  bodyOf,
  breakItems,
  breakRequests,
  breakResponses,
  header,
  operationOf,
  replyTo,
  withChanges,
  withHeader,
} from '../breaking.ts'
import { breakSent, pathAbove, readAs, type Variant, variant } from './variant.ts'

/** Other requests go first. */
const yieldOnce = () => new Promise((resolve) => setImmediate(resolve))

/** Compares the version before it writes, not while it writes. */
const comparesTooEarly =
  (operation: OperationId): Break =>
  (next) =>
  async (request) => {
    const tag = request.headers.get('if-match')
    if (operationOf(request) !== operation || tag === null) return next(request)
    const before = header(await readAs(request, next, pathAbove(request)), 'etag')
    if (before !== tag) return next(request)
    await yieldOnce()
    const now = header(await readAs(request, next, pathAbove(request)), 'etag')
    return next(withChanges(request, { headers: { 'if-match': now } }))
  }

/** Replays the first response to a key for the same request of anybody. */
const sharedByCallers =
  (operation: OperationId): Break =>
  (next) => {
    const kept = new Map<string, EngineReply>()
    return async (request) => {
      const sent = request.headers.get('idempotency-key')
      if (operationOf(request) !== operation || sent === null) return next(request)
      const key = `${sent} ${await request.text()}`
      const before = kept.get(key)
      if (before) return { kind: 'reply', reply: withHeader(before, 'idempotency-replayed', 'true') }
      const reply = await replyTo(next, request)
      if (reply.status < 300) kept.set(key, reply)
      return { kind: 'reply', reply }
    }
  }

export const races: readonly Variant[] = [
  variant(
    'lets both of two simultaneous changes of rules win',
    'versions/replaceFirewallRules/lets-one-of-several-changes-of-the-same-version-win',
    () => comparesTooEarly('replaceFirewallRules'),
  ),
  variant(
    'lets both of two simultaneous changes of a budget win',
    'versions/updateBudget/lets-one-of-several-changes-of-the-same-version-win',
    () => comparesTooEarly('updateBudget'),
  ),
  variant(
    'writes back what it has read, over a simultaneous change',
    'versions/updateVolume/loses-no-field-when-two-people-change-different-ones-at-once',
    () =>
      breakSent('updateVolume', async (body, request, next) => {
        const { name, tags } = bodyOf(await readAs(request, next, pathAbove(request)))
        await yieldOnce()
        return name === undefined ? body : { name, tags, ...body }
      }),
  ),
  variant('lists an outdated version', 'versions/listAlertRules/lists-the-version-that-a-read-returns', () =>
    breakItems('listAlertRules', (item) => ({ ...item, etag: '"0"' })),
  ),
  variant(
    'moves the version with a change that it rejects',
    'versions/updateRole/rejects-a-change',
    () => {
      let moved = 0
      return (next) => async (request) => {
        const operation = operationOf(request)
        if (operation !== 'updateRole' && operation !== 'getRole') return next(request)
        const sent = request.headers.get('if-match')
        const suffix = moved === 0 ? '' : `-${moved}`
        const isCurrent = sent === null || sent.endsWith(`${suffix}"`)
        const tag = isCurrent ? (sent?.replace(/(-\d+)?"$/, '"') ?? null) : '"outdated"'
        const reply = await replyTo(
          next,
          sent === null ? request : withChanges(request, { headers: { 'if-match': tag } }),
        )
        if (reply.status === 412) moved += 1
        const current = header(reply, 'etag')
        if (current === null) return { kind: 'reply', reply }
        return {
          kind: 'reply',
          reply: withHeader(reply, 'etag', current.replace(/"$/, moved === 0 ? '"' : `-${moved}"`)),
        }
      }
    },
    { operations: ['updateRole', 'getRole', 'listRoles'], says: /refused has changed/ },
  ),
  variant(
    'answers a conflict of versions with 409',
    'versions/updateNotificationChannel/rejects-a-change',
    () =>
      breakResponses('updateNotificationChannel', (reply) =>
        reply.status === 412
          ? { ...reply, status: 409, body: String(reply.body).replace('412', '409') }
          : reply,
      ),
    { says: /found precondition_failed/ },
  ),
  variant(
    'forgets the version of a zone',
    'versions/changeDnsRecords/rejects-a-change-based-on-an-outdated-version',
    () => breakResponses('listDnsRecords', (reply) => withHeader(reply, 'etag', null)),
    {
      operations: ['listDnsRecords', 'changeDnsRecords'],
      says: /listDnsRecords 200.* ETag is missing/,
    },
  ),
  variant(
    'gives the resource of one person to another with the same key',
    'idempotency/createVolume/keeps-the-keys-of-two-organizations-apart',
    () => sharedByCallers('createVolume'),
  ),
  variant(
    'gives the resource of one organization to another with the same key',
    'idempotency/createFirewall/keeps-the-keys-of-two-organizations-apart',
    () => sharedByCallers('createFirewall'),
  ),
  variant(
    'accepts a key that was used for another path',
    'idempotency/createDatabaseUser/rejects-the-key-with-another-path',
    () =>
      breakRequests('createDatabaseUser', ({ headers, url }) => {
        const key = headers.get('idempotency-key')
        return key === null ? null : { headers: { 'idempotency-key': `${key}-${url.split('/')[4]}` } }
      }),
    { says: /409 idempotency_key_reused, found 201/ },
  ),
  variant(
    'replays a creation with another status',
    'idempotency/createProject/replays-the-response',
    () =>
      breakResponses('createProject', (reply) =>
        header(reply, 'idempotency-replayed') === null ? reply : { ...reply, status: 200 },
      ),
    { says: /createProject.* found 200/ },
  ),
  variant(
    'stores the key although the request failed',
    'idempotency/createBudget/accepts-the-key-again',
    () => {
      const failed = new Set<string | null>()
      return (next) => async (request) => {
        const reply = await replyTo(next, request)
        const key = request.headers.get('idempotency-key')
        if (operationOf(request) !== 'createBudget' || key === null) return { kind: 'reply', reply }
        if (!failed.has(key) && reply.status < 400) return { kind: 'reply', reply }
        failed.add(key)
        if (reply.status >= 400) return { kind: 'reply', reply }
        const body = {
          type: '/problems/idempotency_key_reused',
          title: 'Idempotency key reused',
          status: 409,
          detail: 'This key was sent with another body.',
          code: 'idempotency_key_reused',
          requestId: header(reply, 'x-request-id'),
        }
        const typed = withHeader(reply, 'content-type', 'application/problem+json')
        return { kind: 'reply', reply: { ...typed, status: 409, body: JSON.stringify(body) } }
      }
    },
    { says: /409 idempotency_key_reused/ },
  ),
]
