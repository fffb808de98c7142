import type { Page } from '@playwright/test'

/** Page object of the logs screen. */
export function logsOf(page: Page) {
  const list = page.getByRole('list', { name: 'Log lines, newest first' })
  const lines = list.locator(':scope > li')
  return {
    search: page.getByRole('searchbox', { name: 'Search logs' }),
    list,
    lines,
    newest: list.locator('[aria-posinset="1"]'),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    dialog: page.getByRole('dialog'),
    /** Button that expands a line. */
    toggle: (position: number) => list.locator(`[aria-posinset="${position}"] button[aria-expanded]`),
    line: (position: number) => list.locator(`[aria-posinset="${position}"]`),
  }
}
