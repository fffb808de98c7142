import type { Budget } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

/** "Alerts at 80% spent, 100% projected." */
export function thresholdText({ thresholds }: Budget, format: Pick<Format, 'percent'>): string {
  if (thresholds.length === 0) return 'No alerts.'
  const words = thresholds.map(
    ({ percent, basis }) => `${format.percent(percent)} ${basis === 'spend' ? 'spent' : 'projected'}`,
  )
  return `Alerts at ${words.join(', ')}.`
}
