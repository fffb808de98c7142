import type { Locator, Page } from '@playwright/test'
import { waitForMock } from './calls.ts'
import { waitUntilIdle } from './fixtures.ts'
import { launcher } from './mock-tools.ts'

/** The mock's panel. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Mock tools' })

/** Opens a page in a scenario, with the panel at a section. */
export async function openPanel(page: Page, part: string, scenario = 'test,owner'): Promise<Locator> {
  await page.goto(`/compute/vms?scenario=${encodeURIComponent(scenario)}`)
  await waitUntilIdle(page)
  return showPanel(page, part)
}

/** Opens the panel at a section, also while the page loads. */
export async function showPanel(page: Page, part: string): Promise<Locator> {
  await launcher(page).click()
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: part }).click()
  return panel
}

/** Runs an action that reloads the page, and waits for it. */
export async function waitForReload(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
  await waitForMock(page)
}
