import type { MarketplaceStarShare } from '#src/api/generated/types.gen.ts'

/**
 * How reviews are shared out among the stars, in whole percent: the same for the same rating, and the rating, to the
 * hundredth, is their mean. The worse the rating, the more low marks; fours and fives follow from those, since two
 * unknowns have two equations (all shares are 100, the mean is the rating). For ratings of 4 and more.
 */
export function starShares(rating: number): MarketplaceStarShare[] {
  const missing = 5 - rating
  const one = Math.round(missing * 3.5)
  const two = Math.round(missing * 4.5)
  const three = Math.round(missing * 14)
  const rest = 100 - one - two - three
  const stars = Math.round(rating * 100) - one - 2 * two - 3 * three
  const five = stars - 4 * rest
  return [five, rest - five, three, two, one].map((percent, index) => ({ stars: 5 - index, percent }))
}
