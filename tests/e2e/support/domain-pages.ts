import type { Page } from '@playwright/test'

/** Buyer in all tests. */
export const ADA = 'ada@buyer.example'

/** Card numbers with a fixed outcome. */
export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
} as const

/** Page object of a domain purchase. */
export function purchaseOf(page: Page, domain: string) {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  return {
    dialog,
    field,
    open: () => page.getByRole('button', { name: `Buy Now ${domain}` }).click(),
    submit: dialog.getByRole('button', { name: 'Complete Purchase' }),
    button: (name: string) => dialog.getByRole('button', { name }),
    async fill(number: string) {
      await field('Email').fill(ADA)
      await field('First name').fill('Ada')
      await field('Last name').fill('Keller')
      await field('Card number').fill(number)
      await field('Expiry date').fill('08/28')
      await field('Security code').fill('123')
    },
  }
}
