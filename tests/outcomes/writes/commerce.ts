import { call } from '#tests/e2e/support/calls.ts'
import type { ErrorCase } from '../error-case.ts'
import { fill, inDialog, inForm, then } from '../steps.ts'
import type { Operation } from '../walk.ts'

const CARD = fill(['Card number', '4242424242424242'], ['Expiry date', '08/28'], ['Security code', '123'])

/** Card that requires confirmation. */
const ASKING_CARD = fill(
  ['Card number', '4000000000003220'],
  ['Expiry date', '08/28'],
  ['Security code', '123'],
)

/** Number of requested domains. */
let names = 0

export const commerce = {
  purchaseDomain: {
    at: '/domains?q=available&buy=available.dev',
    as: 'signed-out',
    act: inDialog('Complete Purchase', async (dialog) => {
      await fill(
        ['Email', 'ada@example.com'],
        ['First name', 'Ada'],
        ['Last name', 'Keller'],
      )(dialog, dialog.page())
      await CARD(dialog, dialog.page())
    }),
  },
  answerDomainPurchase: {
    at: async (page) => {
      // Unconfirmed domains stay reserved, so each case uses another name.
      names += 1
      const { body } = await call(page, `/domains?name=available${names}`)
      const { domain } = body.items.find(({ available }: { readonly available: boolean }) => available)
      return `/domains?q=available${names}&buy=${domain}`
    },
    as: 'signed-out',
    act: then(
      inDialog('Complete Purchase', async (dialog) => {
        await fill(
          ['Email', 'ada@example.com'],
          ['First name', 'Ada'],
          ['Last name', 'Keller'],
        )(dialog, dialog.page())
        await ASKING_CARD(dialog, dialog.page())
      }),
      inDialog('Confirm'),
    ),
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
