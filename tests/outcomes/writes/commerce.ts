import type { Page } from '@playwright/test'
import type { DomainOffer } from '#src/api/generated/types.gen.ts'
import { call } from '#tests/e2e/support/calls.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { fill, inDialog, inForm, menu, then } from '../steps.ts'

const CARD = fill(['Card number', '4242424242424242'], ['Expiry date', '08/28'], ['Security code', '123'])

/** Card that requires confirmation. */
const CHALLENGED_CARD = fill(
  ['Card number', '4000000000003220'],
  ['Expiry date', '08/28'],
  ['Security code', '123'],
)

/** Buyer of all domains. */
const BUYER = fill(['Email', 'ada@example.com'], ['First name', 'Ada'], ['Last name', 'Keller'])

/** Number of requested domains. */
let names = 0

/** Unconfirmed domains stay reserved, so each case uses another name. @returns a name with an available domain */
async function nextDomain(page: Page): Promise<{ readonly name: string; readonly domain: string }> {
  names += 1
  const name = `available${names}`
  const { body } = await call(page, `/domains?name=${name}`)
  return { name, domain: body.items.find(({ available }: DomainOffer) => available).domain }
}

export const commerce = {
  purchaseDomain: {
    at: '/domains?q=available&buy=available.dev',
    as: 'signed-out',
    act: inDialog('Complete Purchase', async (dialog) => {
      await BUYER(dialog, dialog.page())
      await CARD(dialog, dialog.page())
    }),
  },
  answerDomainPurchase: {
    at: async (page) => {
      const { name, domain } = await nextDomain(page)
      return `/domains?q=${name}&buy=${domain}`
    },
    as: 'signed-out',
    act: then(
      inDialog('Complete Purchase', async (dialog) => {
        await BUYER(dialog, dialog.page())
        await CHALLENGED_CARD(dialog, dialog.page())
      }),
      inDialog('Confirm'),
    ),
  },
  getDomainPurchase: {
    at: async (page) => {
      const { name, domain } = await nextDomain(page)
      const card = { number: '4000000000003220', securityCode: '123', expiryMonth: 8, expiryYear: 2028 }
      const { body } = await call(page, '/domain-purchases', 'POST', {
        domain,
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Keller',
        card: { ...card, holderName: 'Ada Keller' },
      })
      await page.evaluate(([domain, id]) => sessionStorage.setItem(`nimbus.domain-purchase.${domain}`, id), [
        domain,
        body.id,
      ] as const)
      return `/domains?q=${name}&buy=${domain}`
    },
    as: 'signed-out',
    // An unknown purchase is forgotten, which leads back to the form.
    saysFor: { 404: /Complete Purchase/ },
  },
  claimDomainPurchase: {
    at: async (page) => {
      const { domain } = await nextDomain(page)
      const { body } = await call(page, '/domain-purchases', 'POST', {
        domain,
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Keller',
        card: {
          number: '4242424242424242',
          securityCode: '123',
          expiryMonth: 8,
          expiryYear: 2028,
          holderName: 'Ada Keller',
        },
      })
      return `/services/domains?dialog=claim&row=${body.id}`
    },
    act: inDialog('Claim'),
  },
  updateRegisteredDomain: {
    at: '/services/domains?q=nimbuslabs',
    act: then(menu('Turn off auto-renew'), inDialog('Turn off')),
  },
  renewRegisteredDomain: {
    at: '/services/domains?q=nimbuslabs',
    act: then(menu('Renew'), inDialog('Renew')),
  },
  deployMarketplaceApp: {
    at: '/marketplace/databases/redis-managed?dialog=deploy',
    act: inDialog('Deploy', (dialog) => dialog.getByLabel('Name').fill('from-the-shelf')),
  },
  createSupportRequest: {
    at: '/support',
    act: inForm('Contact support', /^Send/, async (form) => {
      await fill(['Name', 'Ada'], ['Email', 'ada@example.com'])(form, form.page())
      await form.getByLabel('Message').fill('Please help me with my machines.')
      const subject = form.getByLabel('Subject')
      if (await subject.count()) await subject.fill('Help')
    }),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
