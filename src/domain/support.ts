import type { SupportChannel, SupportTopic } from '#src/api/generated/types.gen.ts'

/** Support topics and limits, shared by site and API (spec part 2, sections 2 and 9). */

/** Hours until the first reply. */
export const REPLY_WITHIN_HOURS = 4

export const supportTopics: readonly { readonly value: SupportTopic; readonly label: string }[] = [
  { value: 'general', label: 'General question' },
  { value: 'technical', label: 'Technical problem' },
  { value: 'billing', label: 'Billing' },
  { value: 'sales', label: 'Sales' },
  { value: 'compliance', label: 'Compliance documents' },
]

export const supportChannels: readonly { readonly value: SupportChannel; readonly label: string }[] = [
  { value: 'email', label: 'Email' },
  { value: 'chat', label: 'Live chat' },
  { value: 'phone', label: 'Phone' },
  { value: 'video', label: 'Video call' },
]

/** Maximum field lengths of the contract. */
export const supportLimits = { name: 120, subject: 200, message: 5000 } as const
