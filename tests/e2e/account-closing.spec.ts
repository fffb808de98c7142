import type { Page } from '@playwright/test'
import { authForms, PASSWORD } from './support/auth-forms.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'admin' })

const ADMIN = 'admin@nimbus.example'
const SECURITY = '/account?tab=security'

const dialog = (page: Page) => page.getByRole('dialog')
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('closing an account lists what is deleted and what remains, and the address can sign up again', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of (401|422)/)
  await open(SECURITY)
  await page.getByRole('button', { name: 'Close account' }).click()
  await expect(dialog(page).getByRole('region', { name: 'Deleted' })).toContainText(
    'Your place in Nimbus Demo.',
  )
  await expect(dialog(page).getByRole('region', { name: 'Deleted' })).toContainText('3 API keys')
  await expect(dialog(page).getByRole('region', { name: 'Kept' })).toContainText('Resources')
  const confirm = dialog(page).getByRole('button', { name: 'Close account' })
  await confirm.click()
  await expect(page.getByText('Enter your password')).toBeVisible()
  await textbox(page, 'Password').fill('wrong')
  await confirm.click()
  await expect(page.getByText('The current password is wrong. Try again.')).toBeVisible()
  await textbox(page, 'Password').fill(PASSWORD)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await waitUntilIdle(page)
  const forms = authForms(page)
  await forms.logIn(ADMIN)
  await expect(forms.alert).toHaveText('Invalid email or password. Please try again.')

  await page.goto('/signup')
  await forms.enterBasics(ADMIN)
  await forms.button('Continue').click()
  await forms.code.fill('123456')
  await forms.button('Verify email').click()
  await forms.button('Continue').click()
  await forms.button('Go to Dashboard').click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('the last Owner', () => {
  test.use({ persona: 'owner' })

  test('sees why the account can’t be closed', async ({ page, open }) => {
    await open(`${SECURITY}&dialog=close-account`)
    await expect(dialog(page)).toContainText('You are the only Owner of Nimbus Demo, which has')
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
    await dialog(page).getByRole('link', { name: 'Team Management' }).click()
    await expect(page).toHaveURL('/team')
  })
})
