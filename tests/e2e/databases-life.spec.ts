import { authForms, PASSWORD } from './support/auth-forms.ts'
import { databaseDetail, databaseList, openDatabase } from './support/database-pages.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'admin' })

test('a database is created, starts, is upgraded, resized and deleted by its name', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  // A taken name, and the deleted database.
  guard.allow(/status of (409|404)/)
  await open('/storage/databases/new')
  const cost = page.getByRole('complementary', { name: 'Cost' })
  const submit = cost.getByRole('button')

  // Errors are shown at their field, and typed input stays.
  await page.getByRole('radio', { name: 'MySQL' }).check()
  await page.getByRole('combobox', { name: 'Version' }).selectOption('8.4')
  await page.getByRole('radio', { name: 'Production' }).check()
  await expect(cost).toContainText('$60.00 per month')
  await page.getByRole('textbox', { name: 'Name' }).fill('orders')
  await page.getByRole('button', { name: 'Add a network' }).click()
  await page.getByRole('textbox', { name: 'Address range' }).fill('10.10.0.1/16')
  await submit.click()
  await expect(page.getByText('did you mean 10.10.0.0/16?').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Address range' }).fill('10.10.0.0/16')
  await submit.click()
  await expect(page.getByText('This name is already taken. Choose another one.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('ledger')
  await page.getByRole('combobox', { name: 'Backups' }).selectOption('Every hour')
  await submit.click()

  const detail = databaseDetail(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ledger' })).toBeVisible()
  await expect(detail.main).toContainText('Creating')
  await setSecondsSinceStart(120)
  await expect(detail.main).toContainText('Running')
  await expect(detail.panel).toContainText('of 200')

  await detail.tab('Configuration').click()
  await detail.button('Upgrade').click()
  await detail.dialog.getByRole('button', { name: 'Upgrade' }).click()
  await expect(detail.main).toContainText('Upgrading to MySQL 9.4.')
  await expect(detail.button('Stop')).toHaveAccessibleDescription(/in maintenance/)
  await setSecondsSinceStart(300)
  await expect(detail.main).toContainText('MySQL 9.4 is the newest available version.')
  await expect(page.getByRole('radio', { name: 'Development' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Enterprise' }).check()
  await detail.button('Change plan').click()
  await expect(detail.dialog).toContainText('$300.00 per month instead of $60.00')
  await detail.dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(detail.main).toContainText('Resizing')
  await setSecondsSinceStart(500)
  await detail.tab('Overview').click()
  await expect(detail.panel).toContainText('of 1,000')

  // Ten o'clock: a scheduled backup.
  await setSecondsSinceStart(3720)
  await detail.tab('Backups').click()
  await expect(detail.backups).toHaveCount(1)
  await expect(detail.backups).toContainText('Scheduled')

  await detail.choose('Delete')
  await detail.dialog.getByRole('textbox').fill('ledger')
  await detail.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(detail.main).toContainText('Deleting')
  await setSecondsSinceStart(3800)
  await expect(detail.main).toContainText('Its data, users and backups were deleted')
  await open('/storage/databases?q=ledger')
  await expect(page.getByRole('heading', { name: 'No databases match' })).toBeVisible()
})

test('a database named fail-… ends in error with the reason', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await open('/storage/databases/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('fail-now')
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'fail-now' })).toBeVisible()
  await setSecondsSinceStart(120)
  const detail = databaseDetail(page)
  await expect(detail.main.getByRole('status').filter({ hasText: /didn’t start|no capacity/i })).toBeVisible()
  await detail.tab('Backups').click()
  await expect(detail.button('Create backup')).toHaveAccessibleDescription(/can’t be backed up/)
})

test('a backup shows progress and is restored into a new database', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 409/)
  const detail = await openDatabase(open, page, 'orders', 'Backups')
  await detail.button('Create backup').click()
  await detail.dialog.getByRole('textbox', { name: /Label/ }).fill('Before the import')
  await detail.dialog.getByRole('button', { name: 'Create backup' }).click()
  const backup = detail.backups.filter({ hasText: 'Before the import' }).first()
  await expect(backup).toContainText('Running, 0%')
  await setSecondsSinceStart(10)
  await expect(backup).toContainText(/Running, [1-9]\d?%/)
  await detail.button('Create backup').click()
  await detail.dialog.getByRole('button', { name: 'Create backup' }).click()
  await expect(detail.dialog.getByRole('alert')).toContainText('A backup of orders is running')
  await detail.dialog.getByRole('button', { name: 'Cancel' }).click()
  await setSecondsSinceStart(180)
  await expect(backup).toContainText('Succeeded')

  await backup.getByRole('button', { name: /^Actions for Before the import/ }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  const name = detail.dialog.getByRole('textbox', { name: 'Name of the new database' })
  await expect(name).toHaveValue('orders-restored')
  await name.fill('catalog')
  await detail.dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(detail.dialog).toContainText('This name is already taken. Choose another one.')
  await name.fill('orders-copy')
  await detail.dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'orders-copy' })).toBeVisible()
  await expect(detail.main).toContainText('Restoring')
  await setSecondsSinceStart(400)
  await expect(detail.main).toContainText('Running')
  await expect(detail.panel).toContainText('Restored from')
})

