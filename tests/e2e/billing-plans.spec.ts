import type { Page } from '@playwright/test'
import { authForms, PASSWORD } from './support/auth-forms.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

const GRACE = 'grace@example.com'

const panel = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function signUp(page: Page): Promise<void> {
  const forms = authForms(page)
  await forms.enterBasics(GRACE)
  await forms.button('Continue').click()
  await forms.code.fill('123456')
  await forms.button('Verify email').click()
  await expect(forms.heading('Personalization')).toBeFocused()
  await forms.button('Continue').click()
  await forms.button('Go to Dashboard').click()
  await expect(page).toHaveURL('/dashboard')
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Payment Methods' }).click()
  await page.getByRole('button', { name: 'Add card' }).click()
  const add = dialog(page, 'Add card')
  await add.getByLabel('Card number').fill('4242424242424242')
  await add.getByLabel('Expiry date').fill('08/28')
  await add.getByLabel('Security code').fill('123')
  await add.getByLabel('Name on card').fill('Grace Okafor')
  await add.getByRole('button', { name: 'Add card' }).click()
  await dialog(page, 'Payment Methods').getByRole('button', { name: 'Close', exact: true }).last().click()
}

test('a plan is chosen on the pricing page, tried, changed and canceled', async ({
  page,
  open,
  mocks,
  guard,
}) => {
  test.slow()
  // The session ends while time passes.
  guard.allow(/status of 401/)
  await test.step('chosen before the sign-up, which keeps it', async () => {
    await open('/pricing')
    await page.getByRole('link', { name: 'Upgrade to Pro' }).click()
    await expect(page).toHaveURL('/signup?plan=pro')
    await waitUntilIdle(page)
    await expect(page.getByText('Your 14-day trial of Pro starts with your account.')).toBeVisible()
    await signUp(page)
  })

  await test.step('not chosen again on the way back', async () => {
    await expect(page).toHaveURL('/dashboard')
    for (const _ of ['Personalization', 'Verify email', 'Basic info']) {
      await page.goBack()
      await expect(page).toHaveURL('/dashboard')
    }
  })

  await test.step('in its trial', async () => {
    await open('/billing')
    await expect(panel(page)).toContainText('Pro')
    await expect(panel(page)).toContainText('$25 a month')
    await expect(panel(page)).toContainText('Without a default card, you then move to the Free plan.')
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'Users' })).toContainText('1 of 10')
  })

  await test.step('reminded before the end', async () => {
    await mocks.clock.advance('P12D')
    await page.goto('/login')
    await authForms(page).logIn(GRACE, PASSWORD)
    await expect(page).toHaveURL('/dashboard')
    await open('/billing')
    await expect(page.getByRole('region', { name: 'Billing notices' })).toContainText('Trial of Pro ends on')
    await addCard(page)
    await expect(page.getByRole('region', { name: 'Billing notices' })).toContainText(
      'It continues at $25.00 a month.',
    )
  })

  await test.step('charged after the trial, and upgraded from the pricing page', async () => {
    await mocks.clock.advance('P2DT1H')
    await page.goto('/login')
    await authForms(page).logIn(GRACE, PASSWORD)
    await expect(page).toHaveURL('/dashboard')
    await open('/pricing')
    await expect(page.getByRole('button', { name: 'Current plan' })).toBeVisible()
    await page.getByRole('link', { name: 'Upgrade to Team' }).click()
    const change = dialog(page, 'Change plan')
    await expect(change.getByRole('radio', { name: 'Team' })).toBeChecked()
    await expect(change).toContainText('Unused time of the current plan')
    await change.getByRole('button', { name: 'Upgrade to Team' }).click()
    await expect(page.getByText('Plan changed to Team')).toBeVisible()
    await expect(panel(page)).toContainText('$100 a month')
  })

  await test.step('downgraded', async () => {
    await panel(page).getByRole('button', { name: 'Change plan' }).click()
    const change = dialog(page, 'Change plan')
    await expect(change).toContainText('Each month after that')
    await change.getByRole('button', { name: 'Downgrade to Pro' }).click()
    await expect(panel(page)).toContainText('$25 a month')
  })

  await test.step('canceled', async () => {
    await panel(page).getByRole('button', { name: 'Cancel plan' }).click()
    await dialog(page, 'Cancel plan').getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText('The plan has been canceled')).toBeVisible()
    await expect(panel(page)).toContainText('Free')
    await expect(panel(page).getByRole('button', { name: 'Cancel plan' })).toHaveCount(0)
  })
})

test.describe('on the Free plan', () => {
  test.use({ persona: 'owner', scenario: { seedVariants: ['free-plan'] } })

  test('the pricing page offers the plan that was chosen', async ({ page, open }) => {
    await open('/pricing')
    await page.getByRole('link', { name: 'Upgrade to Team' }).click()
    await expect(dialog(page, 'Change plan').getByRole('radio', { name: 'Team' })).toBeChecked()
  })

  test('a denied creation leads to the upgrade', async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    await open('/team?dialog=invite')
    const invite = dialog(page, 'Invite Member')
    await invite.getByLabel('Email').fill('somebody@example.com')
    await invite.getByRole('button', { name: 'Send invitation' }).click()
    await expect(invite.getByRole('alert')).toContainText('The Free plan allows 1 user.')
    await invite.getByRole('link', { name: 'Upgrade plan' }).click()
    await expect(page).toHaveURL(/\/billing\?dialog=plan/)
    await expect(dialog(page, 'Change plan')).toContainText('You have more than Pro allows.')
    await dialog(page, 'Change plan').getByRole('link', { name: 'Virtual machines' }).click()
    await expect(page).toHaveURL('/compute/vms')
  })
})

test.describe('without the permission', () => {
  test.use({ persona: 'viewer', scenario: { seedVariants: ['free-plan'] } })

  test('the pricing page says who can upgrade', async ({ page, open }) => {
    await open('/pricing')
    const upgrade = page.getByRole('button', { name: 'Upgrade to Pro' })
    await expect(upgrade).toHaveAttribute('aria-disabled', 'true')
    await expect(upgrade).toHaveAccessibleDescription(/Ask an Owner/)
  })
})

test.describe('a negotiated plan', () => {
  test.use({ persona: 'owner' })

  test('leads to sales from a link that changes or cancels it', async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    for (const [link, title] of [
      ['plan', 'Change plan'],
      ['cancel-plan', 'Cancel plan'],
    ] as const) {
      await open(`/billing?dialog=${link}`)
      await expect(dialog(page, title)).toContainText('Your plan has its own contract. Contact sales to')
      await expect(dialog(page, title).getByRole('button', { name: 'Try again' })).toHaveCount(0)
    }
  })
})
