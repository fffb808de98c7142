import type { Page } from '@playwright/test'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expectNoViolations } from '../a11y/axe.ts'
import { call } from './support/calls.ts'
import { downloadBy, readText } from './support/downloads.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { waitForReload } from './support/mock-panel.ts'

// Fresh browser of a new visitor.
test.use({ sharePage: false })
skipWithoutMockInPage('its failures')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const FAILED = 'The mock can’t run in this window'

/** Opens a page in the scenario, which keeps it for the next page, and changes the data. */
async function useScenario(page: Page, scenario: string): Promise<string> {
  await page.goto(`/compute/vms?scenario=${scenario}`)
  await waitUntilIdle(page)
  const { id } = (await call(page, '/vms?status=running')).body.items[0]
  expect((await call(page, `/vms/${id}/stop`, 'POST')).status).toBe(202)
  return id
}

/** Makes the mock fail at its start until its stored data is deleted. */
async function breakStart(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('broken', 'yes'))
  await page.addInitScript(() => {
    const { parse } = JSON
    const { deleteDatabase } = IDBFactory.prototype
    // The start parses the stored scenario.
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver)
      const breaks = localStorage.getItem('broken') && value?.clock && value.lifecycle
      return breaks
        ? {
            ...value,
            get clock() {
              throw new Error('The stored data is broken.')
            },
          }
        : value
    }
    IDBFactory.prototype.deleteDatabase = function (name) {
      localStorage.removeItem('broken')
      return deleteDatabase.call(this, name)
    }
  })
  await page.reload()
  await expect(heading(page)).toHaveText(FAILED)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('The stored data is broken.')
}

const scenario = async (page: Page) => (await call(page, '/__mocks/state')).body.scenario

test.describe('a mock that fails at its start', () => {
  test.beforeEach(({ guard }) => guard.allow(/The mock failed at its start/))

  test('offers a snapshot and a reset', async ({ page }) => {
    const id = await useScenario(page, 'test,owner')
    await breakStart(page)
    await expectNoViolations(page)

    const file = await downloadBy(page.getByRole('button', { name: 'Download snapshot' }))
    const snapshot = JSON.parse(await readText(file))
    expect(snapshot.rows).toContainEqual(expect.objectContaining({ collection: 'vms', id }))

    await waitForReload(page, () => page.getByRole('button', { name: 'Reset data' }).click())
    await expect(heading(page)).not.toHaveText(FAILED)
    expect((await scenario(page)).name).toBe('test,owner')
    // The new world has no session of the old one, so the API key of the demo asks.
    const rows = await call(page, '/__mocks/rows?collection=vms')
    expect(rows.body.items.find((it: { id: string }) => it.id === id)).toMatchObject({ status: 'running' })
  })

  test('offers the default scenario, by keyboard and on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await useScenario(page, 'test,owner')
    await breakStart(page)
    expect(await horizontalOverflow(page)).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Use default scenario' })).toBeFocused()
    await waitForReload(page, () => page.keyboard.press('Enter'))
    await expect(heading(page)).not.toHaveText(FAILED)
    expect((await scenario(page)).name).toBe('default')
  })
})

test('a failed job is reported, requests are answered, and the notice offers to start over', async ({
  page,
  guard,
}) => {
  guard.allow(/The scheduled job of cdnPurges/)
  await useScenario(page, 'test,owner')
  const { id, organizationId } = (await call(page, '/__mocks/rows?collection=cdnDistributions')).body.items[0]
  // Its activity doesn't exist, so the job that ends it throws.
  await call(page, '/__mocks/rows?collection=cdnPurges', 'PUT', {
    id: 'purge_broken',
    organizationId,
    cdnDistributionId: id,
    kind: 'all',
    targets: [],
    status: 'running',
    reachesPercent: 100,
    requestedBy: { kind: 'system', id: null, name: 'Test' },
    startedAt: 0,
    dueAt: 1,
    activityId: 'act_missing',
  })
  expect((await call(page, '/vms')).status).toBe(200)
  const notice = page.getByRole('alert').filter({ hasText: 'A scheduled job failed' })
  await expect(notice).toContainText('The scheduled job of cdnPurges purge_broken failed')
  // A page that reads all the time must not see that its session is gone: the guard complains about a 401.
  await page.evaluate(async () => {
    const read = async (): Promise<void> => {
      await fetch('/api/v1/me')
      void read()
    }
    void read()
  })
  await waitForReload(page, () => notice.getByRole('button', { name: 'Use default scenario' }).click())
  expect((await scenario(page)).name).toBe('default')
  expect((await call(page, '/__mocks/rows?collection=cdnPurges')).body.items).not.toContainEqual(
    expect.objectContaining({ id: 'purge_broken' }),
  )
  expect((await call(page, '/session')).body).toMatchObject({
    signedIn: true,
    user: { email: 'owner@nimbus.example' },
  })
})
