import { call } from '#tests/e2e/support/calls.ts'
import { CHANGED, CONFLICT, CONFLICT_TEXT } from '../conflict.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { TRIAL } from '../reads.ts'
import { button, fill, inDialog, menu, then } from '../steps.ts'

const CARD = fill(['Card number', '4242424242424242'], ['Expiry date', '08/28'], ['Security code', '123'])

/** Card that requires confirmation. */
const CHALLENGED_CARD = fill(
  ['Card number', '4000000000003220'],
  ['Expiry date', '08/28'],
  ['Security code', '123'],
)

const BUDGET = {
  at: '/billing',
  act: then(
    button(/^Edit /),
    inDialog('Save budget', (dialog) => dialog.getByLabel('Monthly amount').fill('5000')),
  ),
} satisfies ErrorCase

export const billing = {
  changePlan: {
    at: '/billing?dialog=plan',
    ...TRIAL,
    act: inDialog('Downgrade to Pro'),
  },
  cancelPlan: { at: '/billing?dialog=cancel-plan', ...TRIAL, act: inDialog('Cancel plan') },
  replaceBillingDetails: {
    at: '/billing?dialog=details',
    act: inDialog('Save details', (dialog) => dialog.getByLabel('City').fill('Hamburg')),
  },
  createBudget: {
    at: '/billing?dialog=new-budget',
    act: inDialog('Create budget', async (dialog) => {
      await dialog.getByLabel('Name').fill('Another')
      await dialog.getByLabel('Monthly amount').fill('100')
    }),
  },
  updateBudget: { ...BUDGET, saysFor: { 412: CHANGED } },
  getBudget: { ...BUDGET, after: { operation: 'updateBudget', ...CONFLICT }, says: CONFLICT_TEXT },
  deleteBudget: { at: '/billing', act: then(button(/^Delete /), inDialog('Delete')) },
  applyRecommendation: {
    at: async (page) => {
      const { body } = await call(page, '/recommendations')
      const { id } = body.items.find(({ action }: { action: string }) => action === 'resize')
      return `/billing?tab=optimization&dialog=apply&row=${id}`
    },
    act: inDialog('Resize'),
  },
  restoreRecommendation: {
    at: async (page) => {
      const { body } = await call(page, '/recommendations')
      await call(page, `/recommendations/${body.items[0].id}/dismiss`, 'POST')
      return '/billing?tab=optimization&show=dismissed'
    },
    as: 'admin',
    act: menu('Restore'),
  },
  dismissRecommendation: { at: '/billing?tab=optimization', act: menu('Dismiss') },
  payInvoice: {
    at: '/billing?tab=invoices&dialog=pay&row={/invoices?status=overdue}',
    act: inDialog(/^Pay/),
  },
  createPaymentMethod: {
    at: '/billing?dialog=add-card',
    act: inDialog('Add card', async (dialog) => {
      await CARD(dialog, dialog.page())
      await dialog.getByLabel('Name on card').fill('Ada Keller')
    }),
  },
  getCardConfirmation: {
    at: '/billing?dialog=add-card',
    act: inDialog('Add card', async (dialog) => {
      await CHALLENGED_CARD(dialog, dialog.page())
      await dialog.getByLabel('Name on card').fill('Ada Keller')
    }),
  },
  answerCardConfirmation: {
    at: '/billing?dialog=add-card',
    act: then(
      inDialog('Add card', async (dialog) => {
        await CHALLENGED_CARD(dialog, dialog.page())
        await dialog.getByLabel('Name on card').fill('Ada Keller')
      }),
      inDialog('Confirm'),
    ),
  },
  makePaymentMethodDefault: {
    at: '/billing?dialog=payment-methods',
    act: inDialog(/^Make .*default/i),
  },
  deletePaymentMethod: {
    at: '/billing?dialog=payment-methods',
    act: then(inDialog(/^Remove /), inDialog('Remove')),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
