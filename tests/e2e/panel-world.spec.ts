import { readFile } from 'node:fs/promises'
import { call, waitForMock } from './support/calls.ts'
import { downloadBy } from './support/downloads.ts'
import { expect, skipWithoutMockInPage, test } from './support/fixtures.ts'
import { openPanel, waitForReload } from './support/mock-panel.ts'

skipWithoutMockInPage('its panel')

test('shows the outbox with working links, and rows validated by their schema', async ({ page }) => {
  const panel = await openPanel(page, 'Data')
  const { id, name } = (await call(page, '/vms?status=running')).body.items[0]
  await panel.getByLabel('Find in any field').fill(id)
  await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await panel.getByLabel('Edit as').selectOption('JSON')
  const editor = panel.getByRole('textbox', { name: `Row ${id}` })
  const row = JSON.parse(await editor.inputValue())

  await editor.fill(JSON.stringify({ ...row, status: 'walking' }))
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('status: ')
  await editor.fill('{"id":')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('This isn’t JSON')
  expect((await call(page, `/vms/${id}`)).body.status).toBe('running')

  await editor.fill(JSON.stringify({ ...row, status: 'error', statusReason: 'Somebody pulled the plug.' }))
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Saved.')).toBeVisible()
  expect((await call(page, `/vms/${id}`)).body).toMatchObject({ status: 'error' })

  await call(page, '/password-resets', 'POST', { email: 'developer@nimbus.example' })
  await panel.getByRole('tab', { name: 'Mail' }).click()
  await panel.getByText('to developer@nimbus.example').first().click()
  await panel.getByRole('link').click()
  await expect(page).toHaveURL(/\/reset-password\/rst_/)
})

test('exports, restores and resets the world', async ({ page }) => {
  const panel = await openPanel(page, 'State')
  const { id } = (await call(page, '/vms?status=running')).body.items[0]
  const status = async () => (await call(page, `/vms/${id}`)).body.status
  await call(page, `/vms/${id}/stop`, 'POST')
  const download = await downloadBy(panel.getByRole('button', { name: 'Export' }).first())
  const file = await readFile(await download.path())

  await waitForReload(page, () => panel.getByRole('button', { name: 'Reset data' }).click())
  expect(await status()).toBe('running')
  await expect(panel.getByText('The data has been reset.')).toBeVisible()
  await waitForReload(page, () => panel.getByRole('button', { name: 'Undo' }).click())
  expect(await status()).toBe('stopping')
  await waitForReload(page, () => panel.getByRole('button', { name: 'Undo' }).click())
  expect(await status()).toBe('running')
  const choose = (content: Buffer) =>
    panel
      .getByLabel('Import a snapshot')
      .setInputFiles({ name: 'snapshot.json', mimeType: 'application/json', buffer: content })
  await choose(Buffer.from('{"meta":{"format":1},"rows":[]}'))
  await expect(panel.getByRole('alert')).toHaveText('This file isn’t a snapshot of the mock.')
  await waitForReload(page, () => choose(file))
  await expect(panel.getByText('The snapshot has been imported.')).toBeVisible()
  expect(await status()).toBe('stopping')
})

