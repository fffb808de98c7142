import type { Item } from '../../existing-resources.ts'
import {
  bodyOf,
  breakBodies,
  breakRequests,
  breakResponses,
  queryOf,
  replyTo,
  withChanges,
  withHeader,
  withQuery,
} from '../breaking.ts'
import { itemsIn, type Variant, variant } from './variant.ts'

export const cursors: readonly Variant[] = [
  variant(
    'starts with the last item of the previous page',
    'cursors/listAuditEntries/returns-the-same-items-for-small-and-large-pages',
    () => {
      let last: Item | undefined
      return breakBodies('listAuditEntries', (body, request) => {
        const items = queryOf(request).has('cursor') && last ? [last, ...itemsIn(body)] : itemsIn(body)
        last = itemsIn(body).at(-1)
        return { ...body, items }
      })
    },
    { says: /11 came where 10/ },
  ),
  variant('loses an item between two pages', 'cursors/listNotifications/returns-the-same', () =>
    breakBodies('listNotifications', (body, request) =>
      queryOf(request).has('cursor') ? { ...body, items: itemsIn(body).slice(1) } : body,
    ),
  ),
  variant('treats an unknown cursor as the start', 'cursors/searchLogs/rejects-an-unknown-cursor', () =>
    breakRequests('searchLogs', (request) =>
      withQuery(request, (query) => {
        if (query.get('cursor') === 'bm90aGluZw') query.delete('cursor')
      }),
    ),
  ),
  variant(
    'counts offsets from the start while the list grows',
    'cursors/listAuditEntries/neither-loses',
    () =>
      breakResponses('listAuditEntries', async (reply, request, next) => {
        const query = queryOf(request)
        const start = Number(query.get('cursor')?.replace('after-', '') ?? 0)
        const limit = Number(query.get('limit') ?? 20)
        const { url = request.url } = withQuery(request, (it) => {
          it.delete('cursor')
          it.set('limit', '100')
        })
        const all = itemsIn(bodyOf(await replyTo(next, withChanges(request, { url }))))
        const body = JSON.stringify({
          items: all.slice(start, start + limit),
          nextCursor: `after-${start + limit}`,
        })
        return { ...withHeader(reply, 'content-type', 'application/json'), status: 200, body }
      }),
    { says: /came twice/ },
  ),
  variant(
    'has no end',
    'cursors/listActivity/ends',
    () => {
      let known: unknown
      return breakBodies('listActivity', (body) => {
        known = body.nextCursor ?? known ?? 'again'
        return { ...body, nextCursor: known }
      })
    },
    { says: /leads to itself/ },
  ),
  variant(
    'sorts each page of notifications from the oldest',
    'cursors/listNotifications/returns-the-newest-first',
    () => breakBodies('listNotifications', (body) => ({ ...body, items: itemsIn(body).toReversed() })),
    { says: /comes/ },
  ),
  variant(
    'exceeds the page size',
    'cursors/listAlertHistory/returns-the-same-items-for-small-and-large-pages',
    () =>
      breakRequests('listAlertHistory', (request) => withQuery(request, (query) => query.delete('limit'))),
    { says: /\d+ came where 10/ },
  ),
]
