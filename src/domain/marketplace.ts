/** The words of the marketplace that console, public site and mock share (public site's specification, section 3). */

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

/** Stars are given whole: what a rating has behind the point shows in figures alone. */
export function fullStars(rating: number): number {
  return Math.floor(rating)
}
