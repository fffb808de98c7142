import { cards, purchaseOf } from '#tests/e2e/support/domain-pages.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Loading, denied and success states of public pages; `routes.spec.ts` has their initial state. */

test('every step and outcome of a domain purchase is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of (402|409)/)
  await open('/domains?q=nimbus')
  await expect(page.getByRole('list', { name: 'Domains called nimbus' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'results')

  await open('/domains?q=available&buy=available.dev')
  const purchase = purchaseOf(page, 'available.dev')
  await purchase.submit.click()
  await expect(purchase.dialog.getByText('Enter your email address.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await purchase.fill(cards.declined)
  await purchase.submit.click()
  await expect(purchase.dialog.getByRole('alert')).toContainText('The bank declined the card.')
  await expectNoViolationsInBothSchemes(page, 'declined')
  await purchase.field('Card number').fill(cards.challenged)
  await purchase.submit.click()
  await expect(purchase.button('Confirm')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'bank confirmation')
  await purchase.button('Confirm').click()
  await expect(purchase.dialog.getByText('Congratulations!')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'bought')

  await open('/domains?q=unlucky&buy=unlucky.com')
  const unlucky = purchaseOf(page, 'unlucky.com')
  await unlucky.fill(cards.accepted)
  await unlucky.submit.click()
  await expect(unlucky.button('Choose Another Domain')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'taken')
})

test.describe('while a payment is processed', () => {
  test.use({ scenario: { rules: [{ operation: 'purchaseDomain', then: { delayMs: 60_000 } }] } })

  test('the purchase dialog is accessible', async ({ page, open }) => {
    await open('/domains?q=available&buy=available.dev')
    const purchase = purchaseOf(page, 'available.dev')
    await purchase.fill(cards.accepted)
    await purchase.submit.click()
    await expect(purchase.button('Processing...')).toBeFocused()
    await expectNoViolationsInBothSchemes(page, 'processing')
  })
})

test('a failed domain search is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 503/)
  await open('/domains?q=broken')
  await expect(page.getByText('The registries aren’t responding.').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'failed')
})

test('an empty marketplace search and the tabs of an app are accessible', async ({ page, open }) => {
  await open('/marketplace?category=security')
  await expect(page.getByText('No apps found matching your criteria.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'nothing found')
  for (const tab of ['features', 'documentation', 'reviews']) {
    await open(`/marketplace/databases/redis-managed?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, tab)
  }
})

test.describe('signed in', () => {
  test.use({ persona: 'developer' })

  test('the deploy dialog is accessible, also with a taken name', async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    await open('/marketplace/databases/redis-managed?dialog=deploy')
    const dialog = page.getByRole('dialog', { name: 'Deploy Managed Redis' })
    await expect(dialog).toContainText('$10.00 per month')
    await expectNoViolationsInBothSchemes(page, 'dialog')
    await dialog.getByLabel('Name').fill('sessions')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expect(dialog.getByText('This name is already taken. Choose another one.')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'taken name')
  })
})

test('the contact form is accessible with errors and once sent', async ({ page, open }) => {
  await open('/support?topic=call')
  const form = page.getByRole('form', { name: 'Contact support' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  for (const field of ['Name', 'Subject', 'Message'])
    await form.getByRole('textbox', { name: field }).fill('Hello')
  await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
  await form.getByRole('textbox', { name: 'Phone number' }).fill('+1 202 555 0199')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'sent')
})

test('documentation searches with and without results are accessible', async ({ page, open }) => {
  await open('/documentation?q=snapshot')
  await expect(page.getByRole('region', { name: 'In the articles' }).getByRole('link').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'hits')
  await open('/documentation?q=xylophone')
  await expect(page.getByText('No guide or operation contains “xylophone”.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'none')
})

test('the cost calculator is accessible with an invalid quantity', async ({ page, open }) => {
  await open('/pricing')
  const machines = page.getByRole('spinbutton', { name: 'Virtual machines: Standard' })
  await machines.fill('12')
  await expect(page.getByRole('status').filter({ hasText: 'Pro allows 10 VMs, not 12.' })).toBeVisible()
  await machines.fill('0')
  await expect(page.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'invalid quantity')
})

for (const width of [1280, 360]) {
  test(`the support chat is accessible at ${width} pixels`, async ({ page, open, mocks }) => {
    await page.setViewportSize({ width, height: 720 })
    await open('/support')
    await page.getByRole('main').getByRole('button', { name: 'Start Live Chat' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Support chat' })
    await expect(panel).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'before the first message')
    await panel.getByRole('textbox', { name: 'Message' }).fill('Can I talk to a person?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel).toContainText('is typing')
    await expectNoViolationsInBothSchemes(page, 'waiting for the response')
    await mocks.clock.advance('5s')
    await panel.getByRole('log').getByRole('button', { name: 'Talk to a person' }).click()
    await panel.getByRole('button', { name: 'Ask an engineer' }).click()
    await expect(panel.getByText('Enter your name.')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'asking for a person')
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await panel.getByRole('button', { name: 'End chat' }).click()
    await expect(panel.getByText('This chat has ended.')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'ended')
  })
}