test('shows the page before when the last row of a page is deleted', async ({ page }) => {
  const panel = await openPanel(page, 'Data')
  const [row] = (await call(page, '/__mocks/rows?collection=sshKeys')).body.items
  for (let n = 0; n < 26; n++) {
    const filler = { ...row, id: `ssh_filler${n}`, name: `filler ${n}` }
    expect((await call(page, '/__mocks/rows?collection=sshKeys', 'PUT', filler)).status).toBe(200)
  }
  await panel.getByLabel('Collection').selectOption('sshKeys')
  await panel.getByLabel('Find in any field').fill('ssh_filler')
  const rows = panel.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(25)
  await panel.getByRole('button', { name: 'Older' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button').click()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await panel.getByRole('button', { name: 'Really delete?' }).click()
  await expect(rows).toHaveCount(25)
})

test('records across a reload and replays', async ({ page, browser, baseURL }) => {
  const panel = await openPanel(page, 'State')
  const { id } = (await call(page, '/vms?status=running')).body.items[0]
  await panel.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await call(page, `/vms/${id}/stop`, 'POST')
  await page.reload()
  await waitForMock(page)
  const { body: made } = await call(page, '/ssh-keys', 'POST', {
    name: 'laptop',
    publicKey: `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'A'.repeat(43)} me`,
  })
  await panel.getByRole('button', { name: 'Stop recording' }).click()
  const download = await downloadBy(panel.getByRole('button', { name: 'Export' }).last())
  const file = await readFile(await download.path())

  // In another browser with another page.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  const theirs = await openPanel(other, 'State', 'test,empty,viewer')
  await theirs
    .getByLabel('Import a recording')
    .setInputFiles({ name: 'recording.json', mimeType: 'application/json', buffer: file })
  await expect(theirs.getByText(/^\d+ requests recorded$/)).toBeVisible()
  await waitForReload(other, () => theirs.getByRole('button', { name: 'Replay' }).click())
  await expect(theirs.getByText(/Replayed \d+ requests: all responses match/)).toBeVisible()
  expect((await call(other, `/vms/${id}`)).body.status).toBe('stopping')
  expect((await call(other, '/ssh-keys')).body.items).toContainEqual(expect.objectContaining({ id: made.id }))
  await context.close()
})

test('edits rows in a form that follows from their schema', async ({ page }) => {
  const panel = await openPanel(page, 'Data')
  const { id, name } = (await call(page, '/vms?status=running')).body.items[0]
  await panel.getByLabel('Find in any field').fill(id)
  await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await panel.getByLabel('name', { exact: true }).fill('renamed-in-a-form')
  await panel.getByLabel('status', { exact: true }).selectOption('stopped')
  await panel.getByLabel('createdAt (UTC)').fill('2026-01-02T03:04:05.006')
  await panel.getByLabel('No startedAt').check()
  await expect(panel.getByLabel('startedAt', { exact: true })).toBeDisabled()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Saved.')).toBeVisible()
  expect((await call(page, `/vms/${id}`)).body).toMatchObject({
    name: 'renamed-in-a-form',
    status: 'stopped',
    createdAt: '2026-01-02T03:04:05.006Z',
  })
  await panel.getByLabel('Edit as').selectOption('JSON')
  const json = panel.getByRole('textbox', { name: `Row ${id}` })
  expect(JSON.parse(await json.inputValue())).toMatchObject({ status: 'stopped', startedAt: null })
})

test('saves a row only when all of its fields can be read', async ({ page }) => {
  const panel = await openPanel(page, 'Data')
  const { id, name } = (await call(page, '/volumes')).body.items[0]
  await panel.getByLabel('Collection').selectOption('volumes')
  await panel.getByLabel('Find in any field').fill(id)
  await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await panel.getByLabel('name', { exact: true }).fill('renamed-in-a-form')
  const save = panel.getByRole('button', { name: 'Save' })
  const list = panel.getByLabel('tags (JSON)')
  await list.fill('[')
  await save.click()
  await expect(list).toBeFocused()
  await expect(panel.getByRole('alert')).toContainText('This isn’t JSON')
  await list.fill('[]')
  const number = panel.getByLabel('sizeGb', { exact: true })
  await number.fill('')
  await save.click()
  await expect(number).toBeFocused()
  expect((await call(page, `/volumes/${id}`)).body.name).toBe(name)
  await number.fill('4000')
  await save.click()
  await expect(panel.getByText('Saved.')).toBeVisible()
  expect((await call(page, `/volumes/${id}`)).body).toMatchObject({ name: 'renamed-in-a-form', tags: [] })
})

test("has TanStack's devtools as tabs, for this page", async ({ page }) => {
  const panel = await openPanel(page, 'Query')
  const query = panel.getByRole('region', { name: 'TanStack Query' })
  await expect(query.getByText(/listVms/).first()).toBeVisible()
  await panel.getByRole('tab', { name: 'Router' }).click()
  const router = panel.getByRole('region', { name: 'TanStack Router' })
  await expect(router.getByText('/compute/vms').first()).toBeVisible()
})
