import type { Page } from '@playwright/test'
import { fixDate } from '#tests/support/fixed-date.ts'
import { authForms, PASSWORD } from './support/auth-forms.ts'
import { downloadBy } from './support/downloads.ts'
import { expect, mocksIn, START, test, waitUntilIdle } from './support/fixtures.ts'
import { authenticatorCode } from './support/one-time-code.ts'
import { copyWorld } from './support/team-pages.ts'

test.use({ persona: 'admin' })

const ADMIN = 'admin@nimbus.example'
const SECURITY = '/account?tab=security'

const dialog = (page: Page) => page.getByRole('dialog')
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
}

/** Completes the dialog; the code is that of the first half minute. */
async function setUp(page: Page): Promise<{ secret: string; codes: readonly string[] }> {
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await dialog(page).locator('code').innerText()).trim()
  await textbox(page, 'Authentication code').fill(authenticatorCode(0, secret))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const listed = dialog(page).getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allInnerTexts()
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without the codes?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(listed).toHaveText(codes)
  await dialog(page).getByRole('button', { name: 'I have saved my codes' }).click()
  await expect(dialog(page)).toHaveCount(0)
  return { secret, codes }
}

test('two-factor authentication is set up with an app and required at the next sign-in', async ({
  page,
  open,
  guard,
  backend,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 422/)
  await open(SECURITY)
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect(page).toHaveURL(`${SECURITY}&dialog=two-factor`)
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Enter the 6-digit code from your authenticator app')).toBeVisible()
  await textbox(page, 'Authentication code').fill('000000')
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('The code is wrong. Enter the one your app shows now.')).toBeVisible()
  await expect(textbox(page, 'Authentication code')).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  const { secret, codes } = await setUp(page)
  expect(new Set(codes).size).toBe(10)
  await expect(page.getByText('10 left')).toBeVisible()
  await expect.poll(async () => (await mocksIn(page).outbox.all())[0]?.facts.event).toBe('credentials')

  await logOut(page)
  await setSecondsSinceStart(60)
  await page.goto('/login?redirect=%2Fcompute%2Fvms')
  await waitUntilIdle(page)
  const forms = authForms(page)
  await forms.logIn(ADMIN)
  await expect(forms.heading('Two-factor authentication')).toBeVisible()
  await expect(textbox(page, 'Authentication code')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code is wrong. Enter the one your app shows now.')).toBeVisible()
  // Demo builds show the authenticator's code.
  const shown = page.getByLabel('About this demo').getByText(authenticatorCode(60, secret))
  if (backend === 'worker') await expect(shown).toBeVisible()
  else await expect(shown).toHaveCount(0)
  await textbox(page, 'Authentication code').fill(authenticatorCode(60, secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/compute/vms')
})

test('a recovery code works once, and an expired sign-in leads back to the password', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of (410|422)/)
  await open(SECURITY)
  const { secret, codes } = await setUp(page)
  await logOut(page)
  await page.goto('/login')
  await waitUntilIdle(page)
  const forms = authForms(page)
  await forms.logIn(ADMIN)
  await expect(forms.heading('Two-factor authentication')).toBeVisible()
  await setSecondsSinceStart(6 * 60)
  await textbox(page, 'Authentication code').fill(authenticatorCode(6 * 60, secret))
  await forms.signIn.click()
  await expect(forms.alert).toHaveText('The sign-in expired. Enter your password again.')
  await expect(forms.email).toHaveValue(ADMIN)
  await expect(forms.password).toBeFocused()
  await expect(forms.password).toHaveValue('')

  const [code = ''] = codes
  const recover = async () => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await expect(textbox(page, 'Recovery code')).toBeFocused()
    await textbox(page, 'Recovery code').fill(code.toUpperCase())
    await forms.signIn.click()
  }
  await forms.logIn(ADMIN)
  await recover()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(SECURITY)
  await expect(page.getByText('9 left')).toBeVisible()

  await logOut(page)
  await page.goto('/login')
  await waitUntilIdle(page)
  await forms.logIn(ADMIN)
  await recover()
  await expect(
    page.getByText('The code is wrong. Enter a code from your app or an unused recovery code.'),
  ).toBeVisible()
  await forms.button('Back').click()
  await expect(forms.heading('Welcome back')).toBeVisible()
})

