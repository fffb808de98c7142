import { stripSearchParams } from '@tanstack/react-router'
import { addressSchema, matching } from '#src/ui/address-schema.ts'

/** URL search of the domain finder: `/domains?q=nimbus&buy=nimbus.io`. */
const schema = addressSchema({
  /** Normalized name to search. */
  q: matching(/^[a-z0-9]{1,63}$/, ''),
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
