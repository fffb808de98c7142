import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'

const ADMIN = 'admin@nimbus.example'

/** Browser message about a provoked error. */
const denied = (status: number) => new RegExp(`status of ${status}`)

test.describe('signing in', () => {
  test('works by keyboard alone', async ({ page, open }) => {
    await open('/login')
    const forms = authForms(page)
    await forms.email.focus()
    await page.keyboard.type(ADMIN)
    await page.keyboard.press('Tab')
    await expect(forms.password).toBeFocused()
    await page.keyboard.type('Nimbus-Demo-1!')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(forms.password).toHaveAttribute('type', 'text')
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(forms.remember).toBeFocused()
    await page.keyboard.press('Space')
    await expect(forms.remember).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(forms.signIn).toBeFocused()
    await page.keyboard.press('Enter')

    // First what disappears by itself.
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page.getByText('You have been successfully logged in.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('while pending', () => {
    test.use({ scenario: { rules: [{ operation: 'logIn', then: { delayMs: 600_000 } }] } })

    test('disables all controls and says so', async ({ page, open }) => {
      await open('/login')
      const forms = authForms(page)
      await forms.logIn(ADMIN)
      await expect(forms.button('Signing in...')).toBeDisabled()
      for (const control of [forms.email, forms.password, forms.remember, forms.button('GitHub')]) {
        await expect(control).toBeDisabled()
      }
    })
  })

  test('shows the specified error for wrong credentials and focuses the password', async ({
    page,
    open,
    guard,
  }) => {
    guard.allow(denied(401))
    await open('/login')
    const forms = authForms(page)
    await forms.logIn(ADMIN, 'wrong')
    await expect(forms.alert).toHaveText('Invalid email or password. Please try again.')
    await expect(forms.password).toBeFocused()
    await forms.password.fill('Nimbus-Demo-1!')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  test('focuses the email if the server rejects it', async ({ page, open, mocks, guard }) => {
    guard.allow(denied(422))
    await open('/login')
    await mocks.on('logIn').respondWith(422, 'validation_failed', { errors: [{ pointer: '/email' }] })
    const forms = authForms(page)
    await forms.logIn(ADMIN)
    await expect(forms.email).toBeFocused()
    await expect(forms.email).toHaveAttribute('aria-invalid', 'true')
  })

  test.describe('in a browser whose next frame comes at once', () => {
    test.use({ shareDocument: false })

    test('focuses the password although it was still disabled then', async ({ page, open, guard }) => {
      guard.allow(denied(401))
      await open('/login')
      await page.evaluate(() => {
        window.requestAnimationFrame = (run) => {
          queueMicrotask(() => run(performance.now()))
          return 0
        }
      })
      const forms = authForms(page)
      await forms.logIn(ADMIN, 'wrong')
      await expect(forms.alert).toHaveText('Invalid email or password. Please try again.')
      await expect(forms.password).toBeFocused()
    })
  })

  test('validates before sending', async ({ page, open }) => {
    await open('/login')
    const forms = authForms(page)
    await forms.signIn.click()
    await expect(page.getByText('Enter your email address')).toBeVisible()
    await expect(page.getByText('Enter your password')).toBeVisible()
    await expect(forms.email).toBeFocused()
    await forms.logIn('admin@nimbus', 'x')
    await expect(page.getByText('Enter a valid email address')).toBeVisible()
    await expect(forms.alert).toHaveCount(0)
  })

  test('blocks after five failures, for this address only', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(denied(401))
    guard.allow(denied(429))
    await open('/login')
    const forms = authForms(page)
    for (let attempt = 0; attempt < 5; attempt++) {
      const response = page.waitForResponse((it) => it.request().method() === 'POST')
      await forms.logIn(ADMIN, 'wrong')
      expect((await response).status()).toBe(401)
      await expect(forms.signIn).toBeEnabled()
    }
    await forms.logIn(ADMIN)
    await expect(forms.alert).toContainText('Too many failed attempts. Try again in 30 seconds.')
    await expect(forms.signIn).toHaveAttribute('aria-disabled', 'true')
    await expect(forms.signIn).toHaveAccessibleDescription('Try again in 30 seconds')
    await forms.password.press('Enter')

    await forms.email.fill('viewer@nimbus.example')
    await expect(forms.signIn).not.toHaveAttribute('aria-disabled')
    await forms.email.fill(ADMIN)

    await setSecondsSinceStart(12)
    await expect(forms.alert).toContainText('Try again in 18 seconds.')
    await setSecondsSinceStart(30)
    await expect(forms.alert).toHaveCount(0)
    await forms.signIn.click()
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('without a response', () => {
    test.use({
      scenario: { rules: [{ operation: 'logIn', when: { times: 1 }, then: { fault: 'connection-reset' } }] },
    })

    test('says that the server is unreachable, and can be retried', async ({ page, open, guard }) => {
      guard.allow(/Failed to load resource/)
      await open('/login')
      const forms = authForms(page)
      await forms.logIn(ADMIN)
      await expect(forms.alert).toHaveText(
        'The server didn’t respond. Check your connection, then try again.',
      )
      await forms.signIn.click()
      await expect(page).toHaveURL('/dashboard')
    })
  })

  test('offers the demo users, Admin first', async ({ page, open, backend }) => {
    await open('/login')
    const people = page.getByRole('region', { name: 'Demo people' }).getByRole('button')
    // Without a mock, or with a live sign-in, there are no demo accounts.
    if (backend !== 'worker') return expect(people).toHaveCount(0)
    await expect(people).toHaveText(['Admin', 'Owner', 'Developer', 'Viewer'])
    await people.first().click()
    const forms = authForms(page)
    await expect(forms.email).toHaveValue(ADMIN)
    await expect(forms.signIn).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  for (const provider of ['GitHub', 'Google']) {
    test(`says that ${provider} is unavailable`, async ({ page, open }) => {
      await open('/login')
      await authForms(page).button(provider).click()
      await expect(page.getByText(`${provider} login`)).toBeVisible()
      await expect(page.getByText('Social login integration would be implemented here.')).toBeVisible()
    })
  }
})
