import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Mocks } from '#tests/mocks.ts'
import { call } from './support/calls.ts'
import { downloadBy, readCsv } from './support/downloads.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner', scenario: { seedVariants: ['unpaid-invoices'] } })

const OVERDUE = 'INV-2026-0012'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function typeCard(page: Page, number: string, code = '123') {
  // Key by key, since the field formats while typing.
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry date').pressSequentially('828')
  await page.getByLabel('Security code').fill(code)
  await page.getByLabel('Name on card').fill('Ada Keller')
}

/** Opens the payment form of the overdue invoice. */
async function beginToPay(page: Page) {
  await page.getByRole('link', { name: OVERDUE }).click()
  await dialog(page, `Invoice ${OVERDUE}`).getByRole('button', { name: /^Pay/ }).click()
  await expect(dialog(page, 'Pay invoice').getByRole('radio', { name: /4242/ })).toBeChecked()
}

const payButton = (page: Page) => dialog(page, 'Pay invoice').getByRole('button', { name: /^Pay/ })

test('an invoice is viewed, downloaded as PDF and CSV, and paid once with the default card', async ({
  page,
  open,
  mocks,
}) => {
  await open('/billing?tab=invoices')
  const row = page.getByRole('row', { name: new RegExp(OVERDUE) })
  await expect(row).toContainText('Overdue')

  const pdf = await downloadBy(row.getByRole('button', { name: `PDF of ${OVERDUE}` }))
  expect(pdf.suggestedFilename()).toBe(`${OVERDUE}.pdf`)
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: OVERDUE }).click()
  const invoice = dialog(page, `Invoice ${OVERDUE}`)
  await expect(invoice.getByRole('row', { name: 'Total $2,674.57' })).toBeVisible()
  await expect(invoice.getByText('The card had expired.')).toHaveCount(2)
  const csv = await downloadBy(invoice.getByRole('button', { name: 'Download CSV' }))
  expect(await readCsv(csv)).toMatch(
    /^invoice,from,to,due,billed_to,.*,tax_id,service,project,project_id,resource,resource_id,/,
  )

  await invoice.getByRole('button', { name: /^Pay/ }).click()
  // Both clicks come before the response.
  await mocks.on('payInvoice').delay(1000)
  await payButton(page).dblclick()
  await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(invoice.getByText('Visa •••• 4242, by Ada Keller')).toHaveCount(1)
  await invoice.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Paid')
})

test('one banner leads with the overdue invoice, opens its payment, and is one line on other tabs', async ({
  page,
  open,
}) => {
  await open('/billing')
  const banner = page.getByRole('region', { name: 'Billing notices' })
  await expect(banner.getByText(`${OVERDUE} is overdue: creation stops `)).toBeVisible()
  await expect(banner.getByText('$2,674.57 was due')).toBeVisible()
  const more = banner.getByRole('button', { name: /^\d more$/ })
  const count = Number.parseInt(await more.innerText(), 10)
  await more.click()
  await expect(banner.getByRole('listitem')).toHaveCount(count)
  await expect(banner.getByText('Mastercard •••• 4444 has expired')).toBeVisible()

  await page.getByRole('tab', { name: 'Invoices' }).click()
  await expect(banner.getByText('$2,674.57 was due')).toHaveCount(0)
  await banner.getByRole('button', { name: 'Show less' }).click()
  expect((await banner.boundingBox())?.height).toBeLessThan(60)

  await banner.getByRole('link', { name: 'Pay now' }).click()
  await payButton(page).click()
  await expect(banner.getByText(/ is overdue: /)).toHaveCount(0)
})

test.describe('the page stays in place while notices load', () => {
  const stays = async (page: Page, mocks: Mocks) => {
    const cards = page.getByText('Current Month')
    const box = await cards.boundingBox()
    await mocks.on('listBillingNotices').fail('timeout')
    await page.reload()
    await expect(page.getByText('day 27 of 28')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Billing notices' })).toHaveCount(0)
    expect(await cards.boundingBox()).toEqual(box)
  }

  test('of an account that had some', async ({ page, open, mocks }) => {
    await open('/billing')
    await expect(page.getByRole('region', { name: 'Billing notices' })).toBeVisible()
    await stays(page, mocks)
  })

  test('of an account that had none', async ({ page, open, mocks }) => {
    await mocks.on('listBillingNotices').respondWithBody(200, { items: [] })
    await open('/billing')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await stays(page, mocks)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the figures stand above the fold, below the banner', async ({ page, open }) => {
    await open('/billing')
    await expect(page.getByText(`${OVERDUE} is overdue: creation stops `)).toBeVisible()
    const card = page.locator('dl > div').filter({ hasText: 'Projected' })
    const box = await card.locator('dd').first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740)
  })

  test('an invoice breaks no project name inside a word, and fits', async ({ page, open }) => {
    await open('/billing?tab=invoices')
    await page.getByRole('link', { name: OVERDUE }).click()
    const table = page.getByRole('dialog').getByRole('table')
    const project = table.getByRole('cell', { name: /^Storefront/ }).first()
    await expect(project).toBeVisible()
    const lines = await project.evaluate(({ firstChild }) => {
      const name = document.createRange()
      if (firstChild) name.selectNode(firstChild)
      return name.getClientRects().length
    })
    expect(lines).toBe(1)
    const beside = await table.evaluate(({ parentElement: box }) =>
      box ? box.scrollWidth - box.clientWidth : 1,
    )
    expect(beside).toBe(0)
  })
})

