/**
 * Billing terms as people read them. The ledger (`mocks/world/ledger`) charges every resource per second from creation
 * to deletion; only containers are free while stopped.
 */
export const billingTerms = {
  /** Any resource but containers. */
  perSecond: 'Billed per second until you delete it, even while it’s stopped.',
  /** Conversion between the two published prices. */
  month: 'The monthly price is for 730 hours.',
  /** All products, for questions and answers. */
  all: 'Per second, from creation to deletion. An hour costs 1/730 of the monthly price. Stopped VMs and databases cost the same, because their hardware stays reserved for you. Stopped containers cost nothing.',
  /** GPU VMs, for questions and answers. */
  gpu: 'Billing is per second. It begins when you create a VM and ends when you delete it. A stopped VM keeps its GPUs and costs the same.',
} as const