test.describe('after five days of hourly backups', () => {
  test.use({ persona: 'signed-out' })

  test('the oldest one is restored, and a deleted one cannot be', async ({ page, open, mocks }) => {
    await open('/login')
    await mocks.clock.advance('P5D')
    await authForms(page).logIn('admin@nimbus.example', PASSWORD)
    await expect(page).toHaveURL('/dashboard')
    const detail = await openDatabase(open, page, 'catalog', 'Backups')
    await page.getByRole('button', { name: 'Started' }).click()
    await expect(page.getByRole('columnheader', { name: 'Started' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await waitUntilIdle(page)
    const actions = detail.backups.first().getByRole('button', { name: /^Actions for/ })
    const oldest = ((await actions.getAttribute('aria-label')) ?? '').replace('Actions for ', '')
    await actions.click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    const backup = detail.dialog.getByLabel('Backup')
    await expect(backup.locator('option:checked')).toHaveText(oldest)

    await page.goto(page.url().replace(/item=[^&]*/, 'item=dbbak_deleted'))
    await expect(detail.dialog).toContainText('This backup can’t be restored anymore. Choose another one.')
    await expect(detail.dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()
    await backup.selectOption({ label: oldest })
    await expect(detail.dialog.getByRole('button', { name: 'Restore' })).toBeEnabled()
  })
})

test('passwords are revealed on request, rotated, and never in a toast', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const detail = await openDatabase(open, page, 'orders')
  const connection = page.getByRole('region', { name: 'Connection' })
  await expect(connection).toContainText('nimbus_admin:********@')
  await connection.getByRole('button', { name: 'Reveal password' }).click()
  await expect(connection).not.toContainText('********@')
  await connection.getByRole('button', { name: 'Copy connection string' }).click()
  // The toast appears after copying, for a short time.
  const toast = page.getByText(/nimbus_admin:\*{8}@.* has been copied/)
  await expect(toast).toBeVisible()
  const notifications = await toast.innerText()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/nimbus_admin:[\w-]{19}@/)
  expect(notifications).toContain(`${copied.replace(/:[\w-]{19}@/, ':********@')} has been copied`)

  await connection.getByText('psql', { exact: true }).click()
  await connection.getByRole('button', { name: 'Copy psql command' }).click()
  await expect(page.getByText(/^psql ".*:\*{8}@.*" has been copied/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`psql "${copied}"`)

  await connection.getByRole('button', { name: 'Hide password' }).click()
  await connection.getByText('Environment', { exact: true }).click()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await connection.getByRole('button', { name: 'Copy with password' }).click()
  const copying = page.getByRole('dialog', { name: 'Copy with password?' })
  await expect(copying).toContainText('records that you have seen it')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
  await copying.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText(/^DATABASE_URL=".*:\*{8}@.*" has been copied/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`DATABASE_URL="${copied}"`)
  await expect(connection).toContainText('********@')

  await detail.tab('Security').click()
  await detail.button('Add user').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Not OK')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog).toContainText('Use up to 31 lowercase letters')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('auditor')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('dialog', { name: 'Password of auditor' })).toBeVisible()
  const first = await dialog.locator('code').first().innerText()
  await page.keyboard.press('Escape')
  await detail.button('Rotate password of auditor').click()
  await dialog.getByLabel('Old password').selectOption('Works for 1 day')
  await dialog.getByRole('button', { name: 'Rotate' }).click()
  await expect(page.getByRole('dialog', { name: 'Password of auditor' })).toBeVisible()
  await expect(dialog.locator('code').first()).not.toHaveText(first)
  await dialog.getByRole('button', { name: 'Copy password' }).click()
  await expect(page.getByText('The password of auditor has been copied to your clipboard.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail.panel.getByRole('listitem').filter({ hasText: 'auditor' })).toContainText(
    /old one works until /,
  )
  await detail.button('Delete auditor').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('auditor has been deleted')).toBeVisible()
  await expect(detail.button('Delete nimbus_admin')).toHaveAccessibleDescription(
    /The primary user can’t be deleted/,
  )

  // Allowed networks are checked while typing.
  await detail.button('Add a network').click()
  await page.getByRole('textbox', { name: 'Address range' }).last().fill('10.0.0.0/16')
  await detail.button('Save networks').click()
  await expect(page.getByText('This range is already in the list.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address range' }).last()).toBeFocused()
  await page.getByRole('textbox', { name: 'Address range' }).last().fill('0.0.0.0/0')
  await expect(page.getByText(/Open to the internet/)).toBeVisible()
  await detail.button('Save networks').click()
  const question = page.getByRole('dialog', { name: 'Save networks that are open to everyone?' })
  await expect(question).toContainText('Anyone on the internet')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(detail.button('Save networks')).toBeFocused()
  await detail.button('Save networks').click()
  await question.getByRole('button', { name: 'Save networks' }).click()
  await expect(page.getByText('Allowed networks saved')).toBeVisible()
  await detail.tab('Activity').click()
  await waitUntilIdle(page)
  await expect(detail.panel).toContainText('Changed the allowed networks of orders')
  await expect(detail.panel).toContainText('Revealed the password of nimbus_admin on orders')
  await expect(detail.panel).not.toContainText(first)
})

test('it is stopped and started from the list, and its schedule is changed', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await open('/storage/databases')
  const list = databaseList(page)
  await list.choose('sessions', 'Stop')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expect(list.row('sessions')).toContainText('Stopping')
  await setSecondsSinceStart(60)
  await expect(list.row('sessions')).toContainText('Stopped')
  await list.choose('sessions', 'Start')
  await expect(list.row('sessions')).toContainText('Starting')
  await setSecondsSinceStart(120)
  await expect(list.row('sessions')).toContainText('Running')
  await list.choose('sessions', 'Configure')
  const schedule = page.getByRole('form', { name: 'Backup schedule' })
  await schedule.getByRole('combobox', { name: 'Backups' }).selectOption('Every week')
  await schedule.getByRole('combobox', { name: 'Day' }).selectOption('Friday')
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Backup schedule saved')).toBeVisible()
  const maintenance = page.getByRole('form', { name: 'Maintenance window' })
  await maintenance.getByRole('combobox', { name: 'Day' }).selectOption('Wednesday')
  await maintenance.getByRole('button', { name: 'Save window' }).click()
  await expect(page.getByText('Maintenance window saved')).toBeVisible()
  await databaseDetail(page).tab('Overview').click()
  await expect(page.getByRole('region', { name: 'Plan and maintenance' })).toContainText(
    'Fridays at 3:00 AM UTC, kept for 7 days',
  )
  await expect(page.getByRole('region', { name: 'Plan and maintenance' })).toContainText(
    'Wednesdays, 4:00 AM to 5:00 AM UTC',
  )
})

test.describe('a marketplace app', () => {
  test.use({ persona: 'owner' })

  test('is restored with its plan, which is not offered separately', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    await open('/marketplace/databases/redis-managed?dialog=deploy')
    const deploy = page.getByRole('dialog', { name: 'Deploy Managed Redis' })
    await deploy.getByLabel('Name').fill('sessions-cache')
    await deploy.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expect(page).toHaveURL(/\/storage\/databases\/db_/)
    const detail = databaseDetail(page)
    await setSecondsSinceStart(400)
    await expect(detail.main).toContainText('Running')
    await detail.tab('Backups').click()
    await detail.button('Create backup').click()
    await detail.dialog.getByRole('button', { name: 'Create backup' }).click()
    const backup = detail.backups.first()
    // Only running actions finish as time passes.
    await expect(backup).toContainText('Running')
    await setSecondsSinceStart(600)
    await expect(backup).toContainText('Succeeded')
    await backup.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()

    const plan = detail.dialog.getByRole('combobox', { name: 'Plan' })
    await expect(plan.locator('option:checked')).toHaveText('Current plan, 10 GB, $10.00/mo')
    await expect(plan.getByRole('option')).toHaveCount(4)
    await detail.dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'sessions-cache-restored' })).toBeVisible()
    await setSecondsSinceStart(1000)
    await expect(detail.panel).toContainText('$10.00')
  })
})
