import {
  breakRequests,
  breakResponses,
  changeBody,
  queryOf,
  replyTo,
  withChanges,
  withQuery,
} from '../breaking.ts'
import { itemsIn, type Variant, variant } from './variant.ts'

export const filters: readonly Variant[] = [
  variant(
    'ignores a project that does not exist',
    'filters/listVolumes/finds-nothing-by-an-unknown-projectid',
    () =>
      breakRequests('listVolumes', (request) =>
        withQuery(request, (query) => {
          if (query.get('projectId')?.startsWith('unknown')) query.delete('projectId')
        }),
      ),
  ),
  variant(
    'ignores a filter',
    'filters/listVms/filters-by-status',
    () => breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('status'))),
    { says: /also shows others/ },
  ),
  variant(
    'filters only the items of a page',
    'filters/listVolumes/filters-by-region',
    () =>
      breakResponses('listVolumes', async (reply, request, next) => {
        const region = queryOf(request).get('region')
        if (region === null) return reply
        const { url = request.url } = withQuery(request, (query) => {
          query.delete('region')
          query.set('pageSize', '5')
        })
        const page = await replyTo(next, withChanges(request, { url }))
        return changeBody(page, (body) => ({
          ...body,
          items: itemsIn(body).filter((item) => item.region === region),
        }))
      }),
    { says: /does not show all|total with region/ },
  ),
  variant(
    'returns items that a filter excludes',
    'filters/listAlerts/filters-by-severity',
    () =>
      breakRequests('listAlerts', (request) =>
        withQuery(request, (query) => {
          const severity = query.get('severity')
          if (severity !== null) query.append('severity', severity === 'warning' ? 'critical' : 'warning')
        }),
      ),
    { says: /also shows others/ },
  ),
  variant(
    'searches case-sensitively',
    'filters/listContainers/finds-by-text',
    () =>
      breakRequests('listContainers', (request) =>
        withQuery(request, (query) => {
          const q = query.get('q')
          if (q !== null && q !== q.toLowerCase()) query.set('q', 'zqxjkvbw')
        }),
      ),
    { says: /q=[A-Z-]+ / },
  ),
  variant('finds everything', 'filters/listDnsZones/finds-by-text', () =>
    breakRequests('listDnsZones', (request) => withQuery(request, (query) => query.delete('q'))),
  ),
  variant(
    'accepts one of several tags',
    'filters/listVms/filters-by-all-given-tags',
    () =>
      breakRequests('listVms', (request) =>
        withQuery(request, (query) => {
          const [tag] = query.getAll('tag')
          if (tag !== undefined) query.set('tag', tag)
        }),
      ),
    { says: /with both tags/ },
  ),
]
