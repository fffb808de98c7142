import { authForms } from './support/auth-forms.ts'
import { expect, mocksIn, test } from './support/fixtures.ts'

const ADMIN = 'admin@nimbus.example'
const NEW_PASSWORD = 'Another-One-2!'

test.describe('a forgotten password', () => {
  test('is reset once through the link in a mail', async ({ page, open, guard }) => {
    guard.allow(/status of (401|410)/)
    await open('/login')
    const forms = authForms(page)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(forms.heading('Forgot password')).toBeVisible()
    await forms.email.fill(ADMIN)
    await forms.button('Send reset link').click()
    await expect(forms.heading('Check your email')).toBeFocused()

    const link = (await mocksIn(page).outbox.last({ to: ADMIN, kind: 'password-reset' })).facts.link ?? ''
    await page.goto(link)
    await expect(page.getByText('For the account a•••@nimbus.example')).toBeVisible()
    const password = page.getByRole('textbox', { name: 'New password', exact: true })
    const confirmation = page.getByRole('textbox', { name: 'Confirm new password' })
    const submit = forms.button('Change password')
    await password.fill('weak')
    await submit.click()
    await expect(page.getByText('Password does not meet all requirements')).toBeVisible()
    await password.fill(NEW_PASSWORD)
    await confirmation.fill('other')
    await submit.click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await confirmation.fill(NEW_PASSWORD)
    await submit.click()
    await expect(forms.heading('Password changed')).toBeFocused()

    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(forms.heading('Welcome back')).toBeVisible()
    await forms.logIn(ADMIN)
    await expect(forms.alert).toHaveText('Invalid email or password. Please try again.')
    await forms.logIn(ADMIN, NEW_PASSWORD)
    await expect(page).toHaveURL('/dashboard')

    await page.goto(link)
    await expect(forms.heading('This link no longer works')).toBeVisible()
    await expect(page.getByText('This link was already used. Request a new one.')).toBeVisible()
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('keeps the focus in the form if a request fails', async ({ page, open, guard, mocks }) => {
    guard.allow(/status of 500/)
    await open('/forgot-password')
    const forms = authForms(page)
    await mocks.on('requestPasswordReset').once().respondWith(500)
    await forms.email.fill(ADMIN)
    await forms.button('Send reset link').click()
    await expect(forms.alert).toBeVisible()
    await expect(forms.email).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(forms.heading('Check your email')).toBeFocused()

    const link = (await mocksIn(page).outbox.last({ to: ADMIN, kind: 'password-reset' })).facts.link ?? ''
    await page.goto(link)
    await mocks.on('resetPassword').once().respondWith(500)
    const password = page.getByRole('textbox', { name: 'New password', exact: true })
    await password.fill(NEW_PASSWORD)
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(forms.alert).toBeVisible()
    await expect(password).toBeFocused()
  })

  test('gives the same response for an unknown address', async ({ page, open }) => {
    await open('/forgot-password')
    const forms = authForms(page)
    const answerFor = async (email: string) => {
      await forms.email.fill(email)
      await forms.button('Send reset link').click()
      await expect(forms.heading('Check your email')).toBeVisible()
      const response = await page.getByRole('main').innerText()
      await forms.button('Use another address').click()
      return response
    }
    expect(await answerFor('nobody@nimbus.example')).toBe(await answerFor(ADMIN))
    expect((await mocksIn(page).outbox.all()).map(({ to }) => to)).toEqual([ADMIN])
  })

  test('distinguishes an expired link from an unknown one, with a way on from both', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of (404|410)/)
    await open('/forgot-password')
    const forms = authForms(page)
    await forms.email.fill(ADMIN)
    await forms.button('Send reset link').click()
    const link = (await mocksIn(page).outbox.last({ to: ADMIN, kind: 'password-reset' })).facts.link ?? ''
    await setSecondsSinceStart(30 * 60)
    await page.goto(link)
    await expect(page.getByText('This link has expired. Request a new one.')).toBeVisible()
    await page.goto('/reset-password/rst_nope')
    await expect(page.getByText('This link is invalid. Request a new one.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
  })

  test('shows a link that is too long as dead', async ({ page, open, guard }) => {
    guard.allow(/status of 400/)
    await open('/forgot-password')
    const forms = authForms(page)
    await page.goto(`/reset-password/${'x'.repeat(300)}`)
    await expect(forms.heading('This link no longer works')).toBeVisible()
    await expect(page.getByText('This link is invalid. Request a new one.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
    await page.goto(`/invitations/${'x'.repeat(300)}`)
    await expect(forms.heading('This link no longer works')).toBeVisible()
    await expect(page.getByText('This invitation link is invalid.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })

  test('signs out every other device', async ({ page, context, open, guard }) => {
    guard.allow(/status of 401/)
    await open('/login')
    const forms = authForms(page)
    await forms.logIn(ADMIN)
    await expect(page).toHaveURL('/dashboard')
    const other = await context.newPage()
    await other.goto('/forgot-password')
    const otherForms = authForms(other)
    await otherForms.email.fill(ADMIN)
    await otherForms.button('Send reset link').click()
    await other.goto(
      (await mocksIn(other).outbox.last({ to: ADMIN, kind: 'password-reset' })).facts.link ?? '',
    )
    await other.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD)
    await other.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD)
    await otherForms.button('Change password').click()
    await expect(otherForms.heading('Password changed')).toBeVisible()
    await other.close()

    await page.goto('/compute/vms')
    await expect(page).toHaveURL('/login?redirect=%2Fcompute%2Fvms')
  })
})
