import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purgeCdnCache } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution, CdnPurgeCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { refresh } from '#src/resources/cache.ts'
import { cdnResource } from '../cdn-resource.ts'

/** Purges cached content. A retry after a lost response doesn't purge twice. */
export function usePurge({ id }: Pick<CdnDistribution, 'id'>) {
  const client = useQueryClient()
  const [keyFor, setKeyFor] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: CdnPurgeCreate) =>
      purgeCdnCache({
        path: { cdnDistributionId: id },
        body,
        headers: { 'Idempotency-Key': keyFor(body) },
      }),
    onSuccess: () => {
      // New idempotency key: the next purge is a new one, even for the same targets.
      setKeyFor(() => createIdempotencyKeys())
      return invalidateOperations(client, ['listCdnPurges', 'listCdnActivity'])
    },
    onError: () => refresh(client, cdnResource, id),
  })
}
