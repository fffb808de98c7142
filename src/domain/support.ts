import type { SupportChannel, SupportTopic } from '#src/api/generated/types.gen.ts'

/** Support as the site sells it and as the API keeps it (spec part 2, sections 2 and 9). */

/** A message gets its first answer within so many hours. */
export const REPLY_WITHIN_HOURS = 4

export const supportTopics: readonly { readonly value: SupportTopic; readonly label: string }[] = [
  { value: 'general', label: 'General question' },
  { value: 'technical', label: 'Technical problem' },
  { value: 'billing', label: 'Billing' },
  { value: 'sales', label: 'Sales' },
  { value: 'compliance', label: 'Compliance documents' },
]

export const supportChannels: readonly { readonly value: SupportChannel; readonly label: string }[] = [
  { value: 'email', label: 'By e-mail' },
  { value: 'chat', label: 'In a live chat' },
  { value: 'phone', label: 'On the phone' },
  { value: 'video', label: 'In a video call' },
]

export interface SupportPlan {
  readonly name: string
  /** A price by the month, or the word that stands for one. */
  readonly price: string
  readonly responseTime: string
  readonly availability: string
  readonly features: readonly string[]
  readonly popular?: boolean
}

export const supportPlans: readonly SupportPlan[] = [
  {
    name: 'Community',
    price: 'Free',
    responseTime: '24-48 hours',
    availability: 'business hours',
    features: ['Documentation and guides', 'Community forums', 'E-mail'],
  },
  {
    name: 'Standard',
    price: 'Included',
    responseTime: 'under 4 hours',
    availability: '24/7',
    features: ['Everything in Community', 'Live chat', 'Help with set-up and migration'],
    popular: true,
  },
  {
    name: 'Premium',
    price: '$99/month',
    responseTime: 'under 30 minutes',
    availability: '24/7',
    features: ['Everything in Standard', 'Phone', 'Reviews of architecture and cost'],
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    responseTime: 'under 15 minutes',
    availability: '24/7/365',
    features: ['Everything in Premium', 'Video calls', 'A named engineer who knows your set-up'],
  },
]

/** The words on a plan's button follow from its price. */
export function supportPlanAction({ price }: Pick<SupportPlan, 'price'>): string {
  if (price === 'Free') return 'Get Started'
  return price === 'Custom' ? 'Contact Sales' : 'Upgrade'
}

/** How long each field of a message may be, as the contract has it. */
export const supportLimits = { name: 120, subject: 200, message: 5000 } as const
