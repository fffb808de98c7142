import { authForms } from '#tests/e2e/support/auth-forms.ts'
import { expect, mocksIn, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of the sign-in screens while in use; `routes.spec.ts` has their initial state. */

const ADMIN = 'admin@nimbus.example'

test('the sign-in form is accessible when empty, denied and throttled', async ({ page, open, guard }) => {
  guard.allow(/status of (401|429)/)
  await open('/login')
  const forms = authForms(page)
  await forms.signIn.click()
  await expect(page.getByText('Enter your password')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'empty')
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = page.waitForResponse((it) => it.request().method() === 'POST')
    await forms.logIn(ADMIN, 'wrong')
    await response
    await expect(forms.signIn).toBeEnabled()
  }
  await expectNoViolationsInBothSchemes(page, 'denied')
  await forms.logIn(ADMIN, 'wrong')
  await expect(forms.alert).toContainText('Too many failed attempts.')
  await expectNoViolationsInBothSchemes(page, 'throttled')
})

test('every step of the sign-up is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of (422|500)/)
  await open('/signup')
  const forms = authForms(page)
  await forms.enterBasics('fails@nimbus.example', 'Nimbus')
  await forms.button('Continue').click()
  await expect(forms.alert).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'step 1, weak password')
  await forms.enterBasics('fails@nimbus.example')
  await forms.button('Continue').click()
  await expect(forms.heading('Verify email')).toBeFocused()
  await forms.code.fill('654321')
  await forms.button('Verify email').click()
  await expect(forms.code).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolationsInBothSchemes(page, 'step 2, wrong code')
  await forms.code.fill('123456')
  await forms.button('Verify email').click()
  await page.getByRole('combobox', { name: 'What will you use the cloud for?' }).click()
  await expect(page.getByRole('option')).toHaveCount(6)
  await expectNoViolationsInBothSchemes(page, 'step 3, open list')
  await page.getByRole('option', { name: 'Other' }).click()
  await expectNoViolationsInBothSchemes(page, 'step 3, chosen')
  await forms.button('Continue').click()
  await forms.button('Go to Dashboard').click()
  await expect(forms.alert).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'step 4, failed')
})

test('every step of the password reset is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 410/)
  await open('/forgot-password')
  const forms = authForms(page)
  await forms.button('Send reset link').click()
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'empty')
  await forms.email.fill(ADMIN)
  await forms.button('Send reset link').click()
  await expect(forms.heading('Check your email')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'sent')

  const link = (await mocksIn(page).outbox.last({ to: ADMIN, kind: 'password-reset' })).facts.link ?? ''
  await page.goto(link)
  const password = page.getByRole('textbox', { name: 'New password', exact: true })
  await password.fill('Another-1')
  await forms.button('Change password').click()
  await expectNoViolationsInBothSchemes(page, 'weak password')
  await password.fill('Another-One-2!')
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Another-One-2!')
  await forms.button('Change password').click()
  await expect(forms.heading('Password changed')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'changed')
  await page.goto(link)
  await expect(forms.heading('This link no longer works')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'used up')
})
