import type { Volume } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** URL search of a volume: `/storage/volumes/vol_1?tab=snapshots`. */
export const volumeDetailSearch = detailSearch({
  tabs: ['overview', 'manage', 'snapshots', 'metrics', 'activity'],
  dialogs: ['detach', 'delete'],
})

export type VolumeDetailSearch = typeof volumeDetailSearch.defaults

export type VolumeTabProps = DetailTabProps<Volume, VolumeDetailSearch>
