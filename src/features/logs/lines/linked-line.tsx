import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { RETENTION_DAYS } from '#src/domain/retention.ts'
import { isDeleted } from '#src/resources/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { lineQuery } from '../logs-queries.ts'
import type { LogLines } from '../use-log-lines.ts'
import classes from './linked-line.module.css'

/**
 * Brings the linked line into view: loads pages until it appears. Shows a notice if the line has expired or doesn't
 * match the search.
 */
export default function LinkedLine({
  lineId,
  log,
  onShow,
  onDismiss,
}: {
  readonly lineId: string
  readonly log: LogLines
  /** Searches around the line, replacing the current search. */
  readonly onShow: (line: LogEntry) => void
  readonly onDismiss: () => void
}) {
  const format = useFormat()
  const isThere = log.lines.some(({ id }) => id === lineId)
  const { data: line, error, refetch } = useQuery({ ...lineQuery(lineId), enabled: !isThere })

  const oldest = log.searchedTo === undefined ? Number.POSITIVE_INFINITY : Date.parse(log.searchedTo)
  const canLoadLine =
    !isThere &&
    line !== undefined &&
    log.hasMore &&
    log.error === null &&
    Date.parse(line.timestamp) <= oldest
  const loadMore = useEffectEvent(log.loadMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page checks again if the line is missing
  useEffect(() => {
    if (canLoadLine) loadMore()
  }, [canLoadLine, log.lines, log.isFetching])

  if (isThere || log.isPending || log.isPrevious || canLoadLine || (line === undefined && error === null))
    return null
  return (
    <div className={classes.notice} role="status">
      {line !== undefined ? (
        <>
          <span>
            The linked line, of {format.exact(line.timestamp)}, isn’t shown, because the search or range
            excludes it.
          </span>
          <Button variant="outline" size="sm" onClick={() => onShow(line)}>
            Show it
          </Button>
        </>
      ) : isDeleted(error) ? (
        <span>The linked line has expired. Logs are kept for {RETENTION_DAYS.logs} days.</span>
      ) : (
        <>
          <span>Couldn’t load the linked line: {problemOf(error).detail}</span>
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  )
}
