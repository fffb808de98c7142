import { expectNoViolations } from '../a11y/axe.ts'
import { call } from './support/calls.ts'
import { downloadBy, readText } from './support/downloads.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { openPanel } from './support/mock-panel.ts'

skipWithoutMockInPage('its panel')

const KEY = { name: 'laptop', publicKey: `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'A'.repeat(43)} me` }

test('rules are edited, ordered, switched off and named while they are in force', async ({ page, guard }) => {
  guard.allow(/409|418|422/)
  const panel = await openPanel(page, 'Rules')
  const keys = () => call(page, '/ssh-keys', 'POST', KEY)
  // The page comes first.
  const ofPage = panel.getByRole('list', { name: 'For this page' })
  await expect(ofPage.getByRole('button', { name: /^listVms/ })).toBeVisible()
  await expect(ofPage.getByRole('button', { name: /^createSshKey/ })).toHaveCount(0)

  await panel.getByLabel('Find an operation').fill('createSshKey')
  await panel.getByRole('button', { name: /^createSshKey/ }).click()
  await panel.getByRole('button', { name: '422 validation_failed' }).click()
  await panel.getByRole('button', { name: 'Edit the rule for createSshKey' }).click()
  await panel.getByLabel('Name (optional)').fill('key refused')
  await panel.getByRole('button', { name: 'Add a field' }).click()
  await panel.getByRole('list', { name: 'Invalid fields' }).getByLabel('Message').fill('Not this one.')
  await panel.getByLabel('Maximum uses').fill('1')
  await expectNoViolations(page, '#mock-devtools')
  await panel.getByRole('button', { name: 'Save rule' }).click()
  await expect(panel.getByText('key refused')).toBeVisible()
  expect(await keys()).toMatchObject({
    status: 422,
    body: { errors: [{ in: 'body', pointer: '/name', message: 'Not this one.' }] },
  })
  await expect(panel.getByText('once · done')).toBeVisible()

  // The editor reports a response outside the contract before it is in force.
  await panel.getByRole('button', { name: 'Edit the rule key refused' }).click()
  await panel.getByLabel('Respond with').selectOption('Custom body')
  await panel.getByLabel('Status').fill('201')
  await panel.getByLabel('Body').fill('{"id":"ssh_1"}')
  await panel.getByLabel('Maximum uses').fill('')
  await panel.getByRole('button', { name: 'Save rule' }).click()
  await expect(panel.getByRole('alert')).toContainText('createSshKey 201 /name: ')
  await panel.getByLabel('Edit as').selectOption('JSON')
  const json = panel.getByRole('textbox', { name: 'Rule' })
  expect(JSON.parse(await json.inputValue())).toMatchObject({ then: { respond: { body: { id: 'ssh_1' } } } })
  await panel.getByLabel('Edit as').selectOption('Form')
  await expect(panel.getByRole('alert')).toBeVisible()
  const rule = JSON.parse(await json.inputValue())
  rule.then.respond.outsideContract = true
  await json.fill(JSON.stringify(rule))
  await panel.getByRole('button', { name: 'Save rule' }).click()
  expect(await keys()).toMatchObject({ status: 201, body: { id: 'ssh_1' } })

  // The last of two rules decides.
  await panel.getByRole('button', { name: '409 name_taken' }).click()
  expect((await keys()).status).toBe(409)
  const up = panel.getByRole('button', { name: 'Move the rule for createSshKey up' })
  await up.press('Enter')
  // The focus follows the rule, which can only be moved down now.
  await expect(panel.getByRole('button', { name: 'Move the rule for createSshKey down' })).toBeFocused()
  expect((await keys()).status).toBe(201)
  await panel.getByRole('checkbox', { name: 'Apply the rule key refused' }).uncheck()
  expect((await keys()).status).toBe(409)
  await expect(panel.getByText('off', { exact: true })).toBeVisible()
})

