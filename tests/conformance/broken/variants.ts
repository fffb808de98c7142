import type { EngineReply, EngineRequest, OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../existing.ts'
import {
  altered,
  asOwner,
  type Break,
  bodyOf,
  type Handle,
  header,
  misanswered,
  misread,
  misshaped,
  misshapedItems,
  OWNER,
  operationOf,
  queryOf,
  reheaded,
  replyTo,
  requeried,
  reshaped,
} from './breaking.ts'

/** A server that does one thing wrong. */
export interface Variant {
  /** What it does, as a sentence without its subject. */
  readonly name: string
  /** How the names of the checks begin that have to notice. */
  readonly caughtBy: string
  /** A new one for each run: some remember what they were asked. */
  breaks(): Break
}

const variant = (name: string, caughtBy: string, breaks: () => Break): Variant => ({ name, caughtBy, breaks })

/** The same answer under another status, as the problem that goes with it where it is one. */
function problem(reply: EngineReply, status: number, code: string): EngineReply {
  const requestId = header(reply, 'x-request-id')
  const body = {
    type: `/problems/${code}`,
    title: 'Wrong',
    status,
    detail: 'Something is wrong.',
    code,
    requestId,
  }
  return {
    ...reheaded(reply, 'content-type', 'application/problem+json'),
    status,
    body: JSON.stringify(body),
  }
}

const parsed = async (request: EngineRequest): Promise<Item> => JSON.parse((await request.text()) || '{}')

const ifRefused =
  (
    status: number,
    change: (reply: EngineReply, request: EngineRequest, next: Handle) => EngineReply | Promise<EngineReply>,
  ) =>
  (reply: EngineReply, request: EngineRequest, next: Handle) =>
    reply.status === status ? change(reply, request, next) : reply

/** Lets everybody into an operation who is refused with a status. */
const letIn = (operation: OperationId, status: 401 | 403): Break =>
  misanswered(
    operation,
    ifRefused(status, (_, request, next) => replyTo(next, altered(request, asOwner))),
  )

const without = (item: Item, name: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([it]) => it !== name))

const itemsIn = (body: Item) => body.items as readonly Item[]

/** Answers that are not what the contract says. */
const answers: readonly Variant[] = [
  variant('leaves a field out', 'answers/getVm/', () =>
    misshaped('getVm', (body) => without(body, 'region')),
  ),
  variant('sends a number as a text', 'answers/listVolumes/', () =>
    misshapedItems('listVolumes', (item) => ({ ...item, sizeGb: `${item.sizeGb}` })),
  ),
  variant('sends a field that is not documented', 'answers/listFirewalls/', () =>
    misshapedItems('listFirewalls', (item) => ({ ...item, internalNote: 'x' })),
  ),
  variant('sends null where there has to be a value', 'answers/getMe/', () =>
    misshaped('getMe', (body) => ({ ...body, email: null })),
  ),
  variant('makes up a status', 'answers/listDatabases/', () =>
    misshapedItems('listDatabases', (item) => ({ ...item, status: 'on' })),
  ),
  variant('writes times in a way of its own', 'answers/listSshKeys/', () =>
    misshapedItems('listSshKeys', (item) => ({ ...item, createdAt: '2026-03-02 09:00' })),
  ),
  variant('counts money in fractions of a cent', 'answers/getVolume/', () =>
    misshaped('getVolume', (body) => ({ ...body, monthlyCost: { amount: 12.5, currency: 'USD' } })),
  ),
  variant('calls JSON text', 'answers/listNetworks/', () =>
    misanswered('listNetworks', (reply) => reheaded(reply, 'content-type', 'text/html')),
  ),
  variant('forgets the id of the request', 'answers/listQuotas/', () =>
    misanswered('listQuotas', (reply) => reheaded(reply, 'x-request-id', null)),
  ),
  variant('fails at one operation', 'answers/getDashboardSpend/', () =>
    misanswered('getDashboardSpend', (reply) => problem(reply, 500, 'internal_error')),
  ),
  variant('answers a creation with 200', 'round-trips/createProject/', () =>
    misanswered('createProject', (reply) => (reply.status === 201 ? { ...reply, status: 200 } : reply)),
  ),
  variant('sends a body with 204', 'round-trips/deleteSshKey/', () =>
    misanswered('deleteSshKey', (reply) =>
      reply.status === 204 ? { ...reheaded(reply, 'content-type', 'application/json'), body: '{}' } : reply,
    ),
  ),
]

