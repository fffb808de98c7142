import { oneOf, searchSchema } from '#src/ui/search-schema.ts'

/** Topics that a link can preset. */
const topics = ['general', 'technical', 'billing', 'sales', 'compliance', 'chat', 'call'] as const

export type AddressedTopic = (typeof topics)[number]

export const supportSearch = searchSchema({ topic: oneOf(topics, undefined) })
