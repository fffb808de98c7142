import { ADA, cards, purchaseOf } from './support/domain-pages.ts'
import { expect, mocksIn, test } from './support/fixtures.ts'

test.describe('a domain purchase at the bank', () => {
  test('continues after a reload, and buys once', async ({ page, open }) => {
    await open('/domains?q=available&buy=available.dev')
    const purchase = purchaseOf(page, 'available.dev')
    await purchase.fill(cards.challenged)
    await purchase.submit.click()
    await expect(purchase.button('Confirm')).toBeVisible()

    await page.reload()
    await expect(purchase.dialog.getByText('to Visa •••• 3220.')).toBeVisible()
    await purchase.button('Confirm').click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    expect((await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)).toHaveLength(1)

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    await purchase.button('Done').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'available.dev' })).toContainText('Yours')
  })

  test('continues from the results after the Back button', async ({ page, open }) => {
    await open('/domains?q=available')
    const purchase = purchaseOf(page, 'available.io')
    await purchase.open()
    await purchase.fill(cards.challenged)
    await purchase.submit.click()
    await expect(purchase.button('Confirm')).toBeVisible()

    await page.goBack()
    await expect(purchase.dialog).toBeHidden()
    const offer = page.getByRole('listitem').filter({ hasText: 'available.io' })
    await expect(offer).toContainText('Reserved for you')
    await offer.getByRole('button', { name: 'Continue purchase of available.io' }).click()
    await expect(purchase.button('Confirm')).toBeFocused()
    await purchase.button('Decline').click()
    await expect(purchase.dialog.getByRole('alert')).toContainText('Nothing was charged.')
    await purchase.button('Cancel').click()
    await expect(offer).toContainText('Available')
  })

  test('ends after the deadline, and can be started again', async ({ page, open, setSecondsSinceStart }) => {
    await open('/domains?q=available&buy=available.app')
    const purchase = purchaseOf(page, 'available.app')
    await purchase.fill(cards.challenged)
    await purchase.submit.click()
    await expect(purchase.button('Confirm')).toBeVisible()
    await setSecondsSinceStart(20 * 60)

    await page.reload()
    await expect(purchase.dialog.getByRole('alert')).toContainText('The confirmation has expired.')
    await purchase.fill(cards.accepted)
    await purchase.submit.click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
  })
})

test('the Back button after a purchase does not offer to pay again', async ({ page, open }) => {
  await open('/domains?q=available')
  const purchase = purchaseOf(page, 'available.net')
  await purchase.open()
  await purchase.fill(cards.accepted)
  await purchase.submit.click()
  await purchase.button('Done').click()
  await expect(purchase.dialog).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL('/domains?q=available&buy=available.net')
  await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
  await expect(purchase.submit).toHaveCount(0)
})

test('two buyers in two tabs get one domain between them', async ({ page, open, context, guard }) => {
  guard.allow(/status of 409/)
  await open('/domains?q=available&buy=available.tech')
  const other = await context.newPage()
  await other.goto('/domains?q=available&buy=available.tech')
  const [first, second] = [purchaseOf(page, 'available.tech'), purchaseOf(other, 'available.tech')]
  for (const { fill } of [first, second]) await fill(cards.accepted)
  await second.field('Email').fill('bob@buyer.example')

  await first.submit.click()
  await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
  await second.submit.click()
  await expect(second.dialog.getByRole('alert')).toContainText('Someone else has just bought available.tech.')
  await second.button('Choose Another Domain').click()
  await expect(other.getByRole('listitem').filter({ hasText: 'available.tech' })).toContainText('Taken')
  await other.close()
})

test.describe('a purchase with fields that the server rejects', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'purchaseDomain',
          when: { times: 1 },
          then: {
            respond: {
              status: 422,
              code: 'validation_failed',
              errors: [
                { in: 'body', pointer: '/email', message: 'No such mailbox.' },
                { in: 'body', pointer: '/card/number', message: 'Unknown card.' },
              ],
            },
          },
        },
      ],
    },
  })

  test('shows each message until its field is changed', async ({ page, open, guard }) => {
    guard.allow(/status of 422/)
    await open('/domains?q=available&buy=available.io')
    const purchase = purchaseOf(page, 'available.io')
    await purchase.fill(cards.accepted)
    await purchase.submit.click()
    await expect(purchase.field('Email')).toBeFocused()
    await expect(purchase.dialog.getByText('No such mailbox.')).toBeVisible()
    await expect(purchase.dialog.getByText('Unknown card.')).toBeVisible()

    await purchase.field('Email').fill(`${ADA}.net`)
    await expect(purchase.dialog.getByText('No such mailbox.')).toBeHidden()
    await expect(purchase.dialog.getByText('Unknown card.')).toBeVisible()
    await purchase.field('Card number').fill('5555555555554444')
    await expect(purchase.dialog.getByText('Unknown card.')).toBeHidden()
    await expect(purchase.dialog.getByRole('alert')).toBeHidden()
    await purchase.submit.click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
  })
})
