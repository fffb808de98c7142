import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listVolumeSnapshotsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from '#src/resources/polling.ts'
import { listParameters } from '#src/resources/queries.ts'
import type { SnapshotSearch } from './snapshot-search.ts'

/**
 * One page of snapshots, asked for often while one of them is being written.
 * @param volumeId of one volume; of all without it
 */
export function snapshotQuery(search: SnapshotSearch, volumeId?: string) {
  const query = { ...listParameters(search, ['region']), ...(volumeId !== undefined && { volumeId }) }
  return queryOptions({
    ...listVolumeSnapshotsOptions({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'creating') ? FAST_POLL_MS : SLOW_POLL_MS,
  })
}
