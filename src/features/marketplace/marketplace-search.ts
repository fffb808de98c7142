import { stripSearchParams } from '@tanstack/react-router'
import {
  DEFAULT_MARKETPLACE_SORT,
  MARKETPLACE_CATEGORY_IDS,
  MARKETPLACE_SORTS,
} from '#src/domain/marketplace.ts'
import { commaSeparated, oneOf, searchSchema, text } from '#src/ui/search-schema.ts'

/** URL search of the list: `/marketplace?q=blog&category=web-cms,education&free=yes&sort=rating`. */
const schema = searchSchema({
  q: text(200),
  category: commaSeparated(MARKETPLACE_CATEGORY_IDS),
  free: oneOf(['yes'], ''),
  sort: oneOf(MARKETPLACE_SORTS, DEFAULT_MARKETPLACE_SORT),
})

export type MarketplaceSearch = ReturnType<typeof schema.parse>

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const marketplaceSearch = {
  schema,
  defaults,
  /** Keeps default values out of the URL. */
  stripDefaults: stripSearchParams<MarketplaceSearch, Partial<MarketplaceSearch>>(defaults),
}