test('renewing recovery codes and disabling two-factor authentication require password and code', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 422/)
  await open(SECURITY)
  const { secret, codes } = await setUp(page)
  await setSecondsSinceStart(60)
  await page.getByRole('button', { name: 'Get new recovery codes' }).click()
  await textbox(page, 'Password').fill('wrong')
  await textbox(page, 'Authentication code').fill(authenticatorCode(60, secret))
  await dialog(page).getByRole('button', { name: 'Get new codes' }).click()
  await expect(page.getByText('The current password is wrong. Try again.')).toBeVisible()
  await expect(textbox(page, 'Password')).toBeFocused()
  await textbox(page, 'Password').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Get new codes' }).click()
  const listed = dialog(page).getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const fresh = await listed.allInnerTexts()
  expect(fresh.filter((code) => codes.includes(code))).toEqual([])
  const download = await downloadBy(dialog(page).getByRole('button', { name: 'Download' }))
  expect(download.suggestedFilename()).toMatch(/recovery-codes\.txt$/)
  await dialog(page).getByRole('button', { name: 'I have saved my codes' }).click()

  await setSecondsSinceStart(120)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await textbox(page, 'Password').fill(PASSWORD)
  await textbox(page, 'Authentication code').fill(authenticatorCode(120, secret))
  await dialog(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Signing in now requires only your password.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible()
})

test('changing the password requires the current one and signs out other devices', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of (401|422)/)
  await open(SECURITY)
  const form = page.getByRole('form', { name: 'Change password' })
  const submit = form.getByRole('button', { name: 'Change password' })
  await submit.click()
  await expect(page.getByText('Enter your current password')).toBeVisible()
  await textbox(page, 'Current password').fill('wrong')
  await textbox(page, 'New password').fill('Nimbus-Demo')
  await expect(page.getByRole('list', { name: 'Password requirements' })).toBeVisible()
  await submit.click()
  await expect(page.getByText('Password does not meet all requirements')).toBeVisible()
  await textbox(page, 'New password').fill('Nimbus-Demo-2!')
  await textbox(page, 'Confirm new password').fill('Nimbus-Demo-2!')
  await submit.click()
  await expect(page.getByText('The current password is wrong. Try again.')).toBeVisible()
  // Typed input stays.
  await expect(textbox(page, 'New password')).toHaveValue('Nimbus-Demo-2!')
  await textbox(page, 'Current password').fill(PASSWORD)
  await submit.click()
  await expect(page.getByText('2 other sessions were signed out.')).toBeVisible()
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('heading')).toHaveText([/^Chrome on /])

  await logOut(page)
  await page.goto('/login')
  await waitUntilIdle(page)
  const forms = authForms(page)
  await forms.logIn(ADMIN)
  await expect(forms.alert).toHaveText('Invalid email or password. Please try again.')
  await forms.logIn(ADMIN, 'Nimbus-Demo-2!')
  await expect(page).toHaveURL('/dashboard')
})

