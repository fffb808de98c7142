/** Closeness of a usage to its limit: from 85 % `high`, from 95 % `critical`. */
export type UsageLevel = 'normal' | 'high' | 'critical'

/** Level of a usage from 0 to 100. */
export function usageLevel(percent: number): UsageLevel {
  return percent >= 95 ? 'critical' : percent >= 85 ? 'high' : 'normal'
}
