import { downloadBy, readCsv } from './support/downloads.ts'
import { expect, test } from './support/fixtures.ts'
import { teamPage } from './support/team-pages.ts'

test.describe('as the owner', () => {
  test.use({ persona: 'owner' })

  test('an action appears in the log at once, with filters, details and a filtered export', async ({
    page,
    open,
  }) => {
    await open('/team?tab=audit')
    const team = teamPage(page)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('tab', { name: 'Projects' }).click()
    await page.getByRole('button', { name: 'Create project' }).click()
    await team.dialog('Create project').getByRole('textbox', { name: 'Name' }).fill('=Audited')
    await team.dialog('Create project').getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByText('=Audited has been created')).toBeVisible()

    await page.getByRole('tab', { name: 'Audit Log' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Create a project')
    await expect(page.getByRole('row').nth(1)).toContainText('Ada Keller')

    await page.getByLabel('Action', { exact: true }).selectOption('Created')
    await page.getByLabel('Resource', { exact: true }).selectOption('Project')
    await page.getByLabel('From', { exact: true }).fill('2026-03-02')
    await expect(page).toHaveURL(/group=create/)
    await expect(page).toHaveURL(/type=project/)
    await expect(page).toHaveURL(/from=2026-03-02/)
    await expect(page.getByRole('row')).toHaveCount(2)

    const file = await downloadBy(page.getByRole('button', { name: 'Export CSV' }))
    expect(file.suggestedFilename()).toBe('audit-log_2026-03-02.csv')
    const lines = (await readCsv(file)).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(",'=Audited,")

    await page.getByRole('link', { name: 'Create a project' }).click()
    const entry = team.dialog('Audit entry')
    await expect(entry).toContainText('createProject')
    await expect(entry).toContainText('127.0.0.1')
    const address = page.url()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(page.getByRole('link', { name: 'Create a project' })).toBeFocused()

    // The entry's URL works even if the entry is filtered out.
    await page.goto(address.replace('group=create', 'group=delete'))
    await expect(team.dialog('Audit entry')).toContainText('=Audited')
  })

  test('pages through the log, and shows an empty result', async ({ page, open }) => {
    await open('/team?tab=audit')
    await expect(page.getByRole('row')).toHaveCount(51)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByRole('row')).toHaveCount(101)
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('no such thing')
    await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible()
  })
})

test.describe('as a developer', () => {
  test.use({ persona: 'developer' })

  test('the log requires a permission', async ({ page, open }) => {
    await open('/team?tab=audit')
    await expect(page.getByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
  })
})