test('card errors stand beside their fields, and a declined card can be replaced', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/402/)
  await open('/billing?tab=invoices')
  await beginToPay(page)
  const form = dialog(page, 'Pay invoice')
  await form.getByRole('radio', { name: 'Another card' }).check()
  await payButton(page).click()
  await expect(form.getByText('Enter the card number.')).toBeVisible()
  await expect(form.getByLabel('Card number')).toBeFocused()

  await typeCard(page, '4000000000000003')
  await expect(form.getByLabel('Card number')).toHaveValue('4000 0000 0000 0003')
  await expect(form.getByLabel('Expiry date')).toHaveValue('08/28')
  await expect(form.getByText('Check for typos.')).toBeVisible()
  await form.getByLabel('Card number').fill('4000000000000002')
  await payButton(page).click()
  await expect(form.getByRole('alert')).toContainText('The bank declined the card')
  // Typed input stays.
  await expect(form.getByLabel('Name on card')).toHaveValue('Ada Keller')

  await form.getByLabel('Card number').fill('3782 822463 10005')
  await expect(form.getByText('4 digits, on the front')).toBeVisible()
  await expect(form.getByText('has 4 digits.')).toBeVisible()
  await form.getByLabel('Security code').fill('1234')
  await payButton(page).click()
  const invoice = dialog(page, `Invoice ${OVERDUE}`)
  await expect(invoice.getByText('American Express •••• 0005, by Ada Keller')).toBeVisible()
  await expect(invoice.getByText('The bank declined the card.')).toBeVisible()
})

test('undo and redo work in the fields that are formatted while typing', async ({ page, open }) => {
  await open('/billing?dialog=add-card')
  const number = page.getByLabel('Card number')
  await number.pressSequentially('42424')
  await expect(number).toHaveValue('4242 4')
  await number.press('ControlOrMeta+z')
  await expect(number).toHaveValue('4242')
  await number.press('ControlOrMeta+z')
  await expect(number).toHaveValue('424')
  await number.press('ControlOrMeta+Shift+z')
  await number.press('ControlOrMeta+Shift+z')
  await expect(number).toHaveValue('4242 4')
  const expiry = page.getByLabel('Expiry date')
  await expiry.pressSequentially('08')
  await expect(expiry).toHaveValue('08/')
  await expiry.press('ControlOrMeta+z')
  await expect(expiry).toHaveValue('0')
})

test('a payment says that its card was removed elsewhere, and takes another one', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 4\d\d/)
  await open('/billing?tab=invoices')
  await beginToPay(page)
  const pay = dialog(page, 'Pay invoice')
  const { body: cards } = await call(page, '/payment-methods')
  const removed = cards.items.find((it: { readonly isDefault: boolean }) => it.isDefault)
  await call(page, '/payment-methods', 'POST', {
    card: {
      number: '5555555555554444',
      securityCode: '123',
      expiryMonth: 8,
      expiryYear: 2030,
      holderName: 'Ada Keller',
    },
    makeDefault: true,
  })
  expect((await call(page, `/payment-methods/${removed.id}`, 'DELETE')).status).toBe(204)

  await payButton(page).click()
  await expect(pay).toContainText('This card can’t be used anymore. Choose another one.')
  await expect(payButton(page)).toHaveAccessibleDescription('Choose another card.')
  await pay.getByRole('radio', { name: /4444/, disabled: false }).check()
  await payButton(page).click()
  const invoice = dialog(page, `Invoice ${OVERDUE}`)
  await expect(invoice.getByText('Mastercard •••• 4444, by Ada Keller')).toBeVisible()
})

