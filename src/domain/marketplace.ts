/**
 * Categories and sort orders of the marketplace (public site's specification, section 3), shared by console, public
 * site and mock.
 */

export const MARKETPLACE_CATEGORY_IDS = [
  'web-cms',
  'automation',
  'forums-community',
  'ecommerce-erp',
  'databases',
  'dev-cicd',
  'observability',
  'ai-ml',
  'ml-workflows',
  'productivity',
  'education',
  'utilities',
  'security',
] as const

export const MARKETPLACE_SORTS = ['popular', 'rating', 'recent', 'price-low'] as const

export type MarketplaceSort = (typeof MARKETPLACE_SORTS)[number]

export const DEFAULT_MARKETPLACE_SORT: MarketplaceSort = 'popular'
