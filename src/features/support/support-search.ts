import { addressSchema, oneOf } from '#src/ui/address-schema.ts'

/** Topics that a link can preset. */
const topics = ['general', 'technical', 'billing', 'sales', 'compliance', 'chat', 'call'] as const

export type AddressedTopic = (typeof topics)[number]

export const supportSearch = addressSchema({ topic: oneOf(topics, undefined) })
