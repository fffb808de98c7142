import { expect, test } from './support/fixtures.ts'
import { teamPage } from './support/team-pages.ts'

test.describe('as an admin', () => {
  test.use({ persona: 'admin' })

  test('a project is created, filled from a list, viewed, and deleted once empty', async ({
    page,
    open,
    guard,
  }) => {
    // A taken name.
    guard.allow(/status of 409/)
    await open('/team?tab=projects')
    const team = teamPage(page)
    const card = (name: string) =>
      page.getByRole('list', { name: 'Projects' }).getByRole('listitem').filter({ hasText: name })

    await page.getByRole('button', { name: 'Create project' }).click()
    const form = team.dialog('Create project')
    await form.getByRole('textbox', { name: 'Name' }).fill('storefront')
    await form.getByRole('button', { name: 'Create project' }).click()
    // The server's error at the field.
    await expect(form.getByText('This name is already taken. Choose another one.')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await form.getByRole('textbox', { name: 'Name' }).fill('Spring campaign')
    await form.getByRole('textbox', { name: 'Description' }).fill('Until the end of May')
    await form.getByRole('button', { name: 'Create project' }).click()
    await expect(form).toBeHidden()
    await expect(card('Spring campaign')).toContainText('Until the end of May')

    await open('/storage/volumes')
    const volumes = page.getByRole('list', { name: 'Block Storage' }).getByRole('listitem')
    await volumes.nth(0).getByRole('checkbox').check()
    await volumes.nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Move to project' }).click()
    const question = team.dialog(/^Move 2 volumes/)
    await expect(question.getByRole('button', { name: 'Move', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await question.getByLabel('Project').selectOption('Spring campaign')
    await expect(question.getByRole('list', { name: 'Resources to move' }).getByRole('listitem')).toHaveCount(
      2,
    )
    await question.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Moved to Spring campaign')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Actions for the selection' })).toBeHidden()

    await open('/team?tab=projects')
    await card('Spring campaign').getByRole('link', { name: 'Spring campaign' }).click()
    const project = team.dialog('Spring campaign')
    await expect(project).toContainText('Marcus Oyelaran')
    await project.getByRole('link', { name: 'Volumes' }).click()
    await expect(page).toHaveURL(/\/storage\/volumes\?projectId=prj_/)
    await expect(volumes).toHaveCount(2)
    await expect(page.getByLabel('Project', { exact: true }).locator('option:checked')).toHaveText(
      'Spring campaign',
    )

    await page.goBack()
    await expect(project).toBeVisible()
    await project.getByRole('button', { name: 'Delete' }).click()
    const farewell = team.dialog('Delete Spring campaign?')
    await expect(farewell).toContainText('Its 2 resources move to another project')
    await expect(farewell.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    const target = farewell.getByLabel('Move its resources to')
    await target.selectOption('Storefront')
    await farewell.getByRole('button', { name: 'Cancel' }).click()
    await expect(farewell).toBeHidden()
    await page.getByRole('button', { name: 'Actions for Spring campaign' }).click()
    await team.menuItem('Delete').click()
    await expect(target.locator('option:checked')).toHaveText('Choose a project')
    await target.selectOption('Storefront')
    await farewell.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Spring campaign has been deleted')).toBeVisible()
    await expect(card('Spring campaign')).toBeHidden()
    // The default project can't be deleted.
    await page.getByRole('button', { name: 'Actions for Default' }).click()
    await expect(team.menuItem('Delete')).toContainText('can’t be deleted')
  })

  test('a machine is moved between projects on its own page, by keyboard', async ({ page, open }) => {
    await open('/compute/vms?q=web-prod-01')
    await page.getByRole('link', { name: 'web-prod-01', exact: true }).click()
    const menu = page.getByRole('button', { name: 'Actions for web-prod-01' })
    await expect(page.getByRole('link', { name: 'Project Storefront' })).toBeVisible()
    await menu.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Move to project' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/dialog=move-to-project/)
    const dialog = teamPage(page).dialog('Move web-prod-01 to another project')
    await expect(dialog.getByLabel('Project')).toBeFocused()
    await dialog.getByLabel('Project').selectOption('Data platform')
    await expect(dialog).toContainText('from Storefront')
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await expect(page.getByText('Moved to Data platform')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page.getByRole('link', { name: 'Project Data platform' })).toBeVisible()
  })
})

test.describe('as a viewer', () => {
  test.use({ persona: 'viewer' })

  test('projects are shown without cost, and disabled actions give the reason', async ({ page, open }) => {
    await open('/team?tab=projects')
    const list = page.getByRole('list', { name: 'Projects' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Storefront' })).toContainText('Members')
    // Singular for one, and capitalized names stay.
    await expect(list.getByRole('listitem').filter({ hasText: 'Machine learning' })).toContainText(
      '1 virtual machine, 1 container, 1 DNS zone',
    )
    await expect(list.getByText('Cost this month')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Create project' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
