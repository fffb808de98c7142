import { stripSearchParams } from '@tanstack/react-router'
import { addressSchema, matching } from '#src/ui/address-schema.ts'

/** The address of the finder: `/domains?q=nimbus&buy=nimbus.io`. */
const schema = addressSchema({
  /** The name that is searched for, as it is looked up. */
  q: matching(/^[a-z0-9]{1,63}$/, ''),
  /** The domain whose purchase is open. */
  buy: matching(/^[a-z0-9]{1,63}\.[a-z]+$/, ''),
})

export type DomainsSearch = ReturnType<typeof schema.parse>

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const domainsSearch = {
  schema,
  /** Keeps defaults out of the address. */
  stripDefaults: stripSearchParams<DomainsSearch, Partial<DomainsSearch>>(defaults),
}