const http: readonly Variant[] = [
  variant('sends problems as plain JSON', 'access/getVm/', () =>
    misanswered(
      'getVm',
      ifRefused(401, (reply) => reheaded(reply, 'content-type', 'application/json')),
    ),
  ),
  variant('sends problems without a code', 'access/getVm/', () =>
    misanswered(
      'getVm',
      ifRefused(401, (reply) => reshaped(reply, (body) => without(body, 'code'))),
    ),
  ),
  variant('makes up a code', 'access/listVms/', () =>
    misanswered(
      'listVms',
      ifRefused(401, (reply) => reshaped(reply, (body) => ({ ...body, code: 'no_way' }))),
    ),
  ),
  variant('names another request in the problem than in the header', 'access/listVolumes/', () =>
    misanswered(
      'listVolumes',
      ifRefused(401, (reply) => reshaped(reply, (body) => ({ ...body, requestId: 'req_other' }))),
    ),
  ),
  variant('says 404 for a wrong method', 'http/api/answers-a-method', () =>
    misanswered(
      'all',
      ifRefused(405, (reply) => problem(reply, 404, 'not_found')),
    ),
  ),
  variant('does not say which methods there are', 'http/api/answers-a-method', () =>
    misanswered(
      'all',
      ifRefused(405, (reply) => reheaded(reply, 'allow', null)),
    ),
  ),
  variant(
    'answers an unknown path with a page',
    'http/api/answers-a-path',
    () => (next) => async (request) => {
      const reply = await replyTo(next, request)
      if (reply.status !== 404 || operationOf(request) !== null) return { kind: 'reply', reply }
      return {
        kind: 'reply',
        reply: { ...reheaded(reply, 'content-type', 'text/html'), body: '<h1>Not found</h1>' },
      }
    },
  ),
  variant('lets caches keep answers', 'http/api/lets-no-cache', () =>
    misanswered('getMe', (reply) => reheaded(reply, 'cache-control', 'max-age=60')),
  ),
  variant('gives all requests one id', 'http/api/gives-every-request', () =>
    misanswered('getMe', (reply) => reheaded(reply, 'x-request-id', 'req_00000001')),
  ),
]

const access: readonly Variant[] = [
  variant('lets everybody export the audit log', 'access/exportAuditLog/', () =>
    letIn('exportAuditLog', 401),
  ),
  variant('takes keys that have expired', 'access/listVms/refuses-a-key-that-has-expired', () =>
    misread('all', ({ headers }) =>
      headers.get('authorization') === 'Bearer nimbus_demo_expired' ? { headers: OWNER } : null,
    ),
  ),
  variant('takes any key', 'access/listDatabases/', () =>
    misread('all', ({ headers }) =>
      headers.get('authorization') === 'Bearer made-up' ? { headers: OWNER } : null,
    ),
  ),
  variant('takes a key where only a person may', 'access/listApiKeys/', () =>
    misanswered(
      'listApiKeys',
      ifRefused(403, (reply) => problem(reply, 400, 'invalid_parameters')),
    ),
  ),
  variant('says that somebody may not who is nobody', 'access/createVm/', () =>
    misanswered(
      'createVm',
      ifRefused(401, (reply) => problem(reply, 403, 'permission_denied')),
    ),
  ),
  variant('reads what was sent before it asks who sent it', 'access/api/asks-who', () =>
    misread('createVm', (request) => (queryOf(request).has('nonsense') ? asOwner : null)),
  ),
  variant('takes passwords as keys', 'access/api/refuses-another-scheme', () =>
    misread('getMe', ({ headers }) => (headers.get('authorization')?.startsWith('Basic') ? asOwner : null)),
  ),
]

