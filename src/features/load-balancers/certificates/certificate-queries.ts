import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCertificatesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ListCertificatesData } from '#src/api/generated/types.gen.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from '#src/resources/polling.ts'

type Query = NonNullable<ListCertificatesData['query']>

/** One page of certificates. Polls faster while one is being issued. */
export function certificatesQuery(query: Query) {
  return queryOptions({
    ...listCertificatesOptions({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'pending') ? FAST_POLL_MS : SLOW_POLL_MS,
  })
}
