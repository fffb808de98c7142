import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'
import { listenToLiveRegions } from './support/live-regions.ts'
import { vmList } from './support/vm-pages.ts'

// The listener stays in its page.
test.use({ sharePage: false })

test.describe('a screen reader hears', () => {
  test('what is wrong with a verification code', async ({ page, open, guard }) => {
    guard.allow(/status of 422/)
    const { said } = await listenToLiveRegions(page)
    await open('/signup')
    const forms = authForms(page)
    await forms.enterBasics('grace@example.com')
    await forms.button('Continue').click()
    await forms.code.fill('12345')
    await forms.button('Verify email').click()
    await expect.poll(said).toContain('Please enter the 6-digit verification code')
    for (const [code, words] of [
      ['654321', /wrong|not the code|does not match/i],
      ['000000', /expired/i],
    ] as const) {
      await forms.code.fill(code)
      await forms.button('Verify email').click()
      await expect.poll(async () => (await said()).join('\n')).toMatch(words)
    }
  })

  test('a failed sign-in, a toast and the new page', async ({ page, open, guard }) => {
    guard.allow(/status of 401/)
    const { said } = await listenToLiveRegions(page)
    await open('/login')
    const forms = authForms(page)
    await forms.logIn('admin@nimbus.example', 'wrong')
    await expect.poll(async () => (await said()).join('\n')).toMatch(/password/i)
    await forms.logIn('admin@nimbus.example')
    await expect(page).toHaveURL('/dashboard')
    await expect.poll(async () => (await said()).join('\n')).toContain('Welcome back!')
    await expect.poll(said).toContain('Dashboard · Nimbus Console')
  })
})

test.describe('a screen reader hears in the console', () => {
  test.use({ persona: 'admin' })

  test('results, the selection, and how actions end', async ({ page, open, setSecondsSinceStart }) => {
    const { said } = await listenToLiveRegions(page)
    await open('/compute/vms')
    const list = vmList(page)
    await list.search.fill('web-prod')
    await expect.poll(async () => (await said()).join('\n')).toMatch(/\d virtual machines/)

    await list.select('web-prod-01').check()
    await expect.poll(said).toContain('1 selected')
    await list.select('web-prod-02').check()
    await expect.poll(said).toContain('2 selected')
    await list.bulk.getByRole('button', { name: 'Clear selection' }).click()
    await expect.poll(said).toContain('Nothing selected')

    await list.select('web-prod-01').check()
    await list.select('web-prod-02').check()
    await list.bulk.getByRole('button', { name: 'Restart' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Restart' }).click()
    await expect(list.row('web-prod-01')).toContainText('Restarting')
    await setSecondsSinceStart(300)
    await expect(list.row('web-prod-01')).toContainText('Running')
    await expect.poll(async () => (await said()).join('\n')).toContain('web-prod-01: Running')
    expect((await said()).join('\n')).toContain('web-prod-02: Running')
  })

  test('the result of a list again only after another search, not with a dialog', async ({ page, open }) => {
    const { said } = await listenToLiveRegions(page)
    const results = async () => (await said()).filter((text) => /\d virtual machines/.test(text))
    await open('/compute/vms?q=web-prod')
    const list = vmList(page)
    await expect.poll(results).toHaveLength(1)
    await list.select('web-prod-01').check()
    await expect.poll(said).toContain('1 selected')
    await list.choose('web-prod-01', 'Stop')
    await expect(page.getByRole('dialog', { name: 'Stop web-prod-01?' })).toBeVisible()
    // Longer than the time in which a later announcement replaces an earlier one.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/compute/vms?q=web-prod')
    await list.select('web-prod-02').check()
    await expect.poll(said).toContain('2 selected')
    expect(await results()).toHaveLength(1)
    await list.search.fill('web-prod-0')
    await expect.poll(results).toHaveLength(2)
  })

  test('the number of results of the command palette', async ({ page, open }) => {
    const { said } = await listenToLiveRegions(page)
    await open('/dashboard')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByRole('combobox').fill('db-primary')
    await expect.poll(async () => (await said()).join('\n')).toMatch(/\d+ results?/)
  })
})
