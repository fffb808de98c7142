import { redirectTarget } from '#src/domain/redirect.ts'
import { addressSchema, type Parameter } from '#src/ui/address-schema.ts'

/** `?redirect=` of the sign-in pages. An address of another site is dropped, not followed. */
export const redirect: Parameter<string | undefined> = (written) =>
  typeof written === 'string' && redirectTarget(written) !== null ? written : undefined

export const redirectSearch = addressSchema({ redirect })
