import type { Page } from '@playwright/test'
import { cardsOf, openFromList } from './resource-pages.ts'

/** Page object of the list of distributions. */
export function cdnList(page: Page) {
  return {
    ...cardsOf(page, 'CDN'),
    search: page.getByRole('searchbox', { name: 'Search CDN distributions' }),
    status: page.getByRole('combobox', { name: 'Status' }),
    sort: page.getByRole('combobox', { name: 'Sort by' }),
  }
}

/** Opens a seeded distribution from the list, at a tab. */
export function openDistribution(
  open: (path: string) => Promise<void>,
  page: Page,
  domain: string,
  tab?: string,
) {
  return openFromList(open, page, '/services/cdn', domain, tab)
}
