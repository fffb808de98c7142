import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purgeCdnCache } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution, CdnPurgeCreate } from '#src/api/generated/types.gen.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { invalidateOperations, refresh } from '#src/resources/cache.ts'
import { cdnKind } from '../cdn-kind.ts'

/** Has the edge forget something. A repeated request after a lost answer purges once. */
export function usePurge({ id }: Pick<CdnDistribution, 'id'>) {
  const client = useQueryClient()
  const [keyFor, setKeyFor] = useState(() => requestKeys())
  return useMutation({
    mutationFn: (body: CdnPurgeCreate) =>
      purgeCdnCache({
        path: { cdnDistributionId: id },
        body,
        headers: { 'Idempotency-Key': keyFor(body) },
      }),
    onSuccess: () => {
      // The next purge is another one, even of the same.
      setKeyFor(() => requestKeys())
      return invalidateOperations(client, ['listCdnPurges', 'listCdnActivity'])
    },
    onError: () => refresh(client, cdnKind, id),
  })
}
