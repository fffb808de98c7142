import { stripSearchParams } from '@tanstack/react-router'
import { matching, searchSchema, text } from '#src/ui/search-schema.ts'

/** URL search of the domain finder: `/domains?q=nimbus&buy=nimbus.io`. */
const schema = searchSchema({
  /** Name to search. Not normalized yet if the browser submitted the form itself, before the page hydrated. */
  q: text(200),
  /** Domain in the open purchase dialog. */
  buy: matching(/^[a-z0-9]{1,63}\.[a-z]+$/, ''),
})

export type DomainsSearch = ReturnType<typeof schema.parse>

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const domainsSearch = {
  schema,
  /** Keeps default values out of the URL. */
  stripDefaults: stripSearchParams<DomainsSearch, Partial<DomainsSearch>>(defaults),
}
