import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listVolumeSnapshotsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { VolumeSnapshot } from '#src/api/generated/types.gen.ts'

/** Number of newest snapshots offered. Older ones link here from the snapshot list. */
const MAX_SNAPSHOTS = 100

/** Snapshots to choose from, including the one preset by the link. */
export function useOfferedSnapshots(chosenId: string | undefined, enabled: boolean) {
  const newest = useQuery({ ...listVolumeSnapshotsOptions({ query: { pageSize: MAX_SNAPSHOTS } }), enabled })
  const chosen = useQuery({
    // The search text also matches IDs.
    ...listVolumeSnapshotsOptions({ query: { q: chosenId ?? '', pageSize: 1 } }),
    enabled: enabled && chosenId !== undefined,
  })
  const pending = chosenId !== undefined && chosen.data === undefined ? chosen : newest
  const snapshots = useMemo(() => {
    const found = [...(chosen.data?.items ?? []), ...(newest.data?.items ?? [])]
    return found.filter(isUsable).filter(({ id }, at, all) => all.findIndex((it) => it.id === id) === at)
  }, [chosen.data, newest.data])
  return { snapshots, query: pending }
}

function isUsable({ status }: VolumeSnapshot): boolean {
  return status === 'available'
}