const permissions: readonly Variant[] = [
  variant('lets a viewer delete machines', 'permissions/deleteVm/', () => letIn('deleteVm', 403)),
  variant('lets a key that only reads create volumes', 'permissions/createVolume/', () =>
    letIn('createVolume', 403),
  ),
  variant('shows a developer what everything costs', 'permissions/getBillingSummary/', () =>
    letIn('getBillingSummary', 403),
  ),
  variant('keeps an admin from the audit log', 'permissions/listAuditEntries/', () =>
    misanswered('listAuditEntries', (reply, { headers }) =>
      headers.get('authorization') === 'Bearer nimbus_demo_admin'
        ? problem(reply, 403, 'permission_denied')
        : reply,
    ),
  ),
  variant('lets anybody who is signed in add a card', 'permissions/createPaymentMethod/', () =>
    misanswered(
      'createPaymentMethod',
      ifRefused(403, (reply) => problem(reply, 400, 'invalid_parameters')),
    ),
  ),
  variant('mistakes a small scope for a small role', 'permissions/createVm/keeps-out-the-owner', () =>
    misanswered(
      'createVm',
      ifRefused(403, (reply) => reshaped(reply, (body) => ({ ...body, ...codeOf('permission_denied') }))),
    ),
  ),
]

const codeOf = (code: string) => ({ code, type: `/problems/${code}` })

const validation: readonly Variant[] = [
  variant('overlooks parameters that it does not know', 'validation/listVms/refuses-a-parameter', () =>
    misread('listVms', (request) => requeried(request, (query) => query.delete('nonsense'))),
  ),
  variant('overlooks fields that it does not know', 'validation/createFirewall/refuses-a-field', () =>
    misread('createFirewall', async (request) => ({
      text: JSON.stringify(without(await parsed(request), 'nonsense')),
    })),
  ),
  variant('takes any page size for one that is allowed', 'validation/listContainers/', () =>
    misread('listContainers', (request) =>
      requeried(request, (query) => {
        if (Number(query.get('pageSize')) > 100) query.set('pageSize', '100')
      }),
    ),
  ),
  variant('cuts texts that are too long', 'validation/createProject/refuses-a-name', () =>
    misread('createProject', async (request) => {
      const body = await parsed(request)
      return { text: JSON.stringify({ ...body, name: String(body.name).slice(0, 40) }) }
    }),
  ),
  variant('names the first of several mistakes', 'validation/createVm/names-every-field', () =>
    misanswered(
      'createVm',
      ifRefused(422, (reply) =>
        reshaped(reply, (body) => ({ ...body, errors: (body.errors as readonly unknown[]).slice(0, 1) })),
      ),
    ),
  ),
  variant('does not say which field is wrong', 'validation/createAlertRule/', () =>
    misanswered(
      'createAlertRule',
      ifRefused(422, (reply) => reshaped(reply, (body) => without(body, 'errors'))),
    ),
  ),
  variant('takes half a body for a wrong one', 'validation/createRole/refuses-a-body', () =>
    misanswered(
      'createRole',
      ifRefused(400, (reply) => problem(reply, 422, 'validation_failed')),
    ),
  ),
]

/** Answers a list in pieces of its own making, out of the whole of it. */
const repaged = (
  operation: OperationId,
  change: (all: readonly Item[], query: { readonly page: number; readonly pageSize: number }) => object,
): Break =>
  misanswered(operation, async (reply, request, next) => {
    if (reply.status !== 200) return reply
    const query = queryOf(request)
    const { url = request.url } = requeried(request, (it) => {
      it.set('page', '1')
      it.set('pageSize', '100')
    })
    const all = bodyOf(await replyTo(next, altered(request, { url })))
    const page = Number(query.get('page') ?? 1)
    const pageSize = Number(query.get('pageSize') ?? 20)
    return reshaped(reply, (body) => ({ ...body, ...change(itemsIn(all), { page, pageSize }) }))
  })

