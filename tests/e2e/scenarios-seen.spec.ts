import type { Page } from '@playwright/test'
import { authForms } from './support/auth-forms.ts'
import { call } from './support/calls.ts'
import { cards, purchaseOf } from './support/domain-pages.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

// Scenarios for testers, as seen in the UI. `mocks/scenarios/named/expectations.test.ts` tests the API.

const main = (page: Page) => page.getByRole('main')

test('one service failing or hanging: its list shows it, and the others work', async ({
  page,
  openIn,
  guard,
}) => {
  guard.allow(/status of 503|ApiProblem/)
  await openIn('test,service-down,owner', '/storage/databases')
  await expect(main(page).getByRole('heading', { name: 'Service unavailable' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Virtual Machines' }).first().click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await openIn('test,service-hangs,owner', '/storage/databases')
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await page.getByRole('link', { name: 'Virtual Machines' }).first().click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('maintenance: everything is readable, changes are denied with the reason, and sign-out works', async ({
  page,
  openIn,
  guard,
}) => {
  guard.allow(/status of 503/)
  await openIn('test,maintenance,owner', '/storage/volumes')
  await waitUntilIdle(page)
  await expect(main(page).getByText('orders-data').first()).toBeVisible()
  await page.goto('/storage/volumes/new')
  await waitUntilIdle(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('scratch')
  await page.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Try again in 10 minutes.' })).toBeVisible()
  expect((await call(page, '/session', 'DELETE')).status).toBe(204)
})

test('rate limiting and broken responses: the list shows the cause and a retry', async ({
  page,
  openIn,
  guard,
}) => {
  guard.allow(/status of 429|ApiProblem|UnreadableAnswer|SyntaxError/)
  await openIn('test,rate-limited,owner', '/compute/vms')
  await expect(main(page).getByText(/^Try again in [1-5] seconds?\.$/)).toBeVisible()
  await openIn('test,broken-responses,owner', '/compute/vms')
  await expect(
    main(page).getByText('The server’s response is incomplete or comes from elsewhere.').first(),
  ).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('trickle: the page loads slowly', async ({ page, openIn }) => {
  await openIn('test,trickle,owner', '/compute/vms')
  const catalog = call(page, '/vm-catalog')
  await waitUntilIdle(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const { status, ms } = await catalog
  expect(status).toBe(200)
  expect(ms).toBeGreaterThanOrEqual(5_900)
})

test('quota reached: the form names the missing quota, also in an empty account', async ({
  page,
  openIn,
}) => {
  await openIn('test,quota-reached,owner', '/compute/vms/new')
  await expect(main(page).getByText('26 of 25')).toBeVisible()
  await openIn('test,quota-reached,empty,owner', '/compute/vms/new')
  await expect(main(page).getByText('1 of 0').first()).toBeVisible()
})

test('billing: overdue, without a card, over budget', async ({ page, openIn }) => {
  await openIn('test,overdue-invoice,empty,owner', '/billing')
  const notices = main(page).getByRole('region', { name: 'Billing notices' })
  await expect(notices.getByText(/^INV-\d{4}-0001 is overdue: creation stops \w+ \d+$/)).toBeVisible()
  await expect(notices.getByText(/^\$187\.49 was due/)).toBeVisible()
  await notices.getByRole('button', { name: /^\d more$/ }).click()
  await expect(notices.getByText('Default card Visa •••• 4242 has expired')).toBeVisible()
  await openIn('test,no-payment-method,owner', '/billing')
  await expect(main(page).getByText('No default card')).toBeVisible()
  await openIn('test,over-budget,owner', '/billing')
  await expect(main(page).getByText(/^Monthly budget: exceeded by/)).toBeVisible()
  await expect(main(page).getByText('120%', { exact: true })).toBeVisible()
})

test('plans: a trial that ends soon, and the Free plan', async ({ page, openIn }) => {
  const plan = main(page).getByRole('region', { name: 'Plan', exact: true })
  await openIn('test,trial,owner', '/billing')
  await expect(plan).toContainText('The trial ends on Mar 4, 2026.')
  await openIn('test,free-plan,owner', '/billing')
  await expect(plan).toContainText('Free')
})

test('account suspended: the form links to the payment', async ({ page, openIn, guard }) => {
  guard.allow(/status of 402/)
  await openIn('test,account-suspended,owner', '/storage/volumes/new')
  await main(page).getByRole('textbox', { name: 'Name' }).fill('scratch')
  await main(page).getByRole('button', { name: 'Create Volume' }).click()
  const alert = main(page).getByRole('alert')
  await expect(alert).toContainText(/INV-\d{4}-\d{4} has been overdue for more than 30 days/)
  await alert.getByRole('link', { name: 'Pay overdue invoices' }).click()
  await expect(main(page).getByRole('row', { name: /Overdue/ })).toHaveCount(2)
  await page.goBack()
  await expect(main(page).getByRole('textbox', { name: 'Name' })).toHaveValue('scratch')
  await openIn('test,account-suspended,developer', '/compute/containers/new')
  await main(page).getByRole('textbox', { name: 'Name' }).fill('scratch')
  await main(page).getByRole('textbox', { name: 'Image' }).fill('shop/scratch:1.0.0')
  await main(page).getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(alert).toContainText('Ask someone who manages billing to pay it.')
})

test('account suspended: said before a form is filled in', async ({ page, openIn }) => {
  const reason = page.getByText(/^INV-\d{4}-\d{4} has been overdue for more than 30 days/)
  await openIn('test,account-suspended,viewer', '/dashboard')
  await expect(main(page).getByText('Recent Activity')).toBeVisible()
  await expect(reason).toBeHidden()
  await openIn('test,account-suspended,developer', '/compute/containers/new')
  await expect(reason).toContainText('Ask someone who manages billing to pay it.')
  await openIn('test,account-suspended,owner', '/compute/vms/new')
  await expect(reason).toBeVisible()
  await page.goto('/dashboard')
  await reason.getByRole('link', { name: 'Pay overdue invoices' }).click()
  await expect(main(page).getByRole('row', { name: /Overdue/ })).toHaveCount(2)
})

test('account suspended: what costs more links to the payment, too', async ({ page, openIn, guard }) => {
  guard.allow(/status of 402/)
  const pay = { name: 'Pay overdue invoices' }
  await openIn('test,account-suspended,owner', '/services/domains?q=nimbusgifts')
  await main(page)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Turn on auto-renew' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert').getByRole('link', pay)).toBeVisible()
  await openIn('test,account-suspended,owner', '/services/dns')
  const plan = main(page).getByRole('form', { name: 'DNS plan' })
  await plan.getByRole('radio', { name: /^Enterprise/ }).check()
  await plan.getByRole('button', { name: 'Change plan' }).click()
  await expect(plan.getByRole('link', pay)).toBeVisible()
})

test('a domain just taken, and a declined card', async ({ page, openIn, guard }) => {
  guard.allow(/status of (409|402)/)
  const buy = async () => {
    const purchase = purchaseOf(page, 'available.dev')
    await purchase.open()
    await purchase.fill(cards.accepted)
    await purchase.submit.click()
    return purchase.dialog.getByRole('alert')
  }
  await openIn('test,domain-just-taken', '/domains?q=available')
  await expect(await buy()).toContainText('Someone else has just bought available.dev.')
  await openIn('test,payment-declined', '/domains?q=available')
  await expect(await buy()).toContainText('declined')
})

test('signing in: locked, and with a code', async ({ page, openIn, guard }) => {
  guard.allow(/status of (429|422)/)
  const forms = authForms(page)
  await openIn('test,sign-in-locked,signed-out', '/login')
  await forms.logIn('owner@nimbus.example')
  await expect(forms.alert.filter({ hasText: 'Too many failed attempts.' })).toBeVisible()

  await openIn('test,two-factor,signed-out', '/login')
  await forms.logIn('owner@nimbus.example')
  await expect(page.getByRole('textbox', { name: /code/i })).toBeVisible()
})

test('a full inbox, and failed resources', async ({ page, openIn }) => {
  await openIn('test,full-inbox,everything-fails,instant,owner', '/storage/volumes')
  await waitUntilIdle(page)
  await expect(page.getByRole('banner').getByText('99+')).toBeVisible()
  const { body } = await call(page, '/volumes', 'POST', {
    name: 'scratch',
    region: 'us-east',
    typeId: 'voltype_standard',
    sizeGb: 10,
  })
  await page.goto(`/storage/volumes/${body.id}`)
  await waitUntilIdle(page)
  await expect(main(page).getByText('Error', { exact: true }).first()).toBeVisible()
})
