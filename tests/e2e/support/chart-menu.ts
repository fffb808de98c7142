import type { Locator, Page } from '@playwright/test'

/** Opens the menu of a chart. @returns one of its items */
export async function chartMenuItem(page: Page, title: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Options for ${title}`, exact: true }).click()
  return page.getByRole('menuitem', { name, exact: true })
}
