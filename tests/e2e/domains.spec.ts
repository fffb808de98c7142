import type { Page } from '@playwright/test'
import { expect, mocksIn, test } from './support/fixtures.ts'

const ADA = 'ada@buyer.example'

/** The purchase of a domain, as somebody sees it who has searched for its name. */
function purchaseOf(page: Page, domain: string) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    open: () => page.getByRole('button', { name: `Buy Now: ${domain}` }).click(),
    field: (name: string) => dialog.getByRole('textbox', { name }),
    submit: dialog.getByRole('button', { name: 'Complete Purchase' }),
    async fill(number: string) {
      await dialog.getByRole('textbox', { name: 'Email' }).fill(ADA)
      await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada')
      await dialog.getByRole('textbox', { name: 'Last name' }).fill('Keller')
      await dialog.getByRole('textbox', { name: 'Card number' }).fill(number)
      await dialog.getByRole('textbox', { name: 'Expiry date' }).fill('08/28')
      await dialog.getByRole('textbox', { name: 'Security code' }).fill('123')
    },
  }
}

test.describe('the domain finder', () => {
  test('looks for what is left of a name, which stands in the address', async ({ page, open }) => {
    await open('/domains')
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    const results = page.getByRole('list', { name: 'Domains called myshop24' })
    await expect(page.getByRole('heading', { name: 'Popular extensions' })).toBeVisible()

    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Please enter a domain name')).toBeVisible()
    await expect(field).toBeFocused()

    await field.fill('My Shop-24!')
    await field.press('Enter')
    await expect(page).toHaveURL('/domains?q=myshop24')
    await expect(results.getByRole('listitem')).toHaveCount(8)
    await expect(field).toHaveValue('myshop24')
    await expect(page.getByRole('heading', { name: 'Popular extensions' })).toBeHidden()

    const said = await results.innerText()
    await page.reload()
    await expect(results.getByRole('listitem')).toHaveCount(8)
    await expect(results).toHaveText(said, { useInnerText: true })

    await page.getByRole('button', { name: 'Search Another Domain' }).click()
    await expect(page).toHaveURL('/domains')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(results).toBeHidden()

    await page.goBack()
    await expect(results.getByRole('listitem')).toHaveCount(8)
    await expect(field).toHaveValue('myshop24')
  })

  test('says when it can’t look, and looks again', async ({ page, open, guard }) => {
    guard.allow(/status of 503/)
    await open('/domains')
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    await field.fill('broken')
    await field.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: 'Error checking domains' })
    await expect(toast).toContainText('Please try again later')
    await expect(page.getByRole('alert').getByText('The registries do not answer.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await field.fill('available')
    await field.press('Enter')
    await expect(page.getByText('8 of 8 are available.')).toBeVisible()
  })
})

test.describe('buying a domain', () => {
  test('needs no account, and ends with a mail', async ({ page, open }) => {
    await open('/domains?q=available')
    const purchase = purchaseOf(page, 'available.dev')
    await purchase.open()
    await expect(page).toHaveURL('/domains?q=available&buy=available.dev')
    await purchase.submit.click()
    await expect(purchase.dialog.getByText('Enter your e-mail address.')).toBeVisible()
    await expect(purchase.field('Email')).toBeFocused()
    await purchase.fill('4242424242424241')
    await purchase.submit.click()
    await expect(purchase.dialog.getByText('Look for a typing error.')).toBeVisible()
    await expect(purchase.field('Card number')).toBeFocused()

    await purchase.field('Card number').fill('4242424242424242')
    await purchase.submit.dblclick()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Domain purchased successfully!' })).toContainText(
      'available.dev is now yours.',
    )
    await expect(purchase.dialog.getByText('Congratulations!')).toBeVisible()
    await expect(purchase.dialog).toContainText(`Setup instructions have been sent to ${ADA}.`)
    await purchase.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL('/domains?q=available')
    await expect(page.getByRole('button', { name: 'Buy Now: available.dev' })).toBeHidden()
    await expect(page.getByText('7 of 8 are available.')).toBeVisible()
    expect((await mocksIn(page).outbox.last({ to: ADA, kind: 'domain-set-up' })).facts.domain).toBe(
      'available.dev',
    )
    expect((await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)).toHaveLength(1)
  })

  test('says what went wrong, and loses nothing', async ({ page, open, guard }) => {
    guard.allow(/status of (402|409)/)
    await open('/domains?q=available&buy=available.io')
    const purchase = purchaseOf(page, 'available.io')
    await purchase.fill('4000000000000002')
    await purchase.submit.click()
    await expect(purchase.dialog.getByRole('alert')).toContainText('The bank has declined the card.')
    await expect(purchase.field('Last name')).toHaveValue('Keller')

    await purchase.field('Card number').fill('4000000000003220')
    await purchase.submit.click()
    await expect(purchase.dialog.getByText('to Visa •••• 3220.')).toBeVisible()
    await purchase.dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(purchase.dialog.getByRole('alert')).toContainText('Nothing was charged.')
    await purchase.fill('4000000000003220')
    await purchase.submit.click()
    await purchase.dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()

    await page.goto('/domains?q=unlucky&buy=unlucky.com')
    const unlucky = purchaseOf(page, 'unlucky.com')
    await unlucky.fill('4242424242424242')
    await unlucky.submit.click()
    await expect(unlucky.dialog.getByRole('alert')).toContainText('Somebody else has just taken unlucky.com.')
    await unlucky.dialog.getByRole('button', { name: 'Choose Another Domain' }).click()
    await expect(page).toHaveURL('/domains?q=unlucky')
  })

  test('twice, from two tabs, buys once', async ({ page, open, context }) => {
    await open('/domains?q=available&buy=available.app')
    const other = await context.newPage()
    await other.goto('/domains?q=available&buy=available.app')
    for (const tab of [page, other]) await purchaseOf(tab, 'available.app').fill('4242424242424242')
    for (const tab of [page, other]) {
      await purchaseOf(tab, 'available.app').submit.click()
      await expect(tab.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    }
    expect((await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)).toHaveLength(1)
    await other.close()
  })
})

test.describe('an owner who buys a domain', () => {
  test.use({ persona: 'owner' })

  test('finds it under DNS and among the costs', async ({ page, open, setSecondsSinceStart }) => {
    await open('/domains?q=available&buy=available.tech')
    const purchase = purchaseOf(page, 'available.tech')
    await expect(purchase.field('Email')).toHaveValue('owner@nimbus.example')
    await purchase.fill('5555555555554444')
    await purchase.submit.click()
    await purchase.dialog.getByRole('link', { name: 'Open DNS Zone' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'available.tech' })).toBeVisible()
    await setSecondsSinceStart(60)
    await page.goto('/billing?tab=breakdown&by=resource&q=available.tech')
    await expect(page.getByText('Domain, one year').first()).toBeVisible()
  })
})