const paging: readonly Variant[] = [
  variant('counts pages from 0', 'paging/listVms/', () =>
    misread('listVms', (request) =>
      requeried(request, (query) => query.set('page', `${Number(query.get('page') ?? 1) + 1}`)),
    ),
  ),
  variant('begins each page with the last of the one before', 'paging/listVolumes/', () =>
    repaged('listVolumes', (all, { page, pageSize }) => {
      const start = Math.max(0, (page - 1) * (pageSize - 1))
      return { items: all.slice(start, start + pageSize) }
    }),
  ),
  variant('says how many are on the page, not how many there are', 'paging/listDatabases/', () =>
    misshaped('listDatabases', (body) => ({ ...body, total: itemsIn(body).length })),
  ),
  variant('has pages of one size', 'paging/listFirewalls/', () =>
    misread('listFirewalls', (request) => requeried(request, (query) => query.delete('pageSize'))),
  ),
  variant('shows the last page again beyond the end', 'paging/listMembers/', () =>
    repaged('listMembers', (all, { page, pageSize }) => {
      const last = Math.max(1, Math.ceil(all.length / pageSize))
      const shown = Math.min(page, last)
      return { items: all.slice((shown - 1) * pageSize, shown * pageSize) }
    }),
  ),
  variant('says that every page is the first', 'paging/listInvoices/', () =>
    misshaped('listInvoices', (body) => ({ ...body, page: 1 })),
  ),
]

let shuffles = 0

const sorting: readonly Variant[] = [
  variant('does not sort', 'sorting/listVms/by-', () =>
    misread('listVms', (request) => requeried(request, (query) => query.delete('sort'))),
  ),
  variant('sorts one way only', 'sorting/listVolumes/by-', () =>
    misread('listVolumes', (request) =>
      requeried(request, (query) => query.set('sort', (query.get('sort') ?? 'name').replaceAll('-', ''))),
    ),
  ),
  variant('sorts by something else', 'sorting/listFirewalls/by-rules', () =>
    misread('listFirewalls', (request) =>
      requeried(request, (query) => query.set('sort', (query.get('sort') ?? '').replace('rules', 'name'))),
    ),
  ),
  variant('has equal ones in any order', 'sorting/listContainers/keeps-its-order', () =>
    misshaped('listContainers', (body, request) => {
      shuffles += 1
      const field = queryOf(request).get('sort') ?? 'name'
      const groups = [...Map.groupBy(itemsIn(body), (item) => JSON.stringify(item[field])).values()]
      return { ...body, items: groups.flatMap((group) => (shuffles % 2 ? group.toReversed() : group)) }
    }),
  ),
  variant('sorts numbers as texts', 'sorting/listVms/by-monthlycost', () =>
    repaged('listVms', (all) => ({
      items: all.toSorted((a, b) => (cost(a) < cost(b) ? -1 : 1)),
    })),
  ),
  variant('sorts each page by itself', 'sorting/listDatabases/keeps-equal-ones', () =>
    misanswered('listDatabases', async (reply, request, next) => {
      const sort = queryOf(request).get('sort')
      if (reply.status !== 200 || sort === null || sort.startsWith('-')) return reply
      const { url = request.url } = requeried(request, (query) => query.delete('sort'))
      const page = await replyTo(next, altered(request, { url }))
      return reshaped(page, (body) => ({
        ...body,
        items: itemsIn(body).toSorted((a, b) => String(a[sort]).localeCompare(String(b[sort]))),
      }))
    }),
  ),
  variant('takes any word for a field to sort by', 'sorting/listFirewalls/refuses-a-field', () =>
    misread('listFirewalls', (request) =>
      requeried(request, (query) => {
        if (query.get('sort') === 'nonsense') query.delete('sort')
      }),
    ),
  ),
]

const cost = ({ monthlyCost }: Item) => String((monthlyCost as { amount: number }).amount)

