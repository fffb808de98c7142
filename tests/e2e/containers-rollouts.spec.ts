import type { Page } from '@playwright/test'
import { openContainer } from './support/container-pages.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'developer' })

/** Rolls out an image to a seeded container, and returns to its overview. */
async function rollOut(open: (path: string) => Promise<void>, page: Page, tag: string) {
  const detail = await openContainer(open, page, 'catalog-api', 'Configuration')
  await page.getByRole('textbox', { name: 'Image' }).fill(`registry.nimbus.example/shop/catalog-api:${tag}`)
  await detail.button('Roll out').click()
  await expect(detail.main).toContainText('Updating')
  await detail.tab('Overview').click()
  return {
    ...detail,
    notice: page.getByRole('region', { name: 'Rollout' }),
    revisions: page.getByRole('table', { name: 'Revisions' }).locator('tbody').getByRole('row'),
    dialog: page.getByRole('dialog'),
  }
}

test('a stalled rollout says what crashes, and is aborted', async ({ page, open, setSecondsSinceStart }) => {
  const detail = await rollOut(open, page, 'crash-1')
  await expect(detail.notice).toContainText('Revision 10 (catalog-api:crash-1) is being rolled out.')
  await setSecondsSinceStart(60)
  await expect(detail.notice).toContainText('The rollout of revision 10 is stalled.')
  await expect(detail.notice).toContainText(/the replica catalog-api-10-\w+ has been crashing since/)
  await expect(detail.notice).toContainText('Exited with code 1 seconds after starting.')
  await expect(detail.notice).toContainText('2 of 2 replicas ready, from revision 9.')
  await expect(detail.revisions).toHaveCount(10)
  await expect(detail.revisions.nth(0)).toContainText('Rolling out')
  await expect(detail.revisions.nth(1)).toContainText('Active')

  await detail.notice.getByRole('button', { name: 'Abort rollout' }).click()
  await expect(detail.dialog).toContainText('catalog-api (production) returns to revision 9')
  await detail.dialog.getByRole('button', { name: 'Abort rollout' }).click()
  await expect(page.getByText('catalog-api (production) is returning to revision 9')).toBeVisible()
  await expect(detail.notice).toHaveCount(0)
  await setSecondsSinceStart(120)
  await expect(detail.main).toContainText('Running')
  await expect(detail.replicas).toHaveCount(2)
  await expect(detail.revisions.nth(0)).toContainText('Aborted')
  await detail.tab('Activity').click()
  await expect(detail.panel).toContainText('Aborted the rollout of revision 10 of catalog-api')
})

test('a failed rollout is rolled back, by keyboard', async ({ page, open, setSecondsSinceStart }) => {
  const detail = await rollOut(open, page, 'oom')
  await setSecondsSinceStart(400)
  await expect(detail.notice).toContainText('The rollout of revision 10 failed.')
  await expect(detail.notice.getByRole('button', { name: 'Abort rollout' })).toHaveCount(0)
  await detail.notice.getByRole('button', { name: 'Roll back' }).press('Enter')
  const revision = detail.dialog.getByRole('combobox', { name: 'Revision' })
  await expect(revision).toHaveValue('9')
  await revision.press('ArrowDown')
  await expect(revision).toHaveValue('8')
  await revision.press('ArrowUp')
  await detail.dialog.getByRole('button', { name: 'Roll back' }).press('Enter')
  await expect(page.getByText('catalog-api (production) is being rolled back to revision 9')).toBeVisible()
  await expect(detail.revisions.nth(0)).toContainText('Rollback to 9')
  await setSecondsSinceStart(500)
  await expect(detail.main).toContainText('Running')
  await expect(detail.revisions.nth(0)).toContainText('Active')
  await expect(detail.revisions.nth(1)).toContainText('Failed')
})

test('any listed revision can be rolled back to', async ({ page, open }) => {
  await openContainer(open, page, 'mailer')
  await page.getByRole('button', { name: 'Roll back to revision 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Roll back mailer (production)?' })
  await expect(dialog.getByRole('combobox', { name: 'Revision' })).toHaveValue('1')
  await expect(dialog).toContainText('become revision 4, which is rolled out replica by replica')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByRole('region', { name: 'Rollout' })).toContainText('is being rolled out')
})

test('a stopped one is rolled back at its next start', async ({ page, open, setSecondsSinceStart }) => {
  const detail = await openContainer(open, page, 'mailer')
  await detail.button('Stop').click()
  await detail.dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(detail.main).toContainText('Stopping')
  await setSecondsSinceStart(120)
  await expect(detail.main).toContainText('Stopped')
  await page.getByRole('button', { name: 'Roll back to revision 1' }).click()
  await detail.dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(
    page.getByText('mailer (production) has been rolled back to revision 1, effective at the next start'),
  ).toBeVisible()
})

test.describe('a viewer', () => {
  test.use({ persona: 'viewer' })
  test('sees the revisions, and why none can be rolled back to', async ({ page, open }) => {
    await openContainer(open, page, 'mailer')
    await expect(page.getByRole('button', { name: 'Roll back to revision 1' })).toHaveAccessibleDescription(
      /can view containers/,
    )
  })
})