test('a card requiring confirmation pays only after its holder confirms', async ({ page, open }) => {
  await open('/billing?tab=invoices')
  await beginToPay(page)
  await dialog(page, 'Pay invoice').getByRole('radio', { name: 'Another card' }).check()
  await typeCard(page, '4000000000003220')
  await payButton(page).click()
  const bank = dialog(page, 'Confirm with your bank')
  await expect(bank).toContainText('$2,674.57 to Visa •••• 3220')
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('The invoice was not paid')).toBeVisible()

  const pay = dialog(page, 'Pay invoice')
  await pay.getByRole('radio', { name: 'Another card' }).check()
  await typeCard(page, '4000000000003220')
  await pay.getByRole('checkbox', { name: 'Save this card' }).check()
  await payButton(page).click()
  // The dialog is in the URL, so it survives a reload.
  await expect(bank.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await page.reload()
  await bank.getByRole('button', { name: 'Confirm' }).click()
  const invoice = dialog(page, `Invoice ${OVERDUE}`)
  await expect(invoice.getByText('Visa •••• 3220, by Ada Keller').first()).toBeVisible()
  await expect(invoice.getByText('The cardholder declined the payment.')).toBeVisible()
  await invoice.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Payment Methods' }).click()
  await expect(page.getByRole('heading', { name: /3220/ })).toBeVisible()
})

test('a card at the bank is confirmed after a reload, or later from the list', async ({ page, open }) => {
  await open('/billing?dialog=add-card')
  const bank = dialog(page, 'Confirm with your bank')
  await typeCard(page, '4000000000003220')
  await dialog(page, 'Add card').getByRole('button', { name: 'Add card' }).click()
  await expect(bank.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await page.reload()
  await expect(bank).toContainText('Visa •••• 3220')

  await page.goto('/billing?dialog=payment-methods')
  const entry = dialog(page, 'Payment Methods').getByRole('listitem').filter({ hasText: '3220' })
  await entry.getByRole('button', { name: /^Confirm/ }).click()
  await bank.getByRole('button', { name: 'Confirm' }).click()
  await expect(entry.getByRole('button', { name: /^Make default/ })).toBeVisible()
})

test('a payment at the bank is confirmed later from its invoice', async ({ page, open, mocks, guard }) => {
  guard.allow(/status of 503/)
  await open('/billing?tab=invoices')
  await beginToPay(page)
  await dialog(page, 'Pay invoice').getByRole('radio', { name: 'Another card' }).check()
  await typeCard(page, '4000000000003220')
  await payButton(page).click()
  const bank = dialog(page, 'Confirm with your bank')
  await expect(bank.getByRole('button', { name: 'Confirm' })).toBeVisible()

  await page.goto('/billing?tab=invoices')
  await page.getByRole('link', { name: OVERDUE }).click()
  const invoice = dialog(page, `Invoice ${OVERDUE}`)
  await invoice.getByRole('button', { name: 'Confirm' }).click()
  const confirm = bank.getByRole('button', { name: 'Confirm' })
  await mocks.on('answerCardConfirmation').once().respondWith(503)
  await confirm.press('Enter')
  await expect(bank.getByRole('alert')).toBeVisible()
  await expect(confirm).toBeFocused()
  await confirm.press('Enter')
  await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('cards are added, made the default, and removed unless required', async ({ page, open }) => {
  await open('/billing?dialog=payment-methods')
  const list = dialog(page, 'Payment Methods')
  const entry = (last4: string) => list.getByRole('listitem').filter({ hasText: last4 })
  await expect(entry('4444')).toContainText('Expired')
  await expect(entry('4242').getByRole('button', { name: /^Remove/ })).toHaveAccessibleDescription(
    'This is the default card. Make another card the default first.',
  )

  await list.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByLabel('Card number')).toHaveAttribute('autocomplete', 'cc-number')
  await typeCard(page, '6011111111111117')
  await dialog(page, 'Add card').getByRole('button', { name: 'Add card' }).click()
  await expect(entry('1117')).toContainText('Discover')
  await entry('1117')
    .getByRole('button', { name: /^Make default/ })
    .click()
  await expect(entry('1117')).toContainText('Default')
  await expect(entry('4242')).not.toContainText('Default')

  await entry('4242')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = dialog(page, 'Remove Visa •••• 4242?')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(entry('4242')).toHaveCount(0)
})

test.describe('as the admin', () => {
  test.use({ persona: 'admin' })

  test("a person with view_billing only can't pay or change cards", async ({ page, open }) => {
    await open('/billing?tab=invoices&dialog=payment-methods')
    const list = dialog(page, 'Payment Methods')
    await expect(list.getByRole('button', { name: 'Add card' })).toHaveAttribute('aria-disabled', 'true')
    await list.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('link', { name: OVERDUE }).click()
    const pay = dialog(page, `Invoice ${OVERDUE}`).getByRole('button', { name: /^Pay/ })
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await expect(pay).toHaveAccessibleDescription(/role/)
  })
})

test.describe('an empty organization', () => {
  test.use({ scenario: { dataset: 'empty' } })

  test('has no invoices, and so none that are paid', async ({ page, open }) => {
    await open('/billing?tab=invoices')
    await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
    await expect(page.getByText('All invoices are paid.')).toBeHidden()
  })
})
