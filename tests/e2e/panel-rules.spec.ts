import { call } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test } from './support/fixtures.ts'
import { openPanel } from './support/mock-panel.ts'

skipWithoutMockInPage('its panel')

test('forces a documented outcome with one click, until it is removed', async ({ page, guard }) => {
  guard.allow(/503|Failed to fetch|ERR_FAILED|ApiProblem: The service is unavailable/)
  const panel = await openPanel(page, 'Rules')
  // The latest calls are listed first.
  await expect(panel.getByRole('button', { name: /^listVms/ })).toBeVisible()
  await panel.getByLabel('Find an operation').fill('GET /vm-catalog')
  await panel.getByRole('button', { name: /^getVmCatalog/ }).click()
  await panel.getByLabel('When').selectOption('Next time only')
  await panel.getByRole('button', { name: '503 unavailable' }).click()
  await expect(panel.getByText('once · not yet')).toBeVisible()
  expect(await call(page, '/vm-catalog')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await call(page, '/vm-catalog')).status).toBe(200)
  await expect(panel.getByText('once · done')).toBeVisible()
  // The rule was for one call: loading another page must not bring it back.
  await page.reload()
  await expect(panel.getByText('once · done')).toBeVisible()
  expect((await call(page, '/vm-catalog')).status).toBe(200)
  await panel.getByLabel('Find an operation').fill('GET /vm-catalog')
  await panel.getByRole('button', { name: /^getVmCatalog/ }).click()

  await panel.getByLabel('When').selectOption('Every time')
  const broken = panel.getByRole('button', { name: 'Broken connection' })
  await broken.click()
  await expect(broken).toHaveAttribute('aria-pressed', 'true')
  // The rule before it must not restart.
  expect((await call(page, '/vm-catalog')).status).toBeNull()
  await panel.getByRole('button', { name: 'Remove the rule for getVmCatalog' }).last().click()
  await expect(broken).toHaveAttribute('aria-pressed', 'false')
  expect((await call(page, '/vm-catalog')).status).toBe(200)

  // The screen shows the server's text.
  await panel.getByRole('button', { name: 'All operations' }).click()
  await panel.getByLabel('Find an operation').fill('listVms')
  await panel.getByRole('button', { name: /^listVms/ }).click()
  await panel.getByRole('button', { name: '503 unavailable' }).click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('web')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('the log shows the source and reason of a response, and can copy and resend requests', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/404|503/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel(page, 'Requests')
  await call(page, '/ssh-keys/ssh_none', 'DELETE')
  const entry = panel.getByRole('listitem').filter({ hasText: 'deleteSshKey' })
  await expect(entry).toContainText('404')
  await entry.locator('summary').click()
  await expect(entry).toContainText(/Handled bythe mockPage\/compute\/vmsRulenone/)
  await expect(entry).toContainText('as documented')
  await expect(entry.getByRole('figure', { name: 'Response', exact: true })).toContainText(
    '"code": "not_found"',
  )

  await entry.getByRole('button', { name: 'Copy as cURL' }).click()
  await expect(entry.getByRole('button', { name: 'Copied' })).toBeVisible()
  const curl = await page.evaluate(() => navigator.clipboard.readText())
  expect(curl).toContain("curl -X DELETE 'http://localhost:4010/api/v1/ssh-keys/ssh_none'")
  await entry.getByRole('button', { name: 'Copy as Playwright test' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("test('deleteSshKey responds with 404 not_found'")

  await entry.getByLabel('With').selectOption('503 unavailable')
  await entry.getByRole('button', { name: 'Fail the next request' }).click()
  await expect(entry.getByText('The next request will fail.')).toBeVisible()
  expect((await call(page, '/ssh-keys/ssh_none', 'DELETE')).status).toBe(503)
  expect((await call(page, '/ssh-keys/ssh_none', 'DELETE')).status).toBe(404)
  await panel.getByLabel('Which').selectOption('Matched a rule')
  await expect(panel.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
})
