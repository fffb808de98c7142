import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getMarketplaceAppOptions,
  listMarketplaceAppsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { MarketplaceApp, MarketplaceCategory } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { MARKETPLACE_CATEGORY_IDS } from '#src/domain/marketplace.ts'
import { type MarketplaceSearch, marketplaceSearch } from './marketplace-search.ts'

/** Apps for the URL search. Keeps the previous result until the next has loaded. */
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
  return queryOptions({
    ...getMarketplaceAppOptions({ path: { marketplaceAppId } }),
    // After the loader's request, the screen would ask for an app that doesn't exist a second time.
    retryOnMount: ({ state }) => !isNoApp(state.error),
  })
}

/**
 * Loader of the list. Uses prerendered data as is; the component refetches it later. Doesn't wait for filtered
 * results, and leaves errors to the screen.
 */
export async function loadMarketplace(client: QueryClient, search: MarketplaceSearch): Promise<void> {
  const all = marketplaceQuery(marketplaceSearch.defaults)
  const wanted = marketplaceQuery(search)
  const written = client.query({ ...all, staleTime: 'static' }).catch(() => {})
  if (hashKey(wanted.queryKey) !== hashKey(all.queryKey)) void client.query(wanted).catch(() => {})
  await written
}

/** Loader of an app. Undefined on errors; the screen requests the app again. */
export async function loadApp(client: QueryClient, id: string): Promise<MarketplaceApp | undefined> {
  return client.query({ ...appQuery(id), staleTime: 'static' }).catch(() => undefined)
}

export function isNoApp(error: unknown): boolean {
  return isProblemWith(error, 'not_found')
}
