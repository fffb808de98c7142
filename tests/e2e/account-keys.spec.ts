import type { Page } from '@playwright/test'
import { expect, navigateInApp, test, waitUntilIdle } from './support/fixtures.ts'
import { startRemoteServer } from './support/remote-server.ts'

function keysPage(page: Page) {
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  return {
    dialog,
    row,
    rows: page.getByRole('table', { name: 'API Keys' }).locator('tbody tr'),
    name: dialog.getByRole('textbox', { name: 'Name' }),
    expires: dialog.getByRole('combobox', { name: 'Expires' }),
    create: dialog.getByRole('button', { name: 'Create key' }),
    open: page.getByRole('button', { name: 'Create API key' }),
    secret: dialog.locator('code').first(),
    done: dialog.getByRole('button', { name: 'Done' }),
    revoke: async (name: string) => {
      await row(name)
        .getByRole('button', { name: /Actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'Revoke' }).click()
      await dialog.getByRole('button', { name: 'Revoke' }).click()
      await expect(dialog).toBeHidden()
    },
  }
}

test.describe('API keys', () => {
  test.use({ persona: 'owner' })

  test('are created once by a double click, although time passes between the clicks', async ({
    page,
    open,
    mocks,
  }) => {
    await open('/account?tab=api-keys&dialog=new-key')
    const keys = keysPage(page)
    await keys.name.fill('Double')
    await keys.create.evaluate((button: HTMLButtonElement) => {
      const fixed = Date.prototype.constructor as DateConstructor & { fixedAt: number }
      button.click()
      fixed.fixedAt += 5
      button.click()
      fixed.fixedAt -= 5
    })
    await expect(keys.secret).toBeVisible()
    expect(await mocks.log.of('createApiKey')).toHaveLength(1)
  })

  test('are created with a scope and an expiry, and their secret is shown once', async ({
    page,
    open,
    context,
    guard,
  }) => {
    guard.allow(/status of 409/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/account?tab=api-keys')
    const { dialog, row, rows, name, expires, create, secret, done, revoke, ...keys } = keysPage(page)
    await expect(row('Old CI pipeline')).toContainText('Expired Feb 18, 2026')
    await expect(row('Old CI pipeline')).toContainText('198.51.100.0/24')
    await expect(rows).toHaveCount(4)

    await keys.open.click()
    await expect(page).toHaveURL(/dialog=new-key/)
    await create.click()
    await expect(dialog).toContainText('Enter a name.')
    await expect(name).toBeFocused()
    await name.fill('terraform')
    const ranges = dialog.getByRole('textbox', { name: 'Allowed IP ranges (optional)' })
    await ranges.fill('203.0.113.9/24')
    await create.click()
    await expect(dialog).toContainText('Did you mean 203.0.113.0/24?')
    await expect(ranges).toBeFocused()
    await ranges.fill('203.0.113.0/24\n2001:db8::/32')
    await dialog.getByRole('radio', { name: 'Deploy Only' }).check()
    await expires.selectOption('On a date')
    await create.click()
    await expect(dialog).toContainText('Choose a date.')
    await dialog.getByLabel('Date').fill('2026-03-01')
    await expect(dialog).toContainText('Choose a date in the future.')
    await dialog.getByLabel('Date').fill('2026-04-01')
    await create.click()
    // The server's error is shown at its field, and typed input stays.
    await expect(dialog).toContainText('You already have an API key with this name. Choose another one.')
    await expect(name).toBeFocused()
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-04-01')
    await name.fill('Release pipeline')
    await create.click()

    await expect(dialog).toContainText('You won’t see it again.')
    const key = await secret.innerText()
    expect(key).toMatch(/^nimbus_live_[a-z0-9]{32}$/)
    await dialog.getByRole('button', { name: 'Copy API key' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    // Escape does not close it by accident.
    await page.keyboard.press('Escape')
    await expect(secret).toHaveText(key)
    await done.click()
    await expect(dialog).toBeHidden()
    await expect(row('Release pipeline')).toContainText('Deploy Only')
    await expect(row('Release pipeline')).toContainText('Apr 1, 2026')
    await expect(row('Release pipeline')).toContainText('Never')
    await expect(row('Release pipeline')).toContainText('203.0.113.0/24')
    expect(await page.content()).not.toContain(key)

    await revoke('Release pipeline')
    await expect(row('Release pipeline')).toContainText('Revoked Mar 2, 2026')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Revoked')
    await expect(page).toHaveURL(/status=revoked/)
    await expect(rows).toHaveCount(1)
  })

  test('an API key that isn’t created yet survives a reload', async ({ page, open }) => {
    await open('/account?tab=api-keys&dialog=new-key')
    const { dialog, name, create, done } = keysPage(page)
    await name.fill('release-bot')
    await dialog.getByRole('radio', { name: 'Deploy Only' }).check()
    await page.reload()
    await expect(name).toHaveValue('release-bot')
    await expect(dialog.getByRole('radio', { name: 'Deploy Only' })).toBeChecked()
    await create.click()
    await done.click()
    await page.getByRole('button', { name: 'Create API key' }).click()
    await expect(name).toHaveValue('')
    await expect(dialog).not.toContainText('We restored')
  })

  test('the dialog stays until the key is created, so that its secret isn’t lost', async ({
    page,
    open,
    mocks,
  }) => {
    await mocks.on('createApiKey').delay(1500)
    await open('/account?tab=api-keys')
    const { dialog, name, create, secret, ...keys } = keysPage(page)
    await keys.open.click()
    await name.fill('release-bot')
    await create.click()
    await expect(create).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.goBack()
    await expect(secret).toHaveText(/^nimbus_live_/)
    await expect(page).toHaveURL(/dialog=new-key/)
  })

  test('an API key warns before it expires', async ({ page, open }) => {
    await open('/account?tab=api-keys')
    const { dialog, row, name, expires, create, done, ...keys } = keysPage(page)
    for (const [key, date] of [
      ['this-week', '2026-03-08'],
      ['next-month', '2026-04-01'],
    ] as const) {
      await keys.open.click()
      await name.fill(key)
      await expires.selectOption('On a date')
      await dialog.getByLabel('Date').fill(date)
      await create.click()
      await done.click()
    }
    await expect(row('this-week')).toContainText(/ActiveExpires in \d days/)
    await expect(row('next-month')).toContainText('Active')
    await expect(row('next-month')).not.toContainText('Expires in')
  })

  test('the secret of a new API key isn’t dropped without a question', async ({ page, open }) => {
    await open('/account?tab=api-keys')
    const { dialog, name, create, secret, ...keys } = keysPage(page)
    await keys.open.click()
    await name.fill('release-bot')
    await create.click()
    await expect(secret).toBeVisible()
    const question = page.getByRole('dialog', { name: 'Leave without the key?' })
    const key = await secret.innerText()
    for (const leave of [() => page.goBack(), () => dialog.getByRole('button', { name: 'Close' }).click()]) {
      await leave()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(question).toBeHidden()
      await expect(secret).toHaveText(key)
    }
    const asksBeforeUnload = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asksBeforeUnload()).toBe(true)

    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    expect(await asksBeforeUnload()).toBe(false)
    await keys.open.click()
    await expect(name).toHaveValue('')
  })
})

test.describe('against a server', () => {
  test('a key created in the console works over HTTP until it is revoked', async ({ page, guard }) => {
    const server = await startRemoteServer()
    try {
      guard.allow(new RegExp(`request to another host: ${server.url}/`))
      await page.goto(`/login?redirect=/account?tab=api-keys&api=${encodeURIComponent(server.api)}`)
      await page.getByRole('textbox', { name: 'Email' }).fill('admin@nimbus.example')
      await page.getByLabel('Password', { exact: true }).fill('Nimbus-Demo-1!')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
      await waitUntilIdle(page)

      const { row, name, create, secret, done, revoke, ...keys } = keysPage(page)
      await keys.open.click()
      await name.fill('Backup script')
      await create.click()
      const authorization = `Bearer ${await secret.innerText()}`
      await done.click()
      await expect(row('Backup script')).toContainText('Read Only')

      const call = async (path: string, init: RequestInit = {}) => {
        const response = await fetch(server.api + path, {
          ...init,
          headers: { authorization, 'content-type': 'application/json' },
        })
        const body = (await response.json()) as { code?: string; email?: string }
        return [response.status, body.code ?? body.email]
      }
      expect(await call('/me')).toEqual([200, 'admin@nimbus.example'])
      expect(await call('/networks', { method: 'GET' })).toEqual([200, undefined])
      const channel = { name: 'x', type: 'email', destination: 'ops@nimbus.example' }
      expect(await call('/notification-channels', { method: 'POST', body: JSON.stringify(channel) })).toEqual(
        [403, 'insufficient_scope'],
      )
      expect(await call('/api-keys')).toEqual([403, 'session_required'])

      await page.reload()
      await waitUntilIdle(page)
      await expect(row('Backup script')).toContainText('now')
      await revoke('Backup script')
      await expect(row('Backup script')).toContainText('Revoked')
      expect(await call('/me')).toEqual([401, 'invalid_api_key'])
    } finally {
      await page.goto('about:blank')
      await server.stop()
    }
  })
})

test.describe('SSH keys', () => {
  const LINE =
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIN7kj42WM5AZg4ZvNUBf9rpZYnxX/sDrRNQsiVKrLm7O ada@new-laptop'

  test.describe('of a person with the permission', () => {
    test.use({ persona: 'admin' })

    test('are added, searched and deleted, and new machines are offered the remaining ones', async ({
      page,
      open,
    }) => {
      await open('/account?tab=ssh-keys')
      const { dialog, row } = keysPage(page)
      const rows = page.getByRole('table', { name: 'SSH Keys' }).locator('tbody tr')
      await expect(rows).toHaveCount(4)

      await page.getByRole('button', { name: 'Add SSH key' }).click()
      await expect(page).toHaveURL(/dialog=add-ssh-key/)
      const key = dialog.getByRole('textbox', { name: 'Public key' })
      await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----')
      await dialog.getByRole('button', { name: 'Add key' }).click()
      await expect(dialog).toContainText('This is a private key')
      await expect(key).toBeFocused()
      await key.fill(LINE)
      await expect(dialog.getByLabel('Name')).toHaveValue('ada@new-laptop')
      await dialog.getByRole('button', { name: 'Add key' }).click()
      await expect(dialog).toBeHidden()
      await expect(rows).toHaveCount(5)
      await expect(rows.first()).toContainText('ada@new-laptop')
      await expect(rows.first()).toContainText('ssh-ed25519')

      await page.getByRole('searchbox', { name: 'Search SSH keys' }).fill('new-laptop')
      await expect(page).toHaveURL(/q=new-laptop/)
      await expect(rows).toHaveCount(1)
      await row('ada@new-laptop')
        .getByRole('button', { name: /Actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page).toHaveURL(/dialog=delete-ssh-key/)
      await expect(dialog).toContainText('VMs that already have it keep it')
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('ada@new-laptop has been deleted')).toBeVisible()

      await navigateInApp(page, '/compute/vms/new')
      await expect(
        page.getByRole('group', { name: 'SSH keys to install' }).getByRole('checkbox'),
      ).toHaveCount(4)
    })

    test('keep a public key over a reload, and no private one', async ({ page, open }) => {
      await open('/account?tab=ssh-keys&dialog=add-ssh-key')
      const { dialog } = keysPage(page)
      const key = dialog.getByRole('textbox', { name: 'Public key' })
      await dialog.getByLabel('Name').fill('laptop')
      await key.fill(LINE)
      await page.reload()
      await expect(key).toHaveValue(LINE)
      await expect(dialog).toContainText('We restored your unsaved entries.')
      await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----')
      await page.reload()
      await expect(dialog.getByLabel('Name')).toHaveValue('laptop')
      await expect(key).toHaveValue('')
      await dialog.getByRole('button', { name: 'Start over' }).click()
      await page.reload()
      await expect(dialog.getByLabel('Name')).toHaveValue('')
    })
  })

  test.describe('of a person without the permission', () => {
    test.use({ persona: 'viewer' })

    test('are shown, and disabled actions give the reason', async ({ page, open }) => {
      await open('/account?tab=ssh-keys&dialog=add-ssh-key')
      const add = page.getByRole('button', { name: 'Add SSH key' })
      await expect(add).toHaveAttribute('aria-disabled', 'true')
      await expect(add).toHaveAccessibleDescription(/SSH keys/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    })
  })
})
