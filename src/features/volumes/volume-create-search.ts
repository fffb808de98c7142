import { REGION_IDS } from '#src/domain/region.ts'
import { matching, oneOf, RESOURCE_ID, searchSchema } from '#src/ui/search-schema.ts'

const id = matching(RESOURCE_ID, undefined)

/** Values that a link can preset: `/storage/volumes/new?snapshot=snap_1`. */
export const volumeCreateSearch = searchSchema({
  region: oneOf(REGION_IDS, undefined),
  type: id,
  snapshot: id,
})

export type VolumePreset = ReturnType<typeof volumeCreateSearch.parse>
