import type { Page } from '@playwright/test'
import { detailOf, openFromList, rowsOf } from './resource-pages.ts'

/** Page object of the list of databases. */
export function databaseList(page: Page) {
  return {
    ...rowsOf(page, 'Databases'),
    search: page.getByRole('searchbox', { name: 'Search databases' }),
    type: page.getByRole('combobox', { name: 'Type' }),
    status: page.getByRole('combobox', { name: 'Status' }),
  }
}

/** Page object of a database. */
export function databaseDetail(page: Page) {
  return {
    ...detailOf(page),
    backups: page.getByRole('table', { name: 'Backups' }).locator('tbody').getByRole('row'),
  }
}

/** Opens a seeded database from the list, at a tab. */
export async function openDatabase(
  open: (path: string) => Promise<void>,
  page: Page,
  name: string,
  tab?: string,
) {
  await openFromList(open, page, '/storage/databases', name)
  const detail = databaseDetail(page)
  if (tab !== undefined) await detail.tab(tab).click()
  return detail
}
