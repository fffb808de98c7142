import type { Locator, Page } from '@playwright/test'
import type { Permission } from '#src/api/generated/types.gen.ts'
import { type PagePath, page as pageOf, pages } from '#src/shell/pages.ts'
import { expect, navigateInApp, test, waitUntilIdle } from './support/fixtures.ts'
import { addressOf } from './support/routes.ts'

/** Permissions of the roles, written independently of the console's, which are tested. */
const roles = {
  admin: ['manage_resources', 'manage_team', 'view_billing', 'deploy', 'view_logs'],
  developer: ['deploy', 'view_logs'],
  viewer: [],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

/** Permission for changes on the pages below a path; own account pages need none. */
const changing: readonly (readonly [below: string, Permission])[] = [
  ['/compute/containers', 'deploy'],
  ['/compute', 'manage_resources'],
  ['/storage', 'manage_resources'],
  ['/network', 'manage_resources'],
  ['/services', 'manage_resources'],
  ['/monitoring', 'manage_resources'],
  ['/billing', 'manage_billing'],
  ['/team', 'manage_team'],
]

/** Permission for a control. Recommendations and project moves are about resources on any page. */
function permissionFor(route: string, label: string): Permission | undefined {
  if (/^(Apply|Dismiss|Move)\b/.test(label)) return 'manage_resources'
  return changing.find(([below]) => route.startsWith(below))?.[1]
}

/** Start of the label of a control that changes something. */
const verb =
  /^(Create|Deploy|Add|New|Start|Stop|Restart|Delete|Remove|Resize|Rename|Save|Attach|Detach|Purge|Scale|Grow|Invite|Take|Restore|Reveal|Rotate|Drain|Resume|Protect|Change|Upgrade|Acknowledge|Resolve|Reopen|Silence|Pay|Apply|Dismiss|Resend|Cancel|Move|Send a? ?test)\b/

/** Controls that look like changes but are not: previews, filters, links. */
const harmless = /^(Start over|Cancel$|Change$|.* operations$)/

const consolePages = (Object.keys(pages) as PagePath[]).filter((route) => pageOf(route).area === 'console')

const forbidden = (page: Page) => page.getByRole('heading', { name: 'You don’t have access to this' })

/** Labels of enabled controls whose permission is missing. */
async function usableWithoutPermission(
  within: Locator,
  route: string,
  held: readonly Permission[],
): Promise<string[]> {
  const controls = within.locator(
    'button:not([role="tab"]):not(:disabled):not([aria-disabled="true"]), a[href], [role="menuitem"]:not([aria-disabled="true"])',
  )
  const labels = await controls.evaluateAll((found) =>
    found.map((it) => (it.getAttribute('aria-label') ?? it.textContent ?? '').trim()),
  )
  return labels.filter((label) => {
    if (!verb.test(label) || harmless.test(label)) return false
    const needed = permissionFor(route, label)
    return needed !== undefined && !held.includes(needed)
  })
}

for (const [persona, held] of Object.entries(roles) as [keyof typeof roles, readonly Permission[]][]) {
  test.describe(`a ${persona}`, () => {
    test.use({ persona })

    test('gets no denial on any page, since forbidden actions are not offered', async ({ page, open }) => {
      test.slow()
      await open('/dashboard')
      const menu = page.getByRole('navigation', { name: 'Console' })
      for (const [label, needs] of [
        ['Billing', 'view_billing'],
        ['Logs', 'view_logs'],
      ] as const) {
        const link = menu.getByRole('link', { name: label, exact: true })
        await expect(link).toHaveCount(held.includes(needs) ? 1 : 0)
      }
      for (const route of consolePages) {
        await test.step(route, () => visit(page, route, held))
      }
    })
  })
}

async function visit(page: Page, route: PagePath, held: readonly Permission[]): Promise<void> {
  await navigateInApp(page, await addressOf(route, page))
  const { permission } = pageOf(route)
  const isPermitted = permission === undefined || held.includes(permission)
  await expect(forbidden(page)).toHaveCount(isPermitted ? 0 : 1)
  const main = page.getByRole('main')

  const tabs = await page.getByRole('tab').allInnerTexts()
  // Clicks are dispatched, since `click` waits for two frames: 130 times for each role.
  for (const tab of tabs.length === 0 ? [null] : tabs) {
    if (tab !== null) {
      await page.getByRole('tab', { name: tab, exact: true }).dispatchEvent('click')
      await waitUntilIdle(page)
    }
    expect.soft(await usableWithoutPermission(main, route, held), `${route} ${tab ?? ''}`).toEqual([])
    const more = main.getByRole('button', { name: /^Actions for / }).first()
    if ((await more.count()) === 0) continue
    await more.dispatchEvent('click')
    const entries = page.getByRole('menu')
    await expect(entries).toBeVisible()
    expect
      .soft(await usableWithoutPermission(entries, route, held), `a row’s menu on ${route} ${tab ?? ''}`)
      .toEqual([])
    await page.keyboard.press('Escape')
    await expect(entries).toHaveCount(0)
  }
}

/** Calls the API as another user, with the owner's key. */
function asOwner(page: Page, path: string, method = 'GET', body?: object) {
  return page.evaluate(
    async ([path, method, body]) => {
      const headers = { authorization: 'Bearer nimbus_demo_owner', 'content-type': 'application/json' }
      const response = await fetch(`/api/v1${path}`, { method, headers, ...(body !== undefined && { body }) })
      return { status: response.status, body: await response.json() }
    },
    [path, method, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
}

test.describe('a viewer', () => {
  test.use({ persona: 'viewer' })

  test('gains and loses a custom role, and the open page follows', async ({ page, open }) => {
    await open('/dashboard')
    const logs = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Logs' })
    await expect(logs).toHaveCount(0)

    const email = 'viewer@nimbus.example'
    const { items } = (await asOwner(page, `/members?q=${email}`)).body
    const roles = (await asOwner(page, '/roles')).body.items
    const support = roles.find(({ name }: { readonly name: string }) => name === 'Support')
    const give = (customRoleIds: readonly string[]) =>
      asOwner(page, `/members/${items[0].id}`, 'PATCH', { customRoleIds })
    expect((await give([support.id])).status).toBe(200)

    await logs.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
    await waitUntilIdle(page)
    await expect(forbidden(page)).toHaveCount(0)

    expect((await give([])).status).toBe(200)
    await expect(forbidden(page)).toBeVisible()
    await expect(logs).toHaveCount(0)
  })

  test("reads the role matrix, and can't change it by URL either", async ({ page, open }) => {
    await open('/team?tab=roles&subject=view_logs')
    const dialog = page.getByRole('dialog', { name: 'View logs' })
    await expect(dialog).toContainText('GET /logs')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const create = page.getByRole('button', { name: 'Create role' })
    await expect(create).toHaveAccessibleDescription(/doesn’t include managing the team/)
    const row = page.getByRole('row', { name: /^View logs/ })
    await expect(row.getByRole('cell')).toHaveText(['Yes', 'Yes', 'Yes', 'No', 'No', 'Yes', 'Yes'])

    await open('/team?tab=roles&dialog=role')
    const save = page.getByRole('dialog').getByRole('button', { name: 'Create role' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    const { items } = (await asOwner(page, '/vms?pageSize=1&status=running')).body
    await open(`/compute/vms/${items[0].id}?dialog=stop`)
    const stop = page.getByRole('dialog').getByRole('button', { name: 'Stop' })
    await expect(stop).toHaveAccessibleDescription(/Your role can view virtual machines/)
  })

  for (const [address, list, label] of [
    ['/network/firewalls/{}?tab=instances&dialog=assign', '/firewalls', 'Assign'],
    ['/network/firewalls/{}?tab=instances&dialog=unassign', '/firewalls', 'Remove'],
    ['/services/cdn/{}?tab=purge&dialog=purge-all', '/cdn-distributions', 'Purge everything'],
    ['/compute/vms/{}?dialog=move-to-project', '/vms', 'Move'],
    ['/monitoring/alerts?tab=rules&dialog=delete-rule&row={}', '/alert-rules', 'Delete'],
    ['/monitoring/alerts?tab=channels&dialog=delete-channel&row={}', '/notification-channels', 'Delete'],
  ] as const) {
    test(`can’t confirm the dialog of a link to ${address}`, async ({ page, open }) => {
      await open('/account')
      const { items } = (await asOwner(page, list)).body
      await navigateInApp(page, address.replace('{}', items[0].id))
      const confirm = page.getByRole('dialog').getByRole('button', { name: label, exact: true })
      await expect(confirm).toHaveAccessibleDescription(/Your role can view .* but not change them/)
    })
  }
})

test.describe('an admin', () => {
  test.use({ persona: 'admin' })

  test('can rename a custom role that they have, but not change its permissions', async ({ page, open }) => {
    await open('/account')
    const role = { name: 'Release duty', permissions: ['deploy'] }
    const { id } = (await asOwner(page, '/roles', 'POST', role)).body
    const { items } = (await asOwner(page, '/members?q=admin@nimbus.example')).body
    await asOwner(page, `/members/${items[0].id}`, 'PATCH', { customRoleIds: [id] })
    await navigateInApp(page, `/team?tab=roles&dialog=role&row=${id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You can’t change the permissions of a role that you have.')
    const permissions = dialog.getByRole('checkbox')
    await expect(permissions).not.toHaveCount(0)
    for (const permission of await permissions.all()) await expect(permission).toBeDisabled()
    await dialog.getByLabel('Name').fill('Releases')
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(dialog).toHaveCount(0)
  })

  for (const [dialog, list, expectKept] of [
    ['invite', '', (form: Locator) => expect(form.getByLabel('Email')).toHaveValue('grace@example.com')],
    [
      'edit-member',
      '/members?role=Viewer',
      (form: Locator) => expect(form.getByRole('radio', { name: 'Developer' })).toBeChecked(),
    ],
  ] as const) {
    test(`keeps the entries of ${dialog} when becoming a viewer`, async ({ page, open }) => {
      await open('/account')
      const row = list === '' ? '' : `&row=${(await asOwner(page, list)).body.items[0].id}`
      await navigateInApp(page, `/team?dialog=${dialog}${row}`)
      const form = page.getByRole('dialog')
      if (list === '') await form.getByLabel('Email').fill('grace@example.com')
      else await form.getByRole('radio', { name: 'Developer' }).check()
      const { items } = (await asOwner(page, '/members?q=admin@nimbus.example')).body
      await asOwner(page, `/members/${items[0].id}`, 'PATCH', { teamRole: 'Viewer' })
      const save = form.getByRole('button', { name: /^(Send invitation|Save)$/ })
      await expect(save).toHaveAccessibleDescription(/Your role/)
      await expectKept(form)
    })
  }
})

test.describe('an owner', () => {
  test.use({ persona: 'owner' })

  test('creates a role, resolves a conflict with another person, and deletes it', async ({
    page,
    open,
    guard,
  }) => {
    guard.allow(/40[39]|412/)
    await open('/team?tab=roles')
    await page.getByRole('button', { name: 'Create role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create role' }).click()
    await expect(dialog).toContainText('Choose at least one permission.')
    await dialog.getByLabel('Name').fill('support')
    await dialog.getByRole('checkbox', { name: 'View billing' }).check()
    await dialog.getByRole('button', { name: 'Create role' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/This name is already taken/)
    await dialog.getByLabel('Name').fill('Auditor')
    await dialog.getByRole('button', { name: 'Create role' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: /^Auditor/ })).toBeVisible()

    const choose = async (action: string) => {
      await page.getByRole('button', { name: 'Actions for Auditor' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await choose('Edit')
    await dialog.getByRole('checkbox', { name: 'View logs' }).check()
    const roles = (await asOwner(page, '/roles')).body.items
    const auditor = roles.find(({ name }: { readonly name: string }) => name === 'Auditor')
    const theirs = await page.evaluate(
      async ([id, etag]) =>
        (
          await fetch(`/api/v1/roles/${id}`, {
            method: 'PATCH',
            headers: {
              authorization: 'Bearer nimbus_demo_owner',
              'content-type': 'application/json',
              'if-match': etag,
            },
            body: JSON.stringify({ permissions: ['deploy'] }),
          })
        ).status,
      [auditor.id, auditor.etag] as const,
    )
    expect(theirs).toBe(200)
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Someone changed this role')
    await expect(dialog.getByRole('checkbox', { name: 'View logs' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Permissions of Auditor' })).toContainText('View logs')

    await choose('Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('columnheader', { name: /^Auditor/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Actions for Finance' })).toBeFocused()
  })
})
