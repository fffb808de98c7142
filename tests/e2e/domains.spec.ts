import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { ADA, cards, purchaseOf } from './support/domain-pages.ts'
import { expect, mocksIn, test } from './support/fixtures.ts'

test.describe('the domain finder', () => {
  test('searches the normalized name, which is in the URL', async ({ page, open }) => {
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

  test('fits a screen of 320 pixels, as at a zoom of 400 percent', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/domains')
    await expect(page.getByRole('heading', { name: 'Popular extensions' })).toBeVisible()
    expect(await horizontalOverflow(page)).toBe(0)
  })

  test('searches a name that the browser submitted as it was typed', async ({ page, open }) => {
    await open('/domains?q=My+Shop-24%21')
    await expect(page.getByRole('list', { name: 'Domains called myshop24' })).toBeVisible()
    await expect(page.getByText('You typed My Shop-24!, and we searched for myshop24.')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Domain name' })).toHaveValue('myshop24')
  })

  test('lists available domains first, and suggests names if all are taken', async ({ page, open }) => {
    await open('/domains')
    await expect(page.getByRole('listitem').filter({ hasText: '.io' })).toContainText('$34.99–$49.99/year')
    await open('/domains?q=myshop24')
    const states = page
      .getByRole('list', { name: 'Domains called myshop24' })
      .getByText(/^(Available|Taken)$/)
    await expect(states).toHaveCount(8)
    const order = await states.allInnerTexts()
    expect(order).toContain('Available')
    expect(order).toContain('Taken')
    expect(order).toEqual([...order].sort())
    await expect(page.getByText(/^All taken/)).toBeHidden()

    await open('/domains?q=taken')
    await page
      .getByText(/^All taken/)
      .getByRole('link', { name: 'gettaken' })
      .click()
    await expect(page).toHaveURL('/domains?q=gettaken')
    await expect(page.getByRole('list', { name: 'Domains called gettaken' })).toBeVisible()
  })

  test('says what was removed from a name, before it is bought', async ({ page, open }) => {
    await open('/domains')
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    await field.fill('Audit-Acme-Labs')
    await expect(field).toHaveAccessibleDescription(
      'Hyphens and symbols were removed. Searched as auditacmelabs',
    )
    await field.press('Enter')
    const main = page.getByRole('main')
    await expect(main).toContainText(
      'Hyphens and symbols were removed. You typed Audit-Acme-Labs, and we searched for auditacmelabs.',
    )
    await page
      .getByRole('button', { name: /^Buy Now/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText(
      /You typed Audit-Acme-Labs\. You are buying auditacmelabs\./,
    )
    await page.keyboard.press('Escape')

    await field.fill('Müller')
    await field.press('Enter')
    await expect(page).toHaveURL('/domains?q=muller')
    await expect(main).toContainText('Accents were removed. You typed Müller, and we searched for muller.')
    await field.fill('日本')
    await expect(field).toHaveAccessibleDescription(/no letters from a to z/)
    await field.fill('plain')
    await field.press('Enter')
    await expect(main).not.toContainText('You typed')
  })

  test('searches another name while the first is still being searched', async ({ page, open, mocks }) => {
    await open('/domains')
    await mocks.on('searchDomains').delay(60_000)
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    await field.fill('first')
    await field.press('Enter')
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
    await field.fill('second')
    await field.press('Enter')
    await expect(page).toHaveURL('/domains?q=second')
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
  })

  test('shows a failed search, and retries', async ({ page, open, guard }) => {
    guard.allow(/status of 503/)
    await open('/domains')
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    await field.fill('broken')
    await field.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: 'Error checking domains' })
    await expect(toast).toContainText('Please try again later')
    await expect(page.getByRole('alert').getByText('The registries aren’t responding.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await field.fill('available')
    await field.press('Enter')
    await expect(page.getByText('8 of 8 are available. Prices are per year.', { exact: true })).toBeVisible()
  })
})

test.describe('buying a domain', () => {
  test('requires no account and ends with a mail', async ({ page, open, mocks }) => {
    await open('/domains?q=available')
    const purchase = purchaseOf(page, 'available.dev')
    await purchase.open()
    await expect(page).toHaveURL('/domains?q=available&buy=available.dev')
    await purchase.submit.click()
    await expect(purchase.dialog.getByText('Enter your email address.')).toBeVisible()
    await expect(purchase.field('Email')).toBeFocused()
    await purchase.fill('4242424242424241')
    await purchase.submit.click()
    await expect(purchase.dialog.getByText('Check for typos.')).toBeVisible()
    await expect(purchase.field('Card number')).toBeFocused()

    await purchase.field('Card number').fill(cards.accepted)
    // Both clicks come before the response.
    await mocks.on('purchaseDomain').delay(1000)
    await purchase.submit.dblclick()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'Domain purchased successfully!' }),
    ).toContainText('available.dev is now yours.')
    await expect(purchase.dialog.getByText('Congratulations!')).toBeVisible()
    await expect(purchase.dialog).toContainText(`Setup instructions have been sent to ${ADA}.`)
    await purchase.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL('/domains?q=available')
    await expect(page.getByRole('button', { name: 'Buy Now available.dev' })).toBeHidden()
    await expect(page.getByText('7 of 8 are available. Prices are per year.', { exact: true })).toBeVisible()
    expect((await mocksIn(page).outbox.last({ to: ADA, kind: 'domain-set-up' })).facts.domain).toBe(
      'available.dev',
    )
    expect((await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)).toHaveLength(1)
  })

  test('shows errors and keeps the input', async ({ page, open, guard }) => {
    guard.allow(/status of (402|409)/)
    await open('/domains?q=available&buy=available.io')
    const purchase = purchaseOf(page, 'available.io')
    await purchase.fill(cards.declined)
    await purchase.submit.click()
    await expect(purchase.dialog.getByRole('alert')).toContainText('The bank declined the card.')
    await expect(purchase.field('Last name')).toHaveValue('Keller')

    await purchase.field('Card number').fill(cards.challenged)
    await purchase.submit.click()
    await expect(purchase.dialog.getByText('to Visa •••• 3220.')).toBeVisible()
    await purchase.dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(purchase.dialog.getByRole('alert')).toContainText('Nothing was charged.')
    await expect(purchase.field('Card number')).toHaveValue(/3220$/)
    await purchase.submit.click()
    await purchase.dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()

    await page.goto('/domains?q=unlucky&buy=unlucky.com')
    const unlucky = purchaseOf(page, 'unlucky.com')
    await unlucky.fill(cards.accepted)
    await unlucky.submit.click()
    await expect(unlucky.dialog.getByRole('alert')).toContainText('Someone else has just bought unlucky.com.')
    await unlucky.dialog.getByRole('button', { name: 'Choose Another Domain' }).click()
    await expect(page).toHaveURL('/domains?q=unlucky')
  })

  test('releases the domain if the bank confirmation expires', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 409/)
    await open('/domains?q=available&buy=available.com')
    const purchase = purchaseOf(page, 'available.com')
    await purchase.fill(cards.challenged)
    await purchase.submit.click()
    await expect(purchase.button('Confirm')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(purchase.dialog).toBeHidden()
    await expect(page.getByText('8 of 8 are available. Prices are per year.', { exact: true })).toBeVisible()

    await purchase.open()
    await purchase.fill(cards.challenged)
    await purchase.submit.click()
    await expect(purchase.button('Confirm')).toBeVisible()
    // After the deadline, the refreshed results would read the purchase again and show that it has expired.
    await expect(page.getByText('7 of 8 are available. Prices are per year.', { exact: true })).toBeVisible()
    await setSecondsSinceStart(20 * 60)
    await purchase.button('Confirm').click()
    await expect(purchase.dialog.getByRole('alert')).toContainText(
      'This confirmation is already answered or has expired. Start the payment again.',
    )
    await purchase.button('Back to Purchase').click()
    await purchase.field('Card number').fill(cards.accepted)
    await purchase.submit.click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    expect((await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)).toHaveLength(1)
  })

  const breaks = [
    { when: 'before it has arrived', fault: 'connection-reset', boughtUnheard: 0 },
    // Executed, but the response was lost.
    { when: 'within the response', fault: 'malformed-json', boughtUnheard: 1 },
  ] as const
  for (const { when, fault, boughtUnheard } of breaks) {
    test.describe(`over a connection that breaks ${when}`, () => {
      test.use({
        scenario: { rules: [{ operation: 'purchaseDomain', when: { times: 1 }, then: { fault } }] },
      })

      test('can be retried with the same input, and buys once', async ({ page, open, guard }) => {
        guard.allow(/Failed to load resource/)
        const mails = async () => (await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)
        await open('/domains?q=available&buy=available.net')
        const purchase = purchaseOf(page, 'available.net')
        await purchase.fill(cards.accepted)
        await purchase.submit.click()
        await expect(purchase.dialog.getByRole('alert')).toContainText(
          'You can safely try again: you won’t be charged twice.',
        )
        expect(await mails()).toHaveLength(boughtUnheard)
        await purchase.submit.click()
        await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
        expect(await mails()).toHaveLength(1)
      })
    })
  }

  test('from two tabs buys once', async ({ page, open, context }) => {
    await open('/domains?q=available&buy=available.app')
    const other = await context.newPage()
    await other.goto('/domains?q=available&buy=available.app')
    for (const tab of [page, other]) await purchaseOf(tab, 'available.app').fill(cards.accepted)
    for (const tab of [page, other]) {
      await purchaseOf(tab, 'available.app').submit.click()
      await expect(tab.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    }
    expect((await mocksIn(page).outbox.all()).filter(({ to }) => to === ADA)).toHaveLength(1)
    await other.close()
  })
})

test.describe('on a phone', () => {
  test.use({ persona: 'owner', viewport: { width: 360, height: 740 } })

  test('a long name fits into the purchase dialog', async ({ page, open }) => {
    const domain = 'averylongnameofashopthatnobodyremembers.tech'
    await open(`/domains?q=averylongnameofashopthatnobodyremembers&buy=${domain}`)
    const purchase = purchaseOf(page, domain)
    const beside = () => purchase.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect(purchase.submit).toBeVisible()
    expect(await beside()).toBe(0)
    await purchase.fill(cards.accepted)
    await purchase.submit.click()
    await expect(purchase.button('Done')).toBeInViewport({ ratio: 1 })
    expect(await beside()).toBe(0)
  })
})

test.describe('an owner who buys a domain', () => {
  test.use({ persona: 'owner' })

  test('finds it under DNS and in the costs', async ({ page, open, setSecondsSinceStart }) => {
    await open('/domains?q=available&buy=available.tech')
    const purchase = purchaseOf(page, 'available.tech')
    await expect(purchase.field('Email')).toHaveValue('owner@nimbus.example')
    await expect(purchase.dialog).not.toContainText('DNS plan')
    await purchase.fill('5555555555554444')
    await purchase.submit.click()
    await purchase.dialog.getByRole('link', { name: 'Open DNS Zone' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'available.tech' })).toBeVisible()
    await setSecondsSinceStart(60)
    await page.goto('/billing?tab=breakdown&by=resource&q=available.tech')
    await expect(page.getByText('Domain, one year').first()).toBeVisible()
  })

  test('is asked first when the session has ended, since the organization would not get it', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    await open('/domains?q=available&buy=available.io')
    const purchase = purchaseOf(page, 'available.io')
    await expect(purchase.dialog).toContainText('The domain is added to')
    await purchase.fill(cards.accepted)
    await setSecondsSinceStart(31 * 24 * 60 * 60)
    await purchase.submit.click()
    await expect(purchase.dialog.getByRole('alert')).toContainText('Your session has ended')
    await expect(purchase.field('Card number')).toHaveValue('4242 4242 4242 4242')
    await purchase.submit.click()
    await expect(page.getByRole('heading', { name: 'Domain Purchased!' })).toBeVisible()
    await expect(purchase.dialog).not.toContainText('Open DNS Zone')
  })
})

test.describe('an owner without DNS zones', () => {
  test.use({ persona: 'owner', scenario: { dataset: 'empty' } })

  test('reads that the first zone starts the DNS plan', async ({ page, open }) => {
    await open('/domains?q=available&buy=available.dev')
    await expect(purchaseOf(page, 'available.dev').dialog).toContainText(
      'It’s your first DNS zone, so the Professional DNS plan starts: $25/month for up to 50 zones.',
    )
  })
})
