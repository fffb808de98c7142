import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'
import { teamPage } from './support/team-pages.ts'

test.describe('as the owner', () => {
  test.use({ persona: 'owner' })

  test('the list shows oneself as active now, and breaks email addresses only on phones', async ({
    page,
    open,
  }) => {
    await open('/team')
    await expect(teamPage(page).row('Ada Keller').getByText('now', { exact: true })).toBeVisible()
    const heightOf = async (address: RegExp) => (await page.getByText(address).boundingBox())?.height
    const oneLine = await heightOf(/^admin@nimbus\.example$/)
    expect(await heightOf(/^maximiliane\.hohenstein/)).toBe(oneLine)

    await page.setViewportSize({ width: 360, height: 800 })
    const linesOf = (address: Element) => {
      const range = document.createRange()
      range.selectNodeContents(address)
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      const parts = Array.from(address.childNodes, ({ textContent }) => textContent).filter(Boolean)
      return { lines: tops.size, parts }
    }
    await expect
      .poll(() => page.getByText(/^amara\.okonkwo@/).evaluate(linesOf))
      .toEqual({ lines: 2, parts: ['amara.okonkwo', '@nimbus.example'] })
  })

  test('members are searched, filtered and sorted by the URL', async ({ page, open }) => {
    await open('/team')
    const team = teamPage(page)
    await expect(page.getByText('9 active, 2 pending, 1 inactive')).toBeVisible()
    await team.search.fill('fernandez')
    await expect(page).toHaveURL('/team?q=fernandez')
    await expect(team.row('Lucía Fernández')).toContainText('Finance')
    await expect(team.row('Ada Keller')).toBeHidden()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Status', { exact: true }).selectOption('Pending')
    await page.getByLabel('Role', { exact: true }).selectOption('Developer')
    await expect(team.row('noor.haddad@example.com')).toContainText('Never')
    await expect(
      page.getByRole('region', { name: 'Team Members' }).getByText('1–1 of 1 member'),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('region', { name: 'Team Members' }).getByText('1–1 of 1 member'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('columnheader', { name: 'Role' }).getByRole('button').click()
    await expect(page).toHaveURL('/team?sort=role')
    await expect(page.getByRole('row').nth(1)).toContainText('Ada Keller')

    const name = page.getByRole('link', { name: 'Yuki Tanabe' })
    await name.click()
    const profile = team.dialog('Profile')
    await expect(profile.getByText('Software Engineer')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(profile).toBeHidden()
    await expect(name).toBeFocused()
    await name.click()
    await expect(profile.getByRole('list', { name: 'Permissions' })).toContainText('Deploy applications')
    await profile.getByRole('button', { name: 'Edit Permissions' }).click()
    await expect(team.dialog('Edit Permissions').getByRole('radio', { name: 'Developer' })).toBeChecked()
    await page.goBack()
    await expect(profile).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(profile).toBeHidden()
    await expect(name).toBeFocused()
  })

  test('a member is deactivated, reactivated and removed, and the last owner stays', async ({
    page,
    open,
  }) => {
    await open('/team')
    const team = teamPage(page)
    const name = 'Tomás Ferreira'
    await team.choose(name, 'Deactivate')
    await team.dialog(`Deactivate ${name}?`).getByRole('button', { name: 'Deactivate' }).click()
    await expect(team.row(name)).toContainText('Inactive')
    await team.choose(name, 'Reactivate')
    await expect(team.row(name)).toContainText('Active')
    await team.choose(name, 'Remove Member')
    const question = team.dialog(`Remove ${name}?`)
    await expect(question).toContainText('Their resources are kept.')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(`${name} has been removed`)).toBeVisible()
    await expect(team.row(name)).toBeHidden()

    await team.openMenu('Ada Keller')
    await expect(team.menuItem('Remove Member')).toHaveAttribute('aria-disabled', 'true')
    await expect(team.menuItem('Remove Member')).toContainText('is the only active Owner')
  })
})

test.describe('as an admin', () => {
  test.use({ persona: 'admin' })

  test('disabled actions give the reason', async ({ page, open }) => {
    await open('/team')
    const team = teamPage(page)
    await team.openMenu('Ada Keller')
    await expect(team.menuItem('Edit Permissions')).toContainText('Only an Owner can')
    await team.closeMenu()
    await team.openMenu('Marcus Oyelaran')
    await expect(team.menuItem('Remove Member')).toContainText('You can’t remove yourself.')
    await expect(team.menuItem('View Profile')).not.toHaveAttribute('aria-disabled', 'true')
    await team.closeMenu()
    await team.choose('Yuki Tanabe', 'Edit Permissions')
    const owner = team.dialog('Edit Permissions').getByRole('radio', { name: 'Owner' })
    await expect(owner).toHaveAttribute('aria-disabled', 'true')
    await owner.click({ force: true })
    await expect(team.dialog('Edit Permissions').getByRole('radio', { name: 'Developer' })).toBeChecked()
    const save = team.dialog('Edit Permissions').getByRole('button', { name: 'Save' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveAccessibleDescription('No changes to save.')
  })
})

test.describe('as a developer', () => {
  test.use({ persona: 'developer' })

  test('sees the team, and is signed out when removed from it', async ({ page, open, guard }) => {
    guard.allow(/status of 401|Your session has ended/)
    await open('/team?dialog=invite')
    const team = teamPage(page)
    await expect(team.dialog('Invite Member')).toContainText('Your role doesn’t include managing the team.')
    await page.keyboard.press('Escape')
    await expect(team.invite).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Monthly Spend')).toBeHidden()

    await page.evaluate(async () => {
      const headers = { authorization: 'Bearer nimbus_demo_owner' }
      const found = await fetch('/api/v1/members?q=tanabe', { headers })
      const { items } = (await found.json()) as { items: { id: string }[] }
      await fetch(`/api/v1/members/${items[0]?.id}`, { method: 'DELETE', headers })
    })
    const forms = authForms(page)
    await expect(forms.heading('Welcome back')).toBeVisible()
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await forms.logIn('developer@nimbus.example')
    await expect(forms.alert).toContainText('You have been removed from your organization.')
  })
})
