/**
 * Billing terms as people read them. The ledger (`mocks/world/ledger`) charges every resource per second from creation
 * to deletion; only containers are free while stopped.
 */
export const billingTerms = {
  /** Any resource but containers. */
  perSecond: 'Billed per second until you delete it, also while it is stopped.',
  /** Conversion between the two published prices. */
  month: '730 hours cost the monthly price.',
  /** All products, for questions and answers. */
  all: 'Per second, from creation to deletion, at 1/730 of the monthly price per hour. Stopped VMs and databases cost the same, because their hardware stays reserved for you. Stopped containers cost nothing.',
  /** GPU machines, for questions and answers. */
  gpu: 'Billing is per second. It begins when you create a VM and ends when you delete it. A stopped VM keeps its GPUs and costs the same.',
} as const
