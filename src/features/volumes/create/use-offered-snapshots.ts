import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listVolumeSnapshotsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { VolumeSnapshot } from '#src/api/generated/types.gen.ts'

/** So many of the newest are offered; the others are found among all snapshots, each with a link here. */
const NEWEST = 100

/** The snapshots that a volume can be made from, the one that a link has chosen among them. */
export function useOfferedSnapshots(chosenId: string | undefined, enabled: boolean) {
  const newest = useQuery({ ...listVolumeSnapshotsOptions({ query: { pageSize: NEWEST } }), enabled })
  const chosen = useQuery({
    // The text of the search is looked for in ids as well.
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
