import { Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { MAX_LINES } from '../live/log-tail.ts'
import type { LogLines } from '../use-log-lines.ts'
import classes from './log-list.module.css'

const EmptyLog = onDemand(() => import('./empty-log.tsx'))

/** Loading, error and empty states. */
export function LogPlaceholder({
  log,
  isNarrowed,
  isLive,
  onClear,
}: {
  readonly log: LogLines
  readonly isNarrowed: boolean
  readonly isLive: boolean
  readonly onClear: () => void
}) {
  const format = useFormat()
  const isOnline = useOnline()
  if (log.error !== null) {
    return isOnline ? (
      <ErrorState error={log.error} onRetry={log.retry} retrying={log.isFetching} />
    ) : (
      <EmptyState
        title="You’re offline"
        description="Logs appear once the connection is back."
        icon={<IconCloudOff size={22} />}
        action={
          <Button variant="outline" loading={log.isFetching} onClick={log.retry}>
            Try again
          </Button>
        }
      />
    )
  }
  if (log.isPending) {
    return (
      <div className={classes.skeletons} aria-busy="true">
        <span className="visually-hidden">Loading the logs</span>
        {Array.from({ length: 12 }, (_, index) => index).map((row) => (
          // Uneven widths like real lines, but the same on every render.
          <Skeleton key={row} height="0.75rem" width={`${55 + ((row * 31) % 40)}%`} />
        ))}
      </div>
    )
  }
  if (log.hasMore && log.searchedTo !== undefined) {
    return (
      <p className={classes.foot} role="status">
        No matches yet. Searched back to {format.exact(log.searchedTo)}.
      </p>
    )
  }
  return <EmptyLog isNarrowed={isNarrowed} isLive={isLive} onClear={onClear} />
}

/** Content below the last line: loading state, error, or the end of the log. */
export function LogFoot({ log }: { readonly log: LogLines }) {
  const format = useFormat()
  if (log.error !== null) {
    return (
      <div className={classes.foot} role="alert">
        Couldn’t load older lines: {problemOf(log.error).detail}
        <Button variant="outline" size="sm" loading={log.isFetching} onClick={log.retry}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.foot}>
      {log.isFull
        ? `Showing the newest ${format.number(MAX_LINES)} lines. Narrow the search or range to see older ones.`
        : log.hasMore
          ? `Searching further back${log.searchedTo === undefined ? '' : ` than ${format.exact(log.searchedTo)}`}`
          : 'No more entries.'}
    </div>
  )
}
