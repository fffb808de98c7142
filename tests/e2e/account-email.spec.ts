import type { Page } from '@playwright/test'
import { authForms, PASSWORD } from './support/auth-forms.ts'
import { expect, mocksIn, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'admin' })

const ADMIN = 'admin@nimbus.example'
const NEW = 'marcus@new.example'

function emailPage(page: Page) {
  const panel = page.getByRole('region', { name: 'Email address' })
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: 'New email address' })
  const password = dialog.getByRole('textbox', { name: 'Current password' })
  const send = dialog.getByRole('button', { name: 'Send code' })
  return {
    panel,
    dialog,
    email,
    password,
    send,
    change: panel.getByRole('button', { name: 'Change email address' }),
    code: panel.getByRole('textbox', { name: 'Verification code' }),
    confirm: panel.getByRole('button', { name: 'Confirm address' }),
    cancel: panel.getByRole('button', { name: 'Cancel change' }),
    /** Opens the dialog and has a code sent. */
    start: async (address: string) => {
      await panel.getByRole('button', { name: 'Change email address' }).click()
      await email.fill(address)
      await password.fill(PASSWORD)
      await send.click()
      await expect(dialog).toBeHidden()
    },
  }
}

test('the address changes once the code from the new one is entered', async ({ page, open, guard }) => {
  guard.allow(/status of 422/)
  await open('/account')
  const { panel, dialog, email, password, send, change, code, confirm } = emailPage(page)
  await change.click()
  await expect(page).toHaveURL(/dialog=change-email/)
  await expect(email).toBeFocused()

  await email.fill('marcus')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Enter an email address, such as you@example.com.')
  await expect(dialog).toContainText('Enter your current password.')
  await expect(email).toBeFocused()
  await email.fill(ADMIN)
  await password.fill('wrong')
  await send.click()
  await expect(dialog).toContainText('The current password is wrong. Try again.')
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await send.click()
  await expect(dialog).toContainText('This is already your email address. Enter a different one.')
  await email.fill(NEW)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await expect(panel).toContainText(`Enter the 6-digit code that we sent to ${NEW}.`)
  await expect(panel).toContainText(ADMIN)
  await expect(code).toBeFocused()
  await code.fill('654321')
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('The code is wrong. Check the latest email from us.')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await confirm.click()
  await expect(panel).toContainText('This code has expired. Request a new one.')

  // The change is found again after a reload.
  await page.reload()
  await waitUntilIdle(page)
  const { facts } = await mocksIn(page).outbox.last({ to: NEW, kind: 'email-change-code' })
  await code.fill(facts.code ?? '')
  await confirm.click()
  await expect(page.getByText(`You now sign in with ${NEW}.`)).toBeVisible()
  await expect(code).toHaveCount(0)
  await expect(panel).toContainText(NEW)
  await expect(change).toBeFocused()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await waitUntilIdle(page)
  await authForms(page).logIn(NEW)
  await expect(page).toHaveURL('/dashboard')
})

test('a reload keeps the new address, and never the password', async ({ page, open }) => {
  await open('/account?dialog=change-email')
  const { dialog, email, password } = emailPage(page)
  await password.fill(PASSWORD)
  await email.fill(NEW)
  await page.reload()
  await expect(email).toHaveValue(NEW)
  await expect(password).toHaveValue('')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(email).toHaveValue('')
})

test('a code is sent again, and the change is canceled', async ({ page, open, setSecondsSinceStart }) => {
  await open('/account')
  const { panel, dialog, change, code, cancel, start } = emailPage(page)
  await start(NEW)
  await expect(panel.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled()
  await setSecondsSinceStart(60)
  await panel.getByRole('button', { name: 'Resend code', exact: true }).click()
  await expect(page.getByText('Code resent')).toBeVisible()
  await expect
    .poll(async () => (await mocksIn(page).outbox.all()).filter(({ to }) => to === NEW).length)
    .toBe(2)

  await cancel.click()
  await expect(page.getByText('Change of your email address canceled')).toBeVisible()
  await expect(code).toHaveCount(0)
  await expect(change).toBeFocused()
  await change.click()
  await expect(dialog.getByRole('textbox', { name: 'New email address' })).toHaveValue('')
})
