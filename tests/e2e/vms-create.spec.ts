import { authForms } from './support/auth-forms.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { breadcrumb } from './support/resource-pages.ts'
import { tabTo, vmDetail, vmForm, vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

/** Created for this test; the private key was discarded. */
const PUBLIC_KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIN7kj42WM5AZg4ZvNUBf9rpZYnxX/sDrRNQsiVKrLm7O ada@new-laptop'

test.describe('creating virtual machines', () => {
  test('works by keyboard alone', async ({ page, open, setSecondsSinceStart }) => {
    // About eighty key presses, each checked.
    await open('/compute/vms')
    await tabTo(page, page.getByRole('link', { name: 'Create VM' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/compute/vms/new')
    await waitUntilIdle(page)

    const form = vmForm(page)
    await tabTo(page, form.option('US East'))
    await page.keyboard.press('ArrowRight')
    await expect(form.option('US West')).toBeChecked()
    await tabTo(page, form.option('Ubuntu 26.04 LTS'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, form.option('Basic'))
    await page.keyboard.press('ArrowDown')
    await expect(form.option('Standard')).toBeChecked()
    await tabTo(page, form.count)
    await page.keyboard.press('ArrowUp')
    await expect(form.count).toHaveValue('2')
    await tabTo(page, form.name)
    await page.keyboard.type('hands-off')
    await tabTo(page, page.getByRole('checkbox', { name: 'ada-laptop' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('textbox', { name: 'Tags' }))
    await page.keyboard.type('env:test,')
    await tabTo(page, form.submit)
    await expect(form.cost).toContainText('$40.00 per month')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/compute/vms?sort=-createdAt')
    const list = vmList(page)
    await expect(list.row('hands-off-01')).toContainText('Starting')
    await expect(list.row('hands-off-02')).toContainText('US West')
    await setSecondsSinceStart(300)
    await expect(list.row('hands-off-01')).toContainText('Running')
  })

  test('always shows the cost, from the published prices', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await expect(form.cost).toContainText('$5.00 per month')
    await expect(form.cost).toContainText('$0.0068/h')
    await form.option('Premium').check()
    await expect(form.cost).toContainText('$40.00 per month')
    await form.count.fill('3')
    await expect(form.cost).toContainText('$120.00 per month')
    await page.getByText('GPU', { exact: true }).last().click()
    await form.option('4x H200').check()
    await form.count.fill('1')
    await expect(form.cost).toContainText('$16.80/h')
    await expect(form.cost).toContainText('$12,264.00 per month')
    await form.submit.scrollIntoViewIfNeeded()
    await expect(form.cost).toBeInViewport()
  })

  test('says which sizes are unavailable and which disk is too small', async ({ page, open }) => {
    await open('/compute/vms/new?size=size_gpu8xH200')
    const form = vmForm(page)
    await expect(form.option('8x H200')).toBeChecked()
    await form.option('AP East').check()
    await expect(form.option('8x H200')).toBeDisabled()
    await expect(form.option('8x H200')).toHaveAccessibleDescription(/Not available in AP East/)
    await form.name.fill('trainer')
    await form.submit.click()
    await expect(form.problems).toContainText(
      '8x H200 is not available in AP East. Choose another size or region.',
    )
    await page.getByText('General', { exact: true }).click()
    await form.option('Standard').check()
    await expect(form.problems).toBeHidden()
  })

  test('starts with the choices of a link', async ({ page, open }) => {
    await open('/compute/vms/new?region=eu-west&image=img_debian13&size=size_premium')
    const form = vmForm(page)
    await expect(form.option('EU West')).toBeChecked()
    await expect(form.option('Debian 13')).toBeChecked()
    await expect(form.option('Premium')).toBeChecked()
  })

  test('names several machines by pattern, and each by hand', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.count.fill('3')
    await form.name.fill('node-8')
    const names = page.getByRole('textbox', { name: /^Name of VM/ })
    await expect(names).toHaveCount(3)
    await expect(names.nth(2)).toHaveValue('node-10')
    await names.nth(1).fill('node-8')
    await form.submit.click()
    await expect(form.problems).toContainText('Another VM in this form has this name.')
    await names.nth(1).fill('special')
    await form.submit.click()
    await expect(page).toHaveURL('/compute/vms?sort=-createdAt')
    await expect(vmList(page).names).toContainText(['node-8'])
    await expect(vmList(page).row('special')).toContainText('Starting')
  })

  test('shows server errors beside the fields, and keeps the input', async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.option('EU West').check()
    await form.name.fill('bastion-us')
    await form.submit.click()
    await expect(form.problems).toBeFocused()
    await expect(form.problems).toContainText('Nothing was created')
    await expect(form.problems).toContainText('bastion-us')
    await expect(form.name).toHaveAttribute('aria-invalid', 'true')
    await expect(form.name).toHaveValue('bastion-us')
    await expect(form.option('EU West')).toBeChecked()

    await form.problems.getByRole('button').click()
    await expect(form.name).toBeFocused()
    await form.name.fill('bastion-eu')
    await form.submit.click()
    await expect(vmDetail(page).heading).toHaveText('bastion-eu')
    await expect(page.getByRole('main')).toContainText('Starting')
  })

  test('keeps the focus in a field that is invalid on the way to a valid text', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.name.press('Enter')
    await expect(page.getByText('Nothing was created')).toBeVisible()
    await form.name.pressSequentially('web-9')
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveValue('web-9')
    await expect(page.getByText('Nothing was created')).toBeHidden()
  })

  test("shows the quotas, and the server's message when exceeded", async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    await open('/compute/vms/new?size=size_cpu96')
    const form = vmForm(page)
    await form.count.fill('20')
    await form.name.fill('big')
    await expect(form.cost.getByLabel('Over quota:').first()).toBeVisible()
    await form.submit.click()
    await expect(form.problems).toContainText('Nothing was created')
    await expect(form.problems.getByRole('button').first()).toBeVisible()
    await expect(form.name).toHaveValue('big')
  })

  test('adds an SSH key inline, and rejects an invalid one', async ({ page, open }) => {
    await open('/compute/vms/new')
    await page.getByRole('button', { name: 'Add an SSH key' }).click()
    const key = page.getByRole('textbox', { name: 'Public key' })
    await expect(key).toBeFocused()
    await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----')
    await page.getByRole('button', { name: 'Add key' }).click()
    await expect(page.getByText(/This is a private key/)).toBeVisible()
    await key.fill(PUBLIC_KEY)
    await expect(page.getByRole('group', { name: 'Add an SSH key' }).getByLabel('Name')).toHaveValue(
      'ada@new-laptop',
    )
    await page.getByRole('button', { name: 'Add key' }).click()
    await expect(page.getByRole('checkbox', { name: 'ada@new-laptop' })).toBeChecked()
  })

  test('doesn’t leave out an SSH key that is entered but not added', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.name.fill('with-key')
    await page.getByRole('button', { name: 'Add an SSH key' }).click()
    await page.getByRole('textbox', { name: 'Public key' }).fill(PUBLIC_KEY)
    await form.submit.click()
    await expect(form.problems).toContainText('Add the SSH key that you entered, or cancel it.')
    await page.getByRole('button', { name: 'Add key' }).click()
    await expect(page.getByRole('checkbox', { name: 'ada@new-laptop' })).toBeChecked()
    await form.submit.click()
    await expect(page).toHaveURL(/\/compute\/vms\/vm_/)
    await page.getByRole('button', { name: 'Actions for with-key' }).waitFor()
  })

  test('doesn’t leave out a tag that is typed but not valid', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    const tags = page.getByRole('textbox', { name: 'Tags' })
    await form.name.fill('with-tag')
    await tags.fill('env:test Wrong!')
    await form.submit.click()
    await expect(tags).toBeFocused()
    await expect(tags).toHaveValue('Wrong!')
    await expect(tags).toHaveAccessibleDescription(/starting with a letter or digit/)
    await tags.fill('right')
    await form.submit.click()
    await expect(page).toHaveURL(/\/compute\/vms\/vm_/)
    for (const tag of ['env:test', 'right']) await page.getByRole('link', { name: tag }).waitFor()
  })

  test('shows the equivalent request to copy', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/compute/vms/new')
    await vmForm(page).name.fill('from-shell')
    await page.getByText('Equivalent API request').click()
    await expect(page.getByRole('region', { name: 'cURL command' })).toContainText('"from-shell"')
    await page.getByRole('button', { name: 'Copy cURL command' }).click()
    await expect(page.getByText('The cURL command has been copied to your clipboard.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('/api/v1/vms')
    await page.getByText('fetch', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'fetch call' })).toContainText("method: 'POST'")
  })
})

