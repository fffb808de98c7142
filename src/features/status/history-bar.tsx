import type { StatusDay } from '#src/api/generated/types.gen.ts'
import { STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import classes from './status.module.css'
import { daysByPosition, dayText, historyText } from './status-labels.ts'

/** One path instead of 90 elements keeps the prerendered page small. */
const column = (position: number) => `M${position} 0h.7v1h-.7z`
const allColumns = Array.from({ length: STATUS_HISTORY_DAYS }, (_, position) => column(position)).join('')

interface HistoryBarProps {
  readonly days: readonly StatusDay[]
  /** First day of the history; undefined while it loads. */
  readonly from: string | undefined
}

/** One column per day, oldest first. */
export function HistoryBar({ days, from }: HistoryBarProps) {
  return (
    <div
      className={classes.bar}
      data-loading={from === undefined || undefined}
      {...(from !== undefined && { role: 'img', 'aria-label': historyText(days) })}
    >
      <svg viewBox={`0 0 ${STATUS_HISTORY_DAYS} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={allColumns} />
        {from !== undefined &&
          [...daysByPosition(days, from)].map(([position, day]) => (
            <path key={day.date} d={column(position)} data-status={day.status}>
              <title>{dayText(day)}</title>
            </path>
          ))}
      </svg>
    </div>
  )
}
