import { authForms, PASSWORD } from './support/auth-forms.ts'
import { expect, mocksIn, test } from './support/fixtures.ts'

const GRACE = 'grace@example.com'
const unprocessable = /status of 422/

type Forms = ReturnType<typeof authForms>

async function toStep2(forms: Forms, email = GRACE) {
  await forms.enterBasics(email)
  await forms.button('Continue').click()
  await expect(forms.heading('Verify email')).toBeFocused()
}

async function toStep4(forms: Forms, email = GRACE) {
  await toStep2(forms, email)
  await forms.code.fill('123456')
  await forms.button('Verify email').click()
  await expect(forms.heading('Personalization')).toBeFocused()
  await forms.button('Continue').click()
  await expect(forms.heading('Welcome')).toBeFocused()
}

test.describe('signing up', () => {
  test('keeps the focus in the form if the first request fails', async ({ page, open, guard, mocks }) => {
    guard.allow(/status of 500/)
    await open('/signup')
    const forms = authForms(page)
    await mocks.on('startSignUp').once().respondWith(500)
    await forms.enterBasics(GRACE)
    await forms.button('Continue').click()
    await expect(forms.alert).toBeVisible()
    await expect(forms.email).toBeFocused()
  })

  test('completes four steps to a new organization', async ({ page, open }) => {
    await open('/signup')
    const forms = authForms(page)
    const progress = page.getByRole('progressbar', { name: 'Sign-up progress' })
    const step = page.locator('[aria-current="step"]')
    await expect(step).toHaveText('Step 1 of 4')
    await expect(progress).toHaveAttribute('aria-valuenow', '1')
    await expect(page.getByText("Let's start with your basic information")).toBeVisible()
    await toStep2(forms)

    await expect(step).toHaveText('Step 2 of 4')
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 4')
    await expect(page).toHaveURL('/signup?step=2')
    await expect(page.getByText('Verify your email address')).toBeVisible()
    const { facts } = await mocksIn(page).outbox.last({ to: GRACE, kind: 'sign-up-code' })
    expect(facts.code).toBe('123456')
    await forms.code.focus()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', ' 123 456\n')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      )
      document.execCommand('insertText', false, ' 123 456')
    })
    await expect(forms.code).toHaveValue('123456')
    await forms.code.press('Enter')

    await expect(step).toHaveText('Step 3 of 4')
    await expect(page.getByText('Help us personalize your experience')).toBeVisible()
    await page.getByRole('combobox', { name: 'What will you use the cloud for?' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'Web Applications',
      'Mobile App Backend',
      'Data Processing',
      'Machine Learning',
      'Development & Testing',
      'Other',
    ])
    await page.getByRole('option', { name: 'Machine Learning' }).click()
    await page.getByRole('combobox', { name: 'How much experience do you have?' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'New to cloud platforms',
      'Some cloud experience',
      'Experienced cloud user',
      'Cloud architect/expert',
    ])
    await page.getByRole('option', { name: 'Cloud architect/expert' }).click()
    await page.getByRole('textbox', { name: 'Company (optional)' }).fill('Okafor Labs')
    await forms.button('Continue').click()

    await expect(step).toHaveText('Step 4 of 4')
    await expect(page.getByText("You're all set! Welcome aboard")).toBeVisible()
    for (const suggestion of ['Start Interactive Tutorial', 'Explore Dashboard', 'Read Documentation']) {
      await expect(page.getByRole('button', { name: suggestion })).toBeVisible()
    }
    await forms.button('Go to Dashboard').click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Account created successfully!')).toBeVisible()
    await expect(page.getByText("Welcome to Nimbus. Let's get you started.")).toBeVisible()
    expect((await mocksIn(page).outbox.all())[0]).toMatchObject({ to: GRACE, kind: 'welcome' })

    const session = await page.evaluate(async () => (await fetch('/api/v1/session')).json())
    expect(session).toMatchObject({
      signedIn: true,
      user: { email: GRACE, name: 'Grace Okafor', role: 'Member' },
      organization: { name: 'Okafor Labs' },
      teamRole: 'Owner',
    })
  })

  test('validates the first step in the order of the specification', async ({ page, open }) => {
    await open('/signup')
    const forms = authForms(page)
    const submit = () => forms.button('Continue').click()
    await submit()
    await expect(forms.alert).toHaveText('Please fill in all fields')
    await expect(forms.email).toBeFocused()
    await expect(forms.email).toHaveAttribute('aria-invalid', 'true')

    await forms.enterBasics(GRACE, 'nimbus')
    await forms.confirmPassword.fill('other')
    await submit()
    await expect(forms.alert).toHaveText('Passwords do not match')
    await expect(forms.confirmPassword).toBeFocused()

    await forms.confirmPassword.fill('nimbus')
    await submit()
    await expect(forms.alert).toHaveText('Password does not meet all requirements')
    await expect(forms.password).toBeFocused()
    expect(await mocksIn(page).outbox.all()).toEqual([])
  })

  test('focuses the field that the server rejects', async ({ page, open, guard }) => {
    guard.allow(unprocessable)
    await open('/signup')
    const forms = authForms(page)
    await forms.enterBasics(GRACE)
    await forms.fullName.fill('G'.repeat(300))
    await forms.button('Continue').press('Enter')
    await expect(forms.fullName).toHaveAttribute('aria-invalid', 'true')
    await expect(forms.fullName).toBeFocused()
  })

  test('checks off the password requirements while typing', async ({ page, open }) => {
    await open('/signup')
    const { password } = authForms(page)
    const list = page.getByRole('list', { name: 'Password requirements' })
    await expect(list).toHaveCount(0)
    const met = list.getByRole('listitem').filter({ hasText: '(met)' })
    await password.fill('n')
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await expect(met).toHaveText(/One lowercase letter/)
    await password.fill('Nimbus-1')
    await expect(met).toHaveCount(4)
    await password.fill('Nimbus-1!')
    await expect(met).toHaveCount(5)
    await password.fill('')
    await expect(list).toHaveCount(0)
  })

  test('rejects wrong, expired and incomplete codes at the field', async ({ page, open, guard }) => {
    guard.allow(unprocessable)
    guard.allow(/status of 429/)
    await open('/signup')
    const forms = authForms(page)
    await toStep2(forms)
    const verify = forms.button('Verify email')
    await verify.click()
    await expect(forms.code).toHaveAccessibleDescription('Please enter the 6-digit verification code')
    await forms.code.pressSequentially('12a34')
    await expect(forms.code).toHaveValue('1234')
    await verify.click()
    await expect(forms.code).toHaveAccessibleDescription('Please enter the 6-digit verification code')
    await forms.code.fill('000000')
    await verify.click()
    await expect(forms.code).toHaveAccessibleDescription('This code has expired. Request a new one.')
    for (let attempt = 0; attempt < 5; attempt++) {
      await forms.code.fill(`65432${attempt}`)
      await verify.click()
      await expect(forms.code).toHaveAccessibleDescription(
        'The code is wrong. Check the latest email from us.',
      )
      await expect(forms.code).toBeFocused()
    }
    await forms.code.fill('123456')
    await verify.click()
    await expect(forms.code).toHaveAccessibleDescription('Too many wrong codes. Request a new one.')
  })

  test.describe('while frames take long', () => {
    test.use({ shareDocument: false })

    test('keeps what is typed before the next frame after an error', async ({ page, open }) => {
      await open('/signup')
      const forms = authForms(page)
      await toStep2(forms)
      await page.evaluate(() => {
        const { requestAnimationFrame } = window
        window.requestAnimationFrame = (callback) =>
          window.setTimeout(() => requestAnimationFrame(callback), 100)
      })
      await forms.button('Verify email').click()
      await forms.code.press('1')
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      await forms.code.press('2')
      await expect(forms.code).toHaveValue('12')
    })
  })

  test('resends a code after a cooldown', async ({ page, open, setSecondsSinceStart }) => {
    await open('/signup')
    const forms = authForms(page)
    await toStep2(forms)
    const resend = page.getByRole('button', { name: /^Resend code/ })
    await expect(resend).toHaveText('Resend code in 30 s')
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await setSecondsSinceStart(20)
    await expect(resend).toHaveText('Resend code in 10 s')
    await setSecondsSinceStart(31)
    await expect(resend).toHaveText('Resend code')
    await resend.click()
    await expect(page.getByText('Code resent', { exact: true })).toBeVisible()
    await expect(page.getByText('A new verification code has been sent to your email.')).toBeVisible()
    await expect(resend).toHaveText('Resend code in 30 s')
    expect((await mocksIn(page).outbox.all()).filter(({ kind }) => kind === 'sign-up-code')).toHaveLength(2)
  })

  test('goes back and forth without losing input, also across a reload', async ({ page, open }) => {
    await open('/signup')
    const forms = authForms(page)
    await toStep2(forms)
    await forms.button('Back').click()
    await expect(forms.heading('Basic info')).toBeFocused()
    await expect(forms.password).toHaveValue(PASSWORD)
    await forms.button('Continue').click()
    await expect(forms.heading('Verify email')).toBeFocused()
    expect(await mocksIn(page).outbox.all()).toHaveLength(1)

    await page.reload()
    await expect(page.getByText(`We sent a 6-digit code to ${GRACE}.`)).toBeVisible()
    await forms.code.fill('123456')
    await forms.button('Verify email').click()
    await expect(forms.heading('Personalization')).toBeVisible()
    await page.getByRole('textbox', { name: 'Company (optional)' }).fill('Okafor Labs')
    await forms.button('Back').click()
    await expect(page.getByText(`Your email address ${GRACE} is verified.`)).toBeVisible()
    await page.goBack()
    await page.goForward()
    await expect(page.getByText(`Your email address ${GRACE} is verified.`)).toBeVisible()
    await forms.button('Continue').click()
    await expect(page.getByRole('textbox', { name: 'Company (optional)' })).toHaveValue('Okafor Labs')

    await page.goto('/signup')
    await expect(forms.email).toHaveValue(GRACE)
    await expect(forms.fullName).toHaveValue('Grace Okafor')
    await expect(forms.password).toHaveValue('')
  })

  test('does not allow skipping a step by its URL', async ({ page, open }) => {
    await open('/signup?step=4')
    await expect(authForms(page).heading('Basic info')).toBeVisible()
    await expect(page).toHaveURL('/signup')
    await page.goto('/signup?step=nonsense')
    await expect(authForms(page).heading('Basic info')).toBeVisible()
  })

  test('shows the specified error on failure, and can be retried', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/signup')
    const forms = authForms(page)
    await toStep4(forms, 'fails@nimbus.example')
    await forms.button('Go to Dashboard').click()
    await expect(forms.alert).toHaveText('Failed to create account. Please try again.')
    await expect(forms.button('Go to Dashboard')).toBeEnabled()
    await expect(page).toHaveURL('/signup?step=4')
  })

  test('reveals an existing account only in its mail', async ({ page, open, guard }) => {
    guard.allow(unprocessable)
    await open('/signup')
    const forms = authForms(page)
    await toStep2(forms, 'admin@nimbus.example')
    await forms.code.fill('123456')
    await forms.button('Verify email').click()
    await expect(forms.code).toHaveAccessibleDescription('The code is wrong. Check the latest email from us.')
    const { facts } = await mocksIn(page).outbox.last({ to: 'admin@nimbus.example', kind: 'account-exists' })
    expect(new URL(facts.link ?? '').pathname).toBe('/login')
  })

  test('follows its suggestions', async ({ page, open }) => {
    await open('/signup')
    await toStep4(authForms(page))
    await page.getByRole('button', { name: 'Start Interactive Tutorial' }).click()
    await expect(page).toHaveURL('/compute/vms/new')
  })

  test('returns to the originally requested page', async ({ page, open }) => {
    await open('/login?redirect=%2Fbilling')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup?redirect=%2Fbilling')
    const forms = authForms(page)
    await toStep4(forms)
    await forms.button('Go to Dashboard').click()
    await expect(page).toHaveURL('/billing')
  })
})