test.describe('when the networks load late', () => {
  test.use({ persona: 'admin', scenario: { network: { latencyMs: { listNetworks: 2000 } } } })

  test('the default network needs no choice', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.name.fill('early')
    await form.submit.click()
    await expect(vmDetail(page).heading).toHaveText('early')
  })
})

test.describe('a half-filled form', () => {
  test('asks before discarding changes', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.name.fill('unfinished')
    await breadcrumb(page).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without creating?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL('/compute/vms/new')
    await expect(form.name).toHaveValue('unfinished')

    await breadcrumb(page).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/compute/vms')
    await page.getByRole('link', { name: 'Create VM' }).click()
    await expect(form.name).toHaveValue('')
  })

  test('leaves without a question when untouched', async ({ page, open }) => {
    await open('/compute/vms/new')
    await breadcrumb(page).click()
    await expect(page).toHaveURL('/compute/vms')
  })

  test('asks before a reload, and is restored afterwards', async ({ page, open }) => {
    await open('/compute/vms/new')
    const form = vmForm(page)
    await form.name.fill('persistent')
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    await (await asked).accept()
    await reloaded
    await waitUntilIdle(page)
    await expect(form.name).toHaveValue('persistent')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(form.name).toHaveValue('')
  })

  test.describe('when the session ends', () => {
    test.use({
      scenario: {
        rules: [
          {
            operation: 'createVm',
            when: { call: 1, times: 1 },
            then: { respond: { status: 401, code: 'session_expired' } },
          },
        ],
      },
    })
    test('is restored when the same person signs in again', async ({ page, open, guard }) => {
      guard.allow(/status of 401/)
      await open('/compute/vms/new')
      const form = vmForm(page)
      await form.option('EU West').check()
      await form.name.fill('patient')
      await form.submit.click()
      await expect(page).toHaveURL(/\/login\?/)
      await authForms(page).logIn('admin@nimbus.example')
      await expect(page).toHaveURL('/compute/vms/new')
      await expect(form.name).toHaveValue('patient')
      await expect(form.option('EU West')).toBeChecked()
      await form.submit.click()
      await expect(vmDetail(page).heading).toHaveText('patient')
    })
  })

  test.describe('without a response', () => {
    test.use({
      scenario: {
        rules: [{ operation: 'createVm', when: { call: 1, times: 1 }, then: { fault: 'connection-reset' } }],
      },
    })
    test('can be retried safely', async ({ page, open, guard, backend, serverUrl }) => {
      guard.allow(/Failed to load resource|net::ERR/)
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        // In mixed mode the page's mock forwards live calls to the server.
        const isSentOn = backend === 'mixed' && request.url().startsWith(serverUrl)
        if (request.method() === 'POST' && request.url().endsWith('/vms') && !isSentOn)
          keys.push(request.headers()['idempotency-key'])
      })
      await open('/compute/vms/new')
      const form = vmForm(page)
      await form.name.fill('only-once')
      await form.submit.click()
      await expect(form.problems).toContainText('It’s safe to try again')
      await form.submit.click()
      await expect(vmDetail(page).heading).toHaveText('only-once')
      expect(keys).toHaveLength(2)
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
      expect(keys[1]).toBe(keys[0])
    })
  })
})

test.describe('creating without permission', () => {
  test.use({ persona: 'developer' })
  test('is denied before any input', async ({ page, open }) => {
    await open('/compute/vms/new')
    await expect(page.getByRole('alert')).toContainText('Ask an Owner or Admin')
    await expect(page.getByRole('button', { name: 'Create VM' })).toHaveCount(0)
  })
})

test('a machine named fail-… ends in error', async ({ page, open, setSecondsSinceStart }) => {
  await open('/compute/vms/new')
  await vmForm(page).name.fill('fail-01')
  await vmForm(page).submit.click()
  await expect(vmDetail(page).heading).toHaveText('fail-01')
  await setSecondsSinceStart(300)
  await expect(page.getByRole('main')).toContainText('Error')
  await expect(vmDetail(page).button('Restart')).toBeEnabled()
})
