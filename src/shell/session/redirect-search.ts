import { redirectTarget } from '#src/domain/redirect.ts'
import { addressSchema, type Parameter } from '#src/ui/address-schema.ts'

/** `?redirect=` parameter of the sign-in pages. URLs of other sites are dropped, to prevent open redirects. */
export const redirect: Parameter<string | undefined> = (written) =>
  typeof written === 'string' && redirectTarget(written) !== null ? written : undefined

export const redirectSearch = addressSchema({ redirect })
