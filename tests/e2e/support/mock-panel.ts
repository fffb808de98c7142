import type { Locator, Page } from '@playwright/test'
import { started } from './calls.ts'
import { settled } from './fixtures.ts'
import { launcher } from './mock-tools.ts'

/** The panel of the mock. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Mock tools' })

/** Opens a page in a scenario, and the panel at one of its parts. */
export async function openPanel(page: Page, part: string, scenario = 'test,owner'): Promise<Locator> {
  await page.goto(`/compute/vms?scenario=${encodeURIComponent(scenario)}`)
  await settled(page)
  await launcher(page).click()
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: part }).click()
  return panel
}

/** For what loads the page anew. */
export async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
  await started(page)
}
