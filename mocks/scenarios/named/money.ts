import type { ScenarioDocument } from '../document.ts'
import { respond } from '../rule.ts'

export const paymentDeclined: ScenarioDocument = {
  name: 'payment-declined',
  title: 'Payment declined',
  description: 'The bank declines every card, new or saved.',
  seedVariants: ['unpaid-invoices', 'declined-card'],
  rules: [
    respond('createPaymentMethod', 402, 'card_declined', { id: 'payment-declined: add a card' }),
    respond('payInvoice', 402, 'card_declined', { id: 'payment-declined: pay an invoice' }),
    respond('purchaseDomain', 402, 'card_declined', { id: 'payment-declined: buy a domain' }),
  ],
}

export const noPaymentMethod: ScenarioDocument = {
  name: 'no-payment-method',
  title: 'No payment method',
  description: 'The account has no payment method.',
  seedVariants: ['no-payment-method'],
}

export const overdueInvoice: ScenarioDocument = {
  name: 'overdue-invoice',
  title: 'Overdue invoice',
  description: 'An invoice is overdue because the default card has expired.',
  seedVariants: ['unpaid-invoices', 'overdue-invoices'],
}

export const accountSuspended: ScenarioDocument = {
  name: 'account-suspended',
  title: 'Account suspended',
  description:
    'An invoice has been overdue for more than 30 days: paid resources can’t be created until it is paid.',
  seedVariants: ['unpaid-invoices', 'account-suspended'],
}

export const trial: ScenarioDocument = {
  name: 'trial',
  title: 'Trial',
  description: 'The Team plan’s trial ends in two days. The default card is charged then.',
  seedVariants: ['trial-ending'],
}

export const freePlan: ScenarioDocument = {
  name: 'free-plan',
  title: 'Free plan',
  description:
    'The account is on the Free plan and has more resources than it allows, so nothing can be added.',
  seedVariants: ['free-plan'],
}

export const overBudget: ScenarioDocument = {
  name: 'over-budget',
  title: 'Over budget',
  description: 'Every budget is exceeded, and the notifications have just been sent.',
  seedVariants: ['over-budget'],
}

export const quotaReached: ScenarioDocument = {
  name: 'quota-reached',
  title: 'Quota reached',
  description: 'All quotas are used up: nothing more can be created.',
  seedVariants: ['quota-reached'],
}