test('a response of the log becomes a rule, and a request is sent again with changes', async ({
  page,
  guard,
}) => {
  guard.allow(/422/)
  const panel = await openPanel(page, 'Requests')
  const listed = (await call(page, '/ssh-keys')).body
  await panel.getByLabel('Filter requests').fill('listSshKeys')
  const requests = panel.getByRole('tabpanel').getByRole('listitem')
  // Newer snapshots come before it.
  const entry = requests.last()
  await entry.locator('summary').click()
  await entry.getByRole('button', { name: 'Always respond like this' }).click()
  await expect(entry.getByText('Active for listSshKeys.')).toBeVisible()
  const { status, body: added } = await call(page, '/ssh-keys', 'POST', KEY)
  expect(status).toBe(201)
  expect((await call(page, '/ssh-keys')).body).toEqual(listed)

  // Only what is changed is stored, so the real response goes on.
  await entry.getByRole('button', { name: 'Edit the rule' }).click()
  await panel.getByLabel('Respond with').selectOption('Real response with changes')
  await panel.getByRole('button', { name: 'Edit the last response' }).click()
  const copy = panel.getByRole('textbox', { name: 'Last response' })
  const response = JSON.parse(await copy.inputValue())
  response.items[0].name = 'renamed-by-a-rule'
  await copy.fill(JSON.stringify(response))
  await panel.getByRole('button', { name: 'Use these changes' }).click()
  await expect(panel.getByLabel('JSON pointer')).toHaveValue('/items/0/name')
  await panel.getByRole('button', { name: 'Save rule' }).click()
  const { items } = (await call(page, '/ssh-keys')).body
  expect(items[0].name).toBe('renamed-by-a-rule')
  expect(items.map(({ id }: { id: string }) => id)).toContain(added.id)

  await panel.getByRole('tab', { name: 'Requests' }).click()
  await panel.getByLabel('Filter requests').fill('createSshKey')
  await expect(requests).toHaveCount(1)
  await panel.locator('summary').click()
  await panel.getByRole('button', { name: 'Edit and resend' }).click()
  const body = panel.getByRole('textbox', { name: 'Body' })
  await body.fill((await body.inputValue()).replace('"laptop"', '""'))
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByText('Response: 422. It’s at the top of the log.')).toBeVisible()
  await expect(requests.first()).toContainText('422')
})

test('a scenario of one’s own is saved, used by name, exported and deleted', async ({ page, guard }) => {
  guard.allow(/409/)
  const panel = await openPanel(
    page,
    'Scenario',
    'test,owner,{"rules":[{"operation":"createVm","then":{"respond":{"status":409,"code":"quota_exceeded"}}}]}',
  )
  const name = panel.getByLabel('Save in this browser as')
  const save = panel.getByRole('button', { name: 'Save', exact: true })
  await name.fill('large')
  await save.click()
  await expect(panel.getByRole('alert')).toContainText('“large” is a built-in scenario.')
  await name.fill('no-quota')
  await save.click()
  await expect(panel.getByText('Saved no-quota.')).toBeVisible()
  await expectNoViolations(page, '#mock-devtools')

  const file = await downloadBy(panel.getByRole('button', { name: 'Export no-quota as a TypeScript module' }))
  expect(file.suggestedFilename()).toBe('no-quota.ts')
  const text = await readText(file)
  expect(text).toContain('export const noQuota: ScenarioDocument = {')
  expect(text).toContain('"code": "quota_exceeded"')

  // By name in a link, and through the admin routes.
  await page.goto('/compute/vms?scenario=test,viewer')
  await waitUntilIdle(page)
  expect((await call(page, '/__mocks/scenario')).body.rules).toEqual([])
  await page.goto('/compute/vms?scenario=no-quota,developer')
  await waitUntilIdle(page)
  expect((await call(page, '/__mocks/scenario')).body).toMatchObject({
    name: 'no-quota,developer',
    persona: 'developer',
    rules: [{ operation: 'createVm' }],
  })
  expect((await call(page, '/__mocks/scenarios')).body.own).toMatchObject([{ name: 'no-quota' }])

  await panel.getByRole('button', { name: 'Delete no-quota' }).click()
  await expect(panel.getByRole('list', { name: 'Your scenarios' })).toHaveCount(0)
  expect((await call(page, '/__mocks/scenarios')).body.own).toEqual([])
})
