import { REGION_IDS } from '#src/domain/region.ts'
import { addressSchema, matching, oneOf, RESOURCE_ID } from '#src/ui/address-schema.ts'

const id = matching(RESOURCE_ID, undefined)

/** Values that a link can preset: `/storage/volumes/new?snapshot=snap_1`. */
export const volumeCreateSearch = addressSchema({
  region: oneOf(REGION_IDS, undefined),
  type: id,
  snapshot: id,
})

export type VolumePreset = ReturnType<typeof volumeCreateSearch.parse>