const filters: readonly Variant[] = [
  variant('overlooks a filter', 'filters/listVms/leaves-those-of-one-status', () =>
    misread('listVms', (request) => requeried(request, (query) => query.delete('status'))),
  ),
  variant('filters what is on the page only', 'filters/listVolumes/leaves-those-of-one-region', () =>
    misanswered('listVolumes', async (reply, request, next) => {
      const region = queryOf(request).get('region')
      if (region === null) return reply
      const { url = request.url } = requeried(request, (query) => {
        query.delete('region')
        query.set('pageSize', '5')
      })
      const page = await replyTo(next, altered(request, { url }))
      return reshaped(page, (body) => ({
        ...body,
        items: itemsIn(body).filter((item) => item.region === region),
      }))
    }),
  ),
  variant(
    'shows those that a filter is to leave out',
    'filters/listAlerts/leaves-those-of-one-severity',
    () =>
      misread('listAlerts', (request) =>
        requeried(request, (query) => {
          const severity = query.get('severity')
          if (severity !== null) query.append('severity', severity === 'warning' ? 'critical' : 'warning')
        }),
      ),
  ),
  variant('tells capitals from small letters', 'filters/listContainers/finds-by-text', () =>
    misread('listContainers', (request) =>
      requeried(request, (query) => {
        const q = query.get('q')
        if (q !== null && q !== q.toLowerCase()) query.set('q', 'zqxjkvbw')
      }),
    ),
  ),
  variant('finds everything', 'filters/listDnsZones/finds-by-text', () =>
    misread('listDnsZones', (request) => requeried(request, (query) => query.delete('q'))),
  ),
]

const cursors: readonly Variant[] = [
  variant('begins with what was the last', 'cursors/listAuditEntries/', () => {
    let last: Item | undefined
    return misshaped('listAuditEntries', (body, request) => {
      const items = queryOf(request).has('cursor') && last ? [last, ...itemsIn(body)] : itemsIn(body)
      last = itemsIn(body).at(-1)
      return { ...body, items }
    })
  }),
  variant('loses one between two pages', 'cursors/listNotifications/is-the-same', () =>
    misshaped('listNotifications', (body, request) =>
      queryOf(request).has('cursor') ? { ...body, items: itemsIn(body).slice(1) } : body,
    ),
  ),
  variant(
    'takes a cursor that it does not know for the beginning',
    'cursors/searchLogs/refuses-a-cursor',
    () =>
      misread('searchLogs', (request) =>
        requeried(request, (query) => {
          if (query.get('cursor') === 'bm90aGluZw') query.delete('cursor')
        }),
      ),
  ),
  variant(
    'counts from the beginning, however the list has grown',
    'cursors/listAuditEntries/loses-and-repeats',
    () =>
      misanswered('listAuditEntries', async (reply, request, next) => {
        const query = queryOf(request)
        const start = Number(query.get('cursor')?.replace('after-', '') ?? 0)
        const limit = Number(query.get('limit') ?? 20)
        const { url = request.url } = requeried(request, (it) => {
          it.delete('cursor')
          it.set('limit', '100')
        })
        const all = itemsIn(bodyOf(await replyTo(next, altered(request, { url }))))
        const body = JSON.stringify({
          items: all.slice(start, start + limit),
          nextCursor: `after-${start + limit}`,
        })
        return { ...reheaded(reply, 'content-type', 'application/json'), status: 200, body }
      }),
  ),
  variant('has no end', 'cursors/listActivity/', () => {
    let known: unknown
    return misshaped('listActivity', (body) => {
      known = body.nextCursor ?? known ?? 'again'
      return { ...body, nextCursor: known }
    })
  }),
  variant('sends more than were asked for', 'cursors/listAlertHistory/', () =>
    misread('listAlertHistory', (request) => requeried(request, (query) => query.delete('limit'))),
  ),
]

/** A server that keeps the first answer by key alone. */
const keptByKey = (operation: OperationId, isKept: (reply: EngineReply) => boolean): Break => {
  const kept = new Map<string, EngineReply>()
  return (next) => async (request) => {
    const key = request.headers.get('idempotency-key')
    if (operationOf(request) !== operation || key === null) return next(request)
    const before = kept.get(key)
    if (before) return { kind: 'reply', reply: reheaded(before, 'idempotency-replayed', 'true') }
    const reply = await replyTo(next, request)
    if (isKept(reply)) kept.set(key, reply)
    return { kind: 'reply', reply }
  }
}

