import { addressSchema, matching, oneOf, RESOURCE_ID } from '#src/ui/address-schema.ts'

/** `/compute/containers/new?from=yaml&container=ctr_1`: by form or by manifest, and whose manifest. */
export const containerCreateSearch = addressSchema({
  from: oneOf(['form', 'yaml'], 'form'),
  container: matching(RESOURCE_ID, ''),
})
