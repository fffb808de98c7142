import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRegisteredDomainsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ListRegisteredDomainsData } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'

type Query = NonNullable<ListRegisteredDomainsData['query']>

/** One page of domains. */
export function domainsQuery(query: Query) {
  return queryOptions({ ...listRegisteredDomainsOptions({ query }), placeholderData: keepPreviousData })
}

export function refreshDomains(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listRegisteredDomains'])
}