const idempotency: readonly Variant[] = [
  variant('overlooks the idempotency key', 'idempotency/createSshKey/', () =>
    misread('createSshKey', () => ({ headers: { 'idempotency-key': null } })),
  ),
  variant('buys twice what is ordered twice', 'idempotency/createVm/answers-the-same', () =>
    misread('createVm', async (request) => {
      const body = await parsed(request)
      shuffles += 1
      const names = (body.names as readonly string[]).map((name) => `${name}-${shuffles}`)
      return { headers: { 'idempotency-key': null }, text: JSON.stringify({ ...body, names }) }
    }),
  ),
  variant('does not say that an answer is a repetition', 'idempotency/createVolume/', () =>
    misanswered('createVolume', (reply) => reheaded(reply, 'idempotency-replayed', null)),
  ),
  variant('answers another order under the key as the first', 'idempotency/createFirewall/', () =>
    keptByKey('createFirewall', ({ status }) => status < 300),
  ),
  variant(
    'knows a key when it has answered, not when it has begun',
    'idempotency/createVolume/makes-one',
    () => {
      const begun = new Set<string>()
      return (next) => async (request) => {
        const key = request.headers.get('idempotency-key')
        if (operationOf(request) !== 'createVolume' || key === null) return next(request)
        const isBegun = begun.has(key)
        begun.add(key)
        const outcome = await next(
          isBegun ? altered(request, { headers: { 'idempotency-key': null } }) : request,
        )
        begun.delete(key)
        return outcome
      }
    },
  ),
  variant('keeps refusals under their key', 'idempotency/createProject/takes-a-key-again', () =>
    keptByKey('createProject', () => true),
  ),
  variant('answers a repetition with what has become of it', 'idempotency/createRole/', () =>
    misanswered('createRole', (reply) =>
      header(reply, 'idempotency-replayed') === null
        ? reply
        : reshaped(reply, (body) => ({ ...body, description: 'changed since' })),
    ),
  ),
]

/** Sends a write under the version that is there, whatever the caller has read. */
const blindWrite =
  (operation: OperationId, when: (tag: string | null) => boolean): Break =>
  (next) =>
  async (request) => {
    if (operationOf(request) !== operation || !when(request.headers.get('if-match'))) return next(request)
    const read = await replyTo(next, altered(request, { method: 'GET' }))
    return next(altered(request, { headers: { 'if-match': header(read, 'etag') } }))
  }

const versions: readonly Variant[] = [
  variant('loses an update', 'versions/replaceFirewallRules/', () =>
    blindWrite('replaceFirewallRules', (tag) => tag !== null),
  ),
  variant('writes without being told the version', 'versions/updateAlertRule/asks-which', () =>
    blindWrite('updateAlertRule', (tag) => tag === null),
  ),
  variant('has one version for ever', 'versions/updateRole/', () =>
    misanswered(['getRole', 'updateRole'], (reply) =>
      header(reply, 'etag') ? reheaded(reply, 'etag', '"1"') : reply,
    ),
  ),
  variant('does not answer the new version', 'versions/updateBudget/answers-the-version', () =>
    misanswered('updateBudget', (reply) => reheaded(reply, 'etag', null)),
  ),
  variant('has a new version at each look', 'versions/getNotificationChannel/', () =>
    misanswered('getNotificationChannel', (reply) => {
      shuffles += 1
      return header(reply, 'etag') ? reheaded(reply, 'etag', `"look-${shuffles}"`) : reply
    }),
  ),
  variant(
    'changes something before it refuses',
    'versions/updateBudget/refuses-a-change',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (operationOf(request) !== 'updateBudget' || outcome.kind !== 'reply' || outcome.reply.status !== 412)
        return outcome
      const read = await replyTo(next, altered(request, { method: 'GET' }))
      await next(altered(request, { headers: { 'if-match': header(read, 'etag') } }))
      return outcome
    },
  ),
]

