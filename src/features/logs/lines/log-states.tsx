import { Skeleton } from '@mantine/core'
import { IconCloudOff, IconFileText, IconFilterOff } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { focusContent } from '#src/ui/focus-content.ts'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { MAX_LINES } from '../live/log-tail.ts'
import type { LogLines } from '../use-log-lines.ts'
import classes from './log-list.module.css'

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
  if (isLive) {
    return (
      <EmptyState
        title="No new lines yet"
        description="New lines that match this search appear here."
        icon={<IconFileText size={22} />}
      />
    )
  }
  return isNarrowed ? (
    <EmptyState
      title="No log lines match"
      description="No lines match this search in the selected range. Change the search, extend the range or clear the filters."
      icon={<IconFilterOff size={22} />}
      action={
        <Button
          variant="outline"
          onClick={() => {
            onClear()
            focusContent()
          }}
        >
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="No log lines in this range"
      description="Logs of your VMs, containers and services appear here."
      icon={<IconFileText size={22} />}
    />
  )
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
