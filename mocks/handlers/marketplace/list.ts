import {
  DEFAULT_MARKETPLACE_SORT,
  MARKETPLACE_CATEGORY_IDS,
  type MarketplaceSort,
} from '#src/domain/marketplace.ts'
import { foldCase } from '#src/domain/text-match.ts'
import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { countsBy } from '../shared/list.ts'
import type { App } from './app.ts'
import { APPS } from './apps/index.ts'
import { toApp, toSummary } from './to-app.ts'

/** Sort orders of the specification (part 2, section 9); ties keep the catalog's order. */
const ORDERS: Readonly<Record<MarketplaceSort, (a: App, b: App) => number>> = {
  popular: (a, b) => b.metrics.installs - a.metrics.installs,
  rating: (a, b) => b.metrics.rating - a.metrics.rating,
  recent: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  'price-low': (a, b) => (a.pricing.startingPrice?.amount ?? 0) - (b.pricing.startingPrice?.amount ?? 0),
}

const isFree = ({ pricing }: App) => pricing.model === 'free'

export const marketplaceListHandlers: HandlersFor<'listMarketplaceApps' | 'getMarketplaceApp'> = {
  listMarketplaceApps({ query: { q, category, free, sort = DEFAULT_MARKETPLACE_SORT } }) {
    const wanted = foldCase(q?.trim() ?? '')
    const found = APPS.filter(({ name, shortDescription, tags }) =>
      [name, shortDescription, ...tags].some((text) => foldCase(text).includes(wanted)),
    )
    const chosen = found.filter((app) => category === undefined || category.includes(app.category))
    const items = chosen.filter((app) => !free || isFree(app)).toSorted(ORDERS[sort])
    const counts = countsBy(
      found.filter((app) => !free || isFree(app)),
      MARKETPLACE_CATEGORY_IDS,
      (app) => app.category,
    )
    return {
      status: 200,
      body: {
        items: items.map(toSummary),
        categories: MARKETPLACE_CATEGORY_IDS.map((id) => ({ category: id, count: counts[id] })),
        freeCount: chosen.filter(isFree).length,
        appCount: APPS.length,
      },
    }
  },

  getMarketplaceApp({ path }) {
    return { status: 200, body: toApp(findApp(path.marketplaceAppId)) }
  },
}

/** @throws Problem 404 */
export function findApp(id: string): App {
  const app = APPS.find((it) => it.id === id)
  if (app === undefined) throw notFound('marketplace app', id)
  return app
}