const roundTrips: readonly Variant[] = [
  variant(
    'says that it changed something and does not',
    'round-trips/updateVolume/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'updateVolume') return next(request)
      const reply = await replyTo(next, altered(request, { method: 'GET' }))
      const changes = await parsed(request)
      return { kind: 'reply', reply: reshaped(reply, (body) => ({ ...body, ...changes })) }
    },
  ),
  variant(
    'says that it deleted something and does not',
    'round-trips/deleteProject/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'deleteProject') return next(request)
      const reply = await replyTo(next, altered(request, { method: 'GET' }))
      if (reply.status !== 200) return { kind: 'reply', reply }
      return { kind: 'reply', reply: { ...reheaded(reply, 'content-type', null), status: 204, body: null } }
    },
  ),
  variant('deletes what is gone', 'round-trips/deleteRole/', () =>
    misanswered(
      'deleteRole',
      ifRefused(404, (reply) => ({ ...reheaded(reply, 'content-type', null), status: 204, body: null })),
    ),
  ),
  variant('hides what is new from the list', 'round-trips/createDatabase/makes-what', () =>
    misshaped('listDatabases', (body) => ({
      ...body,
      items: itemsIn(body).filter(({ status }) => status !== 'creating'),
    })),
  ),
  variant('gives a name twice', 'round-trips/createFirewall/refuses-a-name', () =>
    misanswered(
      'createFirewall',
      ifRefused(409, async (_, request, next) => {
        const body = await parsed(request)
        return replyTo(
          next,
          altered(request, { text: JSON.stringify({ ...body, name: `${body.name}-again` }) }),
        )
      }),
    ),
  ),
  variant(
    'creates what it refuses',
    'round-trips/createProject/leaves-no-trace',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (
        operationOf(request) !== 'createProject' ||
        outcome.kind !== 'reply' ||
        outcome.reply.status !== 422
      )
        return outcome
      await next(altered(request, { text: JSON.stringify(without(await parsed(request), 'nonsense')) }))
      return outcome
    },
  ),
  variant('forgets when something was made once it is changed', 'round-trips/updateFirewall/', () => {
    const changed = new Set<string>()
    return misanswered(['updateFirewall', 'getFirewall'], (reply, { method, url }) => {
      if (reply.status !== 200) return reply
      if (method === 'PATCH') changed.add(url)
      return changed.has(url)
        ? reshaped(reply, (body) => ({ ...body, createdAt: '2020-01-01T00:00:00Z' }))
        : reply
    })
  }),
]

/** Answers as if an order that was refused had been accepted. */
const acceptsAnyway = (operation: OperationId): Break =>
  misanswered(
    operation,
    ifRefused(409, async (_, request, next) => {
      const url = request.method === 'POST' ? request.url.slice(0, request.url.lastIndexOf('/')) : request.url
      return { ...(await replyTo(next, altered(request, { method: 'GET', url }))), status: 202 }
    }),
  )

const states: readonly Variant[] = [
  variant('starts what runs', 'states/startVm/', () => acceptsAnyway('startVm')),
  variant('deletes what is attached', 'states/deleteVolume/refuses-what-is-attached', () =>
    acceptsAnyway('deleteVolume'),
  ),
  variant('deletes what is being deleted', 'states/deleteFirewall/', () => acceptsAnyway('deleteFirewall')),
  variant('has made something before it has begun', 'states/createVolume/', () =>
    misshaped('createVolume', (body) => ({ ...body, status: 'available', transition: null })),
  ),
  variant('never comes to an end', 'states/createFirewall/', () => {
    const first = new Map<unknown, Item>()
    return misshaped(['createFirewall', 'getFirewall'], (body) => {
      if (!first.has(body.id)) first.set(body.id, body)
      return first.get(body.id)
    })
  }),
  variant('restarts what is off', 'states/stopVm/', () => acceptsAnyway('restartVm')),
]

const cookie = (reply: EngineReply, change: (line: string) => string): EngineReply => {
  const line = header(reply, 'set-cookie')
  return line === null ? reply : reheaded(reply, 'set-cookie', change(line))
}

