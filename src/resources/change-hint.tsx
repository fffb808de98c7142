import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type Compared, type Direction, describeChange, directionOf } from './change.ts'
import classes from './widget.module.css'

const icons: Readonly<Partial<Record<Direction, typeof IconMinus>>> = {
  up: IconTrendingUp,
  down: IconTrendingDown,
  same: IconMinus,
}

interface ChangeProps {
  readonly figure: Compared
  /** What it was compared with. @default 'last month' */
  readonly than?: string
  /** Writes the difference, without its sign. */
  readonly write: (difference: number) => string
  /** @default 0 */
  readonly digits?: number
  /** Which way is better, where one is. */
  readonly good?: 'up' | 'down'
}

/** "+5 from last month", with an arrow; its color says no more than the words. */
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
