import { detailSearch } from '#src/resources/detail/detail-search.ts'

/** The address of one volume: `/storage/volumes/vol_1?tab=snapshots`. */
export const volumeDetailSearch = detailSearch({
  tabs: ['overview', 'manage', 'snapshots', 'metrics', 'activity'],
  dialogs: ['detach', 'delete'],
})

export type VolumeDetailSearch = typeof volumeDetailSearch.defaults