const sessions: readonly Variant[] = [
  variant('lets scripts read the session', 'sessions/logIn/', () =>
    misanswered('logIn', (reply) => cookie(reply, (line) => line.replace(/; HttpOnly/i, ''))),
  ),
  variant('lets other sites use the session', 'sessions/logIn/', () =>
    misanswered('logIn', (reply) => cookie(reply, (line) => line.replace(/SameSite=\w+/i, 'SameSite=None'))),
  ),
  variant('keeps every session', 'sessions/logIn/keeps-the-session', () =>
    misanswered('logIn', (reply) =>
      cookie(reply, (line) => (/max-age/i.test(line) ? line : `${line}; Max-Age=2592000`)),
    ),
  ),
  variant('tells who has an account', 'sessions/logIn/does-not-tell', () =>
    misanswered('logIn', async (reply, request) =>
      reply.status === 401 && String((await parsed(request)).email).startsWith('nobody')
        ? reshaped(reply, (body) => ({ ...body, detail: 'There is no such account.' }))
        : reply,
    ),
  ),
  variant(
    'keeps a session that has been ended',
    'sessions/logOut/',
    () => (next) => async (request) =>
      operationOf(request) === 'logOut'
        ? next(altered(request, { headers: { cookie: null } }))
        : next(request),
  ),
  variant(
    'leaves the other sessions open',
    'sessions/revokeOtherSessions/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'revokeOtherSessions') return next(request)
      const url = request.url.replace('/me/sessions', '/me')
      const reply = await replyTo(next, altered(request, { method: 'GET', url }))
      return { kind: 'reply', reply: reshaped(reply, () => ({ ended: 0 })) }
    },
  ),
  variant('goes by the cookie where there is a key', 'sessions/getMe/goes-by-the-key', () =>
    misread('getMe', ({ headers }) =>
      headers.get('cookie') === null ? null : { headers: { authorization: null } },
    ),
  ),
  variant('tells people less than they may', 'sessions/logIn/says-who', () =>
    misshaped('getSession', (body) => (body.signedIn ? { ...body, permissions: [] } : body)),
  ),
]

/** Breaks what a stream says, piece by piece. */
const misstreamed = (change: (text: string) => string): Break =>
  misanswered('streamEvents', (reply) => {
    if (!(reply.body instanceof ReadableStream)) return reply
    const piecewise = new TransformStream<string, string>({
      transform: (text, controller) => controller.enqueue(change(text)),
    })
    const body = reply.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(piecewise)
      .pipeThrough(new TextEncoderStream())
    return { ...reply, body }
  })

const streams: readonly Variant[] = [
  variant('streams plain text', 'streams/streamLogs/', () =>
    misanswered('streamLogs', (reply) => reheaded(reply, 'content-type', 'text/plain')),
  ),
  variant('says nothing in its stream', 'streams/streamEvents/tells', () =>
    misstreamed(() => ': still here\n\n'),
  ),
  variant('gives an event two ids', 'streams/streamEvents/tells', () =>
    misstreamed((text) => text.replaceAll(/^id: ?(.*)$/gm, 'id: other-$1')),
  ),
  variant('sends events that are not documented', 'streams/streamEvents/tells', () =>
    misstreamed((text) => text.replaceAll('"resourceId"', '"resource_id"')),
  ),
  variant('forgets what was missed', 'streams/streamEvents/goes-on', () =>
    misread('streamEvents', () => ({ headers: { 'last-event-id': null } })),
  ),
]

const tenancy: readonly Variant[] = [
  variant('shows a machine to who knows its id', 'tenancy/getVm/', () =>
    misanswered(
      'getVm',
      ifRefused(404, (_, request, next) => replyTo(next, altered(request, asOwner))),
    ),
  ),
  variant('lists what others have', 'tenancy/listVolumes/', () => misread('listVolumes', () => asOwner)),
  variant('lets a stranger delete a zone', 'tenancy/deleteDnsZone/', () =>
    misanswered(
      'deleteDnsZone',
      ifRefused(404, (_, request, next) => replyTo(next, altered(request, asOwner))),
    ),
  ),
  variant('tells a stranger that there is something', 'tenancy/getDatabase/', () =>
    misanswered(
      'getDatabase',
      ifRefused(404, (reply) => problem(reply, 403, 'permission_denied')),
    ),
  ),
]

export const variants: readonly Variant[] = [
  ...answers,
  ...http,
  ...access,
  ...permissions,
  ...validation,
  ...paging,
  ...sorting,
  ...filters,
  ...cursors,
  ...idempotency,
  ...versions,
  ...roundTrips,
  ...states,
  ...sessions,
  ...streams,
  ...tenancy,
]
