/** Variations of the demo organization for any data set, with their descriptions. Applied in this order. */
export const SEED_VARIANTS = {
  'full-lists':
    'Lists without pages are full: SSH keys, projects, budgets, cards, notification channels, silences, the owner’s sessions, the users of a database, and the firewalls and load balancers of a VM.',
  failures:
    'A bad morning: resources of every service have failed, and five incidents are in progress. Applies only to the data set `default`.',
  'unpaid-invoices':
    'The last two invoices are unpaid, because the old card expired before the new one was added.',
  'account-suspended': 'An invoice is so long overdue that no paid resources can be created until it’s paid.',
  'overdue-invoices': 'At least one invoice is overdue, and the default card has expired.',
  'declined-card': 'The bank declines the default card.',
  'no-payment-method': 'No payment method is saved.',
  'free-plan':
    'The organization canceled its trial and is on the Free plan, so it has more than the plan allows.',
  'trial-ending': 'The Team plan’s trial ends in two days.',
  'quota-reached': 'All quotas are used up.',
  'over-budget':
    'Every budget was just lowered below what has been spent, and the notifications have been sent.',
  'two-factor':
    'The four users sign in with an authenticator whose secret is NIMBUSDEMONIMBUSDEMONIMBUSDEMO23.',
  'full-inbox': 'Each of the four users has 120 unread notifications.',
  'long-names': 'Every resource and project has a name as long as the contract allows.',
} as const

export type SeedVariant = keyof typeof SEED_VARIANTS
