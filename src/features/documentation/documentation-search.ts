import { addressSchema, text } from '#src/ui/address-schema.ts'

const written = text(100)

/** What is searched for in the documentation; nothing is left out of the address. */
export const documentationSearch = addressSchema({ q: (value) => written(value) || undefined })
