import { call } from './support/calls.ts'
import { downloadBy, readText } from './support/downloads.ts'
import { expect, skipWithoutMockInPage, test } from './support/fixtures.ts'
import { openPanel, waitForReload } from './support/mock-panel.ts'

skipWithoutMockInPage('its panel')

test('filters the requests, and exports those as an HTTP Archive without secrets', async ({
  page,
  guard,
}) => {
  guard.allow(/401|404/)
  const panel = await openPanel(page, 'Requests')
  await call(page, '/ssh-keys/ssh_none', 'DELETE')
  const { status } = await call(page, '/session', 'POST', {
    email: 'owner@nimbus.example',
    password: 'not-the-Password-1!',
  })
  expect(status).toBe(401)

  const listed = panel.getByRole('tabpanel').getByRole('listitem')
  const filter = panel.getByLabel('Filter requests')
  await filter.fill('status:4xx')
  await expect(listed).toHaveCount(2)
  await filter.fill('status:4xx -deleteSshKey')
  await expect(listed).toHaveCount(1)
  await filter.fill('nowhere')
  await expect(panel.getByText(/^None of the last \d+ requests match\.$/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Export HAR' })).toBeDisabled()

  await filter.fill('status:4xx')
  const download = await downloadBy(panel.getByRole('button', { name: 'Export HAR' }))
  expect(download.suggestedFilename()).toBe('nimbus-requests.har')
  const text = await readText(download)
  expect(text).toContain('owner@nimbus.example')
  expect(text).not.toContain('not-the-Password')
  const { body } = await call(page, `/__mocks/log/har?filter=${encodeURIComponent('status:4xx')}`)
  expect(JSON.parse(text)).toEqual(body)
  expect(body.log.entries.map((entry: { _operationId: string }) => entry._operationId)).toEqual([
    'deleteSshKey',
    'logIn',
  ])
})

test('imports an exported HTTP Archive, and plays it', async ({ page, open, mocks, guard }) => {
  guard.allow(/404/)
  await mocks.use({ persona: 'admin' })
  await open('/storage/volumes')
  const heading = page.getByRole('heading', { name: 'archive', exact: true })
  await expect(heading).toBeVisible()
  const har = JSON.stringify(await mocks.log.har('volumes'))

  const panel = await openPanel(page, 'Requests', 'test,empty,owner')
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const input = panel.getByLabel('Import HAR')
  await input.setInputFiles(file('page.har', '{"log":{}}'))
  await expect(panel.getByRole('alert')).toContainText('This isn’t an HTTP Archive (HAR).')
  await waitForReload(page, () => input.setInputFiles(file('volumes.har', har)))
  await expect(panel.getByText(/^Plays \d+ responses? of \d+ operations?, recorded at /)).toBeVisible()
  await open('/storage/volumes')
  await expect(heading).toBeVisible()
})
