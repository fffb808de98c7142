import { REGION_IDS } from '#src/domain/region.ts'
import { addressSchema, matching, oneOf, RESOURCE_ID } from '#src/ui/address-schema.ts'

const id = matching(RESOURCE_ID, undefined)

/** What a link may choose beforehand: `/compute/vms/new?size=size_gpu1xH200&image=img_cuda&region=us-east`. */
export const vmCreateSearch = addressSchema({
  region: oneOf(REGION_IDS, undefined),
  image: id,
  size: id,
})
