import { manifestEditor, openContainer } from '#tests/e2e/support/container-pages.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Tabs, dialogs and states of containers; `routes.spec.ts` has the initial state. */

test.use({ persona: 'developer' })

test('the list with its expanded graph and the scale dialog are accessible', async ({ page, open }) => {
  await open('/compute/containers')
  await page.getByText('Dependencies as a list').click()
  await expectNoViolationsInBothSchemes(page, 'list')
  await page.getByRole('button', { name: 'Actions for mailer (production)' }).click()
  await page.getByRole('menuitem', { name: 'Scale' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Replicas' }).fill('99')
  await expectNoViolationsInBothSchemes(page, 'scale')
})

test('every tab of a container in a crash loop is accessible', async ({ page, open }) => {
  const detail = await openContainer(open, page, 'recommendations')
  await expect(detail.replicas).toHaveCount(2)
  await expectNoViolationsInBothSchemes(page, 'overview')
  for (const tab of ['Configuration', 'Monitoring', 'Manifest', 'Activity']) {
    await detail.tab(tab).click()
    await expect(detail.panel).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoViolationsInBothSchemes(page, tab)
  }
})

test('a stalled rollout and the dialogs that abort it or roll it back are accessible', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  const detail = await openContainer(open, page, 'catalog-api', 'Configuration')
  await page.getByRole('textbox', { name: 'Image' }).fill('registry.nimbus.example/shop/catalog-api:crash')
  await detail.button('Roll out').click()
  await expect(detail.main).toContainText('Updating')
  await detail.tab('Overview').click()
  await setSecondsSinceStart(60)
  const notice = page.getByRole('region', { name: 'Rollout' })
  await expect(notice).toContainText('is stalled')
  await expect(page.getByRole('table', { name: 'Revisions' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'stalled')
  const dialog = page.getByRole('dialog')
  await notice.getByRole('button', { name: 'Abort rollout' }).click()
  await expectNoViolationsInBothSchemes(page, 'abort')
  await dialog.getByRole('button', { name: 'Keep rolling out' }).click()
  await notice.getByRole('button', { name: 'Roll back' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Revision' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'roll back')
})

test('followed and paused logs are accessible', async ({ page, open }) => {
  await openContainer(open, page, 'mailer', 'Logs')
  await expectNoViolationsInBothSchemes(page, 'following')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectNoViolationsInBothSchemes(page, 'paused')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open('/compute/containers/new')
  await page.getByRole('button', { name: 'Add port' }).click()
  await page.getByRole('button', { name: 'Add variable' }).click()
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the manifest editor is accessible, with a preview of changes and with errors', async ({
  page,
  open,
}) => {
  await open('/compute/containers/new?from=yaml')
  const editor = manifestEditor(page)
  await expect(page.locator('.cm-editor')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'editor')
  await editor.check.click()
  await expect(editor.changes).toContainText('Create')
  await expectNoViolationsInBothSchemes(page, 'changes')
  await editor.write('name: Wrong\n')
  await expect(editor.problems).toContainText('Line 1')
  await expectNoViolationsInBothSchemes(page, 'error')
})
