import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type Comparison, type Direction, describeChange, directionOf } from './change.ts'
import classes from './widget.module.css'

const icons: Readonly<Partial<Record<Direction, typeof IconMinus>>> = {
  up: IconTrendingUp,
  down: IconTrendingDown,
  same: IconMinus,
}

interface ChangeProps {
  readonly comparison: Comparison
  /** Period that the metric is compared with. @default 'last month' */
  readonly period?: string
  /** Formats the difference, without its sign. */
  readonly formatDifference: (difference: number) => string
  /** @default 0 */
  readonly digits?: number
  /** Direction that counts as an improvement, if any. */
  readonly improvement?: 'up' | 'down'
}

/** "+5 from last month", with an arrow. The color adds no information beyond the text. */
export function Change({
  comparison,
  period = 'last month',
  formatDifference,
  digits = 0,
  improvement,
}: ChangeProps) {
  const direction = directionOf(comparison, digits)
  const Icon = icons[direction]
  const moved = direction === 'up' || direction === 'down'
  const tone =
    improvement === undefined || !moved ? undefined : direction === improvement ? 'healthy' : 'critical'
  return (
    <span className={classes.change} data-tone={tone}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {describeChange(comparison, period, formatDifference, digits)}
    </span>
  )
}