test('a session revoked in another browser leads to the sign-in', async ({
  page,
  context,
  open,
  newBrowser,
  guard,
}) => {
  guard.allow(/status of 401/)
  await open('/compute/vms')

  // Same world, signed out.
  const { origins } = await context.storageState({ indexedDB: true })
  const { page: other } = await newBrowser({ storageState: { cookies: [], origins } })
  await fixDate(other, new Date(START.getTime() + 60_000))
  await other.goto('/login?redirect=%2Faccount%3Ftab%3Dsessions')
  await waitUntilIdle(other)
  await authForms(other).logIn(ADMIN)
  const sessions = other.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText('This session')
  await expect(sessions.first().getByRole('button', { name: 'Revoke' })).toHaveCount(0)
  await sessions
    .filter({ hasText: 'Safari on macOS' })
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(dialog(other).getByRole('heading')).toHaveText('Revoke the session of Safari on macOS?')
  await dialog(other).getByRole('button', { name: 'Revoke' }).click()
  await expect(other.getByText('Safari on macOS has been signed out.')).toBeVisible()
  await expect(sessions).toHaveCount(3)
  await other.getByRole('button', { name: 'Revoke all others' }).click()
  await dialog(other).getByRole('button', { name: 'Revoke all others' }).click()
  await expect(other.getByText('2 devices have been signed out.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(other.getByRole('button', { name: 'Revoke all others' })).toHaveAccessibleDescription(
    'You have no other active sessions.',
  )

  // A server would share the world: copy it to the other browser.
  await copyWorld(other, page)
  await page.goto('/compute/vms')
  await expect(page).toHaveURL('/login?redirect=%2Fcompute%2Fvms')
})

test('a page whose session is revoked elsewhere is signed out immediately', async ({ page, open, guard }) => {
  guard.allow(/status of 401/)
  await open('/account?tab=sessions')
  await expect(page.getByText('This session')).toBeVisible()
  // A password reset in another browser ends every session.
  const send = (path: string, body: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        await fetch(`/api/v1${path}`, { method: 'POST', headers, body, credentials: 'omit' })
      },
      [path, JSON.stringify(body)] as const,
    )
  await send('/password-resets', { email: ADMIN })
  const { facts } = await mocksIn(page).outbox.last({ kind: 'password-reset' })
  const token = facts.link?.split('/').at(-1)
  await send(`/password-resets/${token}`, { password: 'Nimbus-Demo-2!' })
  await expect(page).toHaveURL('/login?redirect=%2Faccount%3Ftab%3Dsessions')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
})

test.describe('a revocation that failed', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'revokeSession',
          when: { times: 1 },
          then: { respond: { status: 503, code: 'unavailable', retryAfter: 5 } },
        },
      ],
    },
  })

  test('is not reported for the next session', async ({ page, open, guard }) => {
    guard.allow(/status of 503/)
    await open('/account?tab=sessions')
    const revoke = page
      .getByRole('list', { name: 'Sessions' })
      .getByRole('listitem')
      .getByRole('button', { name: /^Revoke/ })
    await revoke.first().click()
    await dialog(page).getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await revoke.last().click()
    await expect(dialog(page).getByRole('button', { name: 'Revoke' })).toBeEnabled()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  })
})

test.describe('after too many attempts', () => {
  const alert = { respond: { status: 429, code: 'too_many_attempts', retryAfter: 20 } } as const
  test.use({
    scenario: {
      rules: (['changePassword', 'closeAccount'] as const).map((operation) => ({
        operation,
        when: { times: 1 },
        then: alert,
      })),
    },
  })

  test('a countdown shows the wait before the next attempt', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 429/)
    await open(SECURITY)
    const panel = page.getByRole('form', { name: 'Change password' })
    await panel.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
    await panel.getByRole('textbox', { name: 'New password', exact: true }).fill('Another-Long-1!')
    await panel.getByRole('textbox', { name: 'Confirm new password' }).fill('Another-Long-1!')
    const change = panel.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(panel.getByRole('alert')).toContainText('Too many attempts. Try again in 20 seconds.')
    await expect(change).toHaveAccessibleDescription('Try again in 20 seconds')

    await page.getByRole('button', { name: 'Close account' }).click()
    await textbox(page, 'Password').fill(PASSWORD)
    const close = dialog(page).getByRole('button', { name: 'Close account' })
    await close.click()
    await expect(dialog(page).getByRole('alert')).toContainText('Try again in 20 seconds.')
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await setSecondsSinceStart(12)
    await expect(dialog(page).getByRole('alert')).toContainText('Try again in 8 seconds.')
    await setSecondsSinceStart(20)
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await expect(close).not.toHaveAttribute('aria-disabled')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await expect(panel.getByRole('alert')).toHaveCount(0)
    await change.click()
    await expect(page.getByText('Password changed')).toBeVisible()
  })
})
