import { altered, breakRequests, breakResponses, queryOf, replyTo, reshaped, withQuery } from '../breaking.ts'
import { itemsIn, type Variant, variant } from './variant.ts'

export const filters: readonly Variant[] = [
  variant('overlooks a filter', 'filters/listVms/leaves-those-of-one-status', () =>
    breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('status'))),
  ),
  variant('filters what is on the page only', 'filters/listVolumes/leaves-those-of-one-region', () =>
    breakResponses('listVolumes', async (reply, request, next) => {
      const region = queryOf(request).get('region')
      if (region === null) return reply
      const { url = request.url } = withQuery(request, (query) => {
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
      breakRequests('listAlerts', (request) =>
        withQuery(request, (query) => {
          const severity = query.get('severity')
          if (severity !== null) query.append('severity', severity === 'warning' ? 'critical' : 'warning')
        }),
      ),
  ),
  variant('tells capitals from small letters', 'filters/listContainers/finds-by-text', () =>
    breakRequests('listContainers', (request) =>
      withQuery(request, (query) => {
        const q = query.get('q')
        if (q !== null && q !== q.toLowerCase()) query.set('q', 'zqxjkvbw')
      }),
    ),
  ),
  variant('finds everything', 'filters/listDnsZones/finds-by-text', () =>
    breakRequests('listDnsZones', (request) => withQuery(request, (query) => query.delete('q'))),
  ),
  variant('takes one tag of several for enough', 'filters/listVms/leaves-those-that-carry', () =>
    breakRequests('listVms', (request) =>
      withQuery(request, (query) => {
        const [tag] = query.getAll('tag')
        if (tag !== undefined) query.set('tag', tag)
      }),
    ),
  ),
]
