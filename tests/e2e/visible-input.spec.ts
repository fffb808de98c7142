import type { Locator, Page } from '@playwright/test'
import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'

/** Forms send what their fields show. */

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((it) => navigator.clipboard.writeText(it), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
}

test.describe('text with hidden characters', () => {
  test.use({ persona: 'owner' })

  test('is pasted without them into a field of one line, and can be undone', async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/network/firewalls/new')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    // The code that cleans text loads after the page.
    await expect(async () => {
      await name.fill('old')
      await name.selectText()
      await paste(page, name, 'web\u200b-tier\ufeff')
      expect(await name.inputValue()).toBe('web-tier')
    }).toPass()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(name).toHaveValue('old')
    const description = page.getByRole('textbox', { name: 'Description' })
    await paste(page, description, '\u202aFor the shop\u2069')
    await expect(description).toHaveValue('For the shop')
  })
})

test.describe('values that a password manager sets without events', () => {
  /** Runs in the page. Unlike `field.value = text`, React can't intercept it, as with extensions. */
  const setValue = (field: Element, text: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)

  test('are sent with a card', async ({ page, openIn }) => {
    await openIn('owner', '/billing?dialog=add-card')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Card number').evaluate(setValue, '4242424242424242')
    await dialog.getByLabel('Expiry date').evaluate(setValue, '08/2029')
    await dialog.getByLabel('Security code').evaluate(setValue, '123')
    await dialog.getByLabel('Name on card').evaluate(setValue, 'Ada Keller')
    await dialog.getByRole('button', { name: 'Add card' }).click()
    await expect(page.getByText('Card added')).toBeVisible()
  })

  test('are sent by the sign-in', async ({ page, openIn }) => {
    await openIn('signed-out', '/login')
    await page.getByLabel('Email').evaluate(setValue, 'admin@nimbus.example')
    await page.getByLabel('Password', { exact: true }).evaluate(setValue, 'Nimbus-Demo-1!')
    await authForms(page).button('Sign in').click()
    await expect(page).toHaveURL('/dashboard')
  })
})
