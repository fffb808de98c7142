import { call } from './support/calls.ts'
import { cards, purchaseOf } from './support/domain-pages.ts'
import { expect, mocksIn, test } from './support/fixtures.ts'

const LIST = '/services/domains'

test.describe('the domains of an organization', () => {
  test.use({ persona: 'admin' })

  test('are renewed, and the renewal is announced for the next invoice', async ({ page, open }) => {
    await open('/services/dns')
    await page.getByRole('navigation').getByRole('link', { name: 'Domains', exact: true }).click()
    await expect(page).toHaveURL(LIST)
    const row = page.getByRole('row', { name: /nimbusgifts\.com/ })
    await expect(row).toContainText('Expiring')
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Renew', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Renew nimbusgifts.com?' })
    await expect(dialog).toContainText(/You pay \$\d+\.99 with your next invoice/)
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await expect(page.getByText('nimbusgifts.com has been renewed')).toBeVisible()
    await expect(row).toContainText('Active')
  })

  test('are listed by a link to claim one that names no purchase', async ({ page, open }) => {
    await open(`${LIST}?dialog=claim`)
    await expect(page.getByRole('row', { name: /nimbusgifts\.com/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('renew by themselves only while auto-renew is on', async ({ page, open }) => {
    await open(`${LIST}?q=nimbuslabs`)
    const row = page.getByRole('row', { name: /nimbuslabs\.io/ })
    await expect(row).toContainText(/Renews/)
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Turn off auto-renew' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(row).toContainText(/Expires/)
  })

  test('renew at once if auto-renew is turned on shortly before the end', async ({ page, open }) => {
    await open(LIST)
    const row = page.getByRole('row', { name: /nimbusgifts\.com/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Turn on auto-renew' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/It renews now for a year, for \$\d+\.99 on your next invoice\./)
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(row).toContainText(/Renews/)
  })

  test('show a transfer code once unlocked, until they are locked again', async ({ page, open }) => {
    await open(`${LIST}?q=nimbus-shop`)
    const row = page.getByRole('row', { name: /nimbus-shop\.dev/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Unlock for transfer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Unlock' }).click()
    await expect(dialog).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    await expect(dialog.getByRole('button', { name: 'Copy transfer code', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(dialog).toHaveAccessibleName('Unlock nimbus-shop.dev for transfer?')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(row).toContainText('On')
  })

  test('have a contact, whose fields are checked before they are sent', async ({ page, open }) => {
    await open(`${LIST}?q=nimbuslabs`)
    const row = page.getByRole('row', { name: /nimbuslabs\.io/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Edit contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact of nimbuslabs.io' })
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await dialog.getByRole('textbox', { name: 'Organization' }).fill('Nimbus Labs')
    await email.fill('nobody')
    await dialog.getByRole('button', { name: 'Save contact' }).click()
    await expect(email).toHaveAccessibleDescription(/Enter an email address/)
    await email.fill('labs@nimbus-shop.example')
    await dialog.getByRole('button', { name: 'Save contact' }).click()
    await expect(row).toContainText('Nimbus Labs')
  })

  test('lead to their zone, or to a new one', async ({ page, open }) => {
    await open(LIST)
    const link = page.getByRole('row', { name: /nimbuslabs\.io/ }).getByRole('link', { name: 'Add zone' })
    await expect(link).toHaveAttribute('href', '/services/dns/new?domain=nimbuslabs.io')
    await page.getByRole('row').getByRole('link', { name: 'nimbus-shop.dev' }).click()
    await expect(page).toHaveURL(/\/services\/dns\/zone_/)
  })
})

test('a domain bought as a guest is claimed by the link in the order mail', async ({ page, open }) => {
  await open('/domains?q=available')
  const purchase = purchaseOf(page, 'available.app')
  await purchase.open()
  await purchase.fill(cards.accepted)
  await purchase.submit.click()
  await expect(purchase.dialog).toContainText('Congratulations!')
  const { facts } = await mocksIn(page).outbox.last({ kind: 'domain-set-up' })
  const link = new URL(facts.link ?? '')

  await call(page, '/session', 'POST', { email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' })
  await open(link.pathname + link.search)
  const dialog = page.getByRole('dialog', { name: 'Claim available.app?' })
  await dialog.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByText('available.app is in your organization')).toBeVisible()
  await expect(page.getByRole('row', { name: /available\.app/ })).toContainText('Active')
})
