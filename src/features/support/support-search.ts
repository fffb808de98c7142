import { addressSchema, oneOf } from '#src/ui/address-schema.ts'

/** What a link may say that a message is about. */
const topics = ['general', 'technical', 'billing', 'sales', 'compliance', 'chat', 'call'] as const

export type AddressedTopic = (typeof topics)[number]

export const supportSearch = addressSchema({ topic: oneOf(topics, undefined) })
