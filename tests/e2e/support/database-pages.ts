import type { Page } from '@playwright/test'
import { detailOf, openFromList, rowsOf } from './resource-pages.ts'

/** What a person sees of the list of databases. */
export function databaseList(page: Page) {
  return {
    ...rowsOf(page, 'Databases'),
    search: page.getByRole('searchbox', { name: 'Search databases' }),
    type: page.getByRole('combobox', { name: 'Type' }),
    status: page.getByRole('combobox', { name: 'Status' }),
  }
}

/** One database's screen. */
export function databaseDetail(page: Page) {
  return {
    ...detailOf(page),
    backups: page.getByRole('table', { name: 'Backups' }).locator('tbody').getByRole('row'),
  }
}

/** Opens a database of the data set by its name, from the list, and a tab of it. */
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
