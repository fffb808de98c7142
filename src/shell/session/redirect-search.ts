import { redirectTarget } from '#src/domain/redirect.ts'
import { type SearchParameter, searchSchema } from '#src/ui/search-schema.ts'

/** `?redirect=` parameter of the sign-in pages. URLs of other sites are dropped, to prevent open redirects. */
export const redirect: SearchParameter<string | undefined> = (raw) =>
  typeof raw === 'string' && redirectTarget(raw) !== null ? raw : undefined

export const redirectSearch = searchSchema({ redirect })
