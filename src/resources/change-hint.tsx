import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type Comparison, type Direction, describeChange, directionOf } from './change.ts'
import classes from './widget.module.css'

const icons: Readonly<Partial<Record<Direction, typeof IconMinus>>> = {
  up: IconTrendingUp,
  down: IconTrendingDown,
  same: IconMinus,
}

interface ChangeProps {
  readonly figure: Comparison
  /** Period that the metric is compared with. @default 'last month' */
  readonly than?: string
  /** Formats the difference, without its sign. */
  readonly write: (difference: number) => string
  /** @default 0 */
  readonly digits?: number
  /** Direction that counts as an improvement, if any. */
  readonly good?: 'up' | 'down'
}

/** "+5 from last month", with an arrow. The color adds no information beyond the text. */
export function Change({ figure, than = 'last month', write, digits = 0, good }: ChangeProps) {
  const direction = directionOf(figure, digits)
  const Icon = icons[direction]
  const moved = direction === 'up' || direction === 'down'
  const tone = good === undefined || !moved ? undefined : direction === good ? 'healthy' : 'critical'
  return (
    <span className={classes.change} data-tone={tone}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {describeChange(figure, than, write, digits)}
    </span>
  )
}
