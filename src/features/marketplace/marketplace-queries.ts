import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getMarketplaceAppOptions,
  listMarketplaceAppsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { MarketplaceApp, MarketplaceCategory } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { MARKETPLACE_CATEGORY_IDS } from '#src/domain/marketplace.ts'
import { type MarketplaceSearch, marketplaceSearch } from './marketplace-search.ts'

/** The apps that the address asks for; those before stay until the next are there. */
export function marketplaceQuery({ q, category, free, sort }: MarketplaceSearch) {
  const wanted = category.split(',')
  const categories: MarketplaceCategory[] = MARKETPLACE_CATEGORY_IDS.filter((id) => wanted.includes(id))
  const query = {
    ...(q !== '' && { q }),
    ...(categories.length > 0 && { category: categories }),
    ...(free !== '' && { free: true }),
    sort,
  }
  return queryOptions({ ...listMarketplaceAppsOptions({ query }), placeholderData: keepPreviousData })
}

export function appQuery(marketplaceAppId: string) {
  return queryOptions(getMarketplaceAppOptions({ path: { marketplaceAppId } }))
}

/**
 * For the loader of the list. What was written into the page is taken as it is, and looked at again once the page is
 * there; what the address asks for beside that nobody waits for. A failure is the screen's to tell.
 */
export async function loadMarketplace(client: QueryClient, search: MarketplaceSearch): Promise<void> {
  const all = marketplaceQuery(marketplaceSearch.defaults)
  const wanted = marketplaceQuery(search)
  const written = client.query({ ...all, staleTime: 'static' }).catch(() => {})
  if (hashKey(wanted.queryKey) !== hashKey(all.queryKey)) void client.query(wanted).catch(() => {})
  await written
}

/** For the loader of an app: undefined where it can't be had, which the screen asks about again. */
export async function loadApp(client: QueryClient, id: string): Promise<MarketplaceApp | undefined> {
  return client.query({ ...appQuery(id), staleTime: 'static' }).catch(() => undefined)
}

export function isNoApp(error: unknown): boolean {
  return isProblemWith(error, 'not_found')
}
