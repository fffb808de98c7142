/** Variations of the demo organization for any data set, with their descriptions. Applied in this order. */
export const SEED_VARIANTS = {
  'paid-up': 'Every invoice is paid.',
  'account-suspended':
    'An invoice has been overdue for so long that nothing more that costs money can be created until it is paid.',
  'overdue-invoices': 'An invoice at least is overdue, and the card that should have paid it has expired.',
  'declined-card': 'The card that pays by default is one that its bank declines.',
  'no-payment-method': 'There is no card.',
  'quota-reached': 'Of everything that has a quota, there is as much as there may be.',
  'over-budget': 'More than every budget has been spent, and nobody has been told yet.',
  'two-factor':
    'The four people sign in with a code of an app, whose secret is NIMBUSDEMONIMBUSDEMONIMBUSDEMO23.',
  'full-inbox': 'Each of the four people has 120 notifications that are not read.',
} as const

export type SeedVariant = keyof typeof SEED_VARIANTS
