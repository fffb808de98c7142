import { IconArrowUp } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { LogEntry, LogHistogram } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useAnnouncedResult } from '#src/ui/resource-table/use-announced-result.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { addStreamedLines } from '../histogram/add-streamed-lines.ts'
import { LogCounts } from '../histogram/log-counts.tsx'
import type { FollowedLines } from '../live/use-followed-lines.ts'
import { spanAround } from '../log-span.ts'
import classes from '../logs.module.css'
import { type LogsSearch, logsSearch } from '../logs-search.ts'
import type { ChangeSearch } from '../use-change-search.ts'
import type { LogLines } from '../use-log-lines.ts'
import { LogList } from './log-list.tsx'
import { LogFoot, LogPlaceholder } from './log-states.tsx'
import { useLineDetails } from './use-line-details.tsx'

const LinkedLine = onDemand(() => import('./linked-line.tsx'))

/** Result of the search: counts by time, and the list of lines. */
export function LogResult({
  search,
  searchKey,
  followed,
  histogram,
  isLive,
  onChange,
  onNarrow,
  onFollow,
}: {
  readonly search: LogsSearch
  /** Key of the search at its instant; differs after a refresh. */
  readonly searchKey: string
  readonly followed: FollowedLines
  readonly histogram: UseQueryResult<LogHistogram>
  readonly isLive: boolean
  readonly onChange: ChangeSearch
  readonly onNarrow: ChangeSearch
  /** Shows held lines, and follows the log. */
  readonly onFollow: () => void
}) {
  const { log, shownKey, isFollowing, onReading, onBackAtTop } = followed
  const { tail } = log
  const format = useFormat()

  // While lines are held, neither the list nor its totals move.
  const { data: counted } = histogram
  const counts = useMemo(() => counted && addStreamedLines(counted, tail.lines), [counted, tail.lines])
  const count = countText(log, histogram.isPlaceholderData ? undefined : counts, format.number)

  const isSettled = !log.isPending && !log.isPrevious && !log.isFetching
  // Announce only first results, not further pages or streamed lines.
  useAnnouncedResult(isSettled && log.isFirstResult ? count : null, searchKey)

  const { list, focusNextResult } = useFocusOfNextResult(followed)
  const onQuery = useCallback(
    (q: string) => {
      // The pressed button disappears with its line.
      focusNextResult()
      onNarrow({ q })
    },
    [focusNextResult, onNarrow],
  )
  const onContext = useCallback((line: LogEntry) => onChange({ context: line.id }), [onChange])
  const details = useLineDetails(search.q, onQuery, onContext)

  return (
    <div className={classes.card}>
      <LogCounts
        query={histogram}
        counts={counts}
        isErrorShown={log.error === null}
        onNarrow={({ from, to }) => onNarrow({ range: 'custom', from, to })}
      />
      <div className={classes.bar}>
        <span>{describeList(log, count)}</span>
        {tail.waiting > 0 && (
          <Button size="sm" leftSection={<IconArrowUp size={15} aria-hidden="true" />} onClick={onFollow}>
            {format.number(tail.waiting)}
            {tail.isMore && ' or more'} new {tail.waiting === 1 ? 'line' : 'lines'}
          </Button>
        )}
      </div>
      {search.line !== '' && (
        <LinkedLine
          lineId={search.line}
          log={log}
          onShow={(line) =>
            onChange({
              ...logsSearch.defaults,
              range: 'custom',
              ...spanAround(Date.parse(line.timestamp), now()),
              line: line.id,
            })
          }
          onDismiss={() => onChange({ line: '' })}
        />
      )}
      <section
        ref={list}
        tabIndex={-1}
        className={classes.list}
        aria-label="Log lines"
        data-previous={log.isPrevious || undefined}
      >
        {log.lines.length === 0 ? (
          <LogPlaceholder
            log={log}
            isNarrowed={isNarrowed(search)}
            isLive={isLive}
            onClear={() => onNarrow({ q: '', level: '', service: '', resource: '' })}
          />
        ) : (
          <LogList
            key={shownKey}
            lines={log.lines}
            streamedCount={log.streamedCount}
            hasMore={log.hasMore && log.error === null}
            onNearEnd={log.loadMore}
            isFollowing={isFollowing}
            onReading={onReading}
            onBackAtTop={onBackAtTop}
            linkedId={search.line}
            details={details}
            foot={<LogFoot log={log} />}
          />
        )}
      </section>
    </div>
  )
}

/** Focuses the list when the result of the next search is on screen, if `focusNextResult` was called. */
function useFocusOfNextResult({ log, shownKey }: FollowedLines) {
  const list = useRef<HTMLElement>(null)
  const isWanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list of the next search is on screen
  useEffect(() => {
    if (!isWanted.current || log.isPrevious) return
    isWanted.current = false
    list.current?.focus({ preventScroll: true })
  }, [shownKey, log.isPrevious])
  const focusNextResult = useCallback(() => {
    isWanted.current = true
  }, [])
  return { list, focusNextResult }
}

function isNarrowed({ q, level, service, resource }: LogsSearch): boolean {
  return q !== '' || level !== '' || service !== '' || resource !== ''
}

/** Number of loaded lines, and the total if known. */
function countText(
  { lines, hasMore }: LogLines,
  histogram: LogHistogram | undefined,
  number: (value: number) => string,
): string {
  const count = lines.length
  if (!hasMore) return `${number(count)} ${count === 1 ? 'line' : 'lines'}`
  if (histogram?.approximate === false && histogram.total > count) {
    return `${number(count)} of ${number(histogram.total)} lines`
  }
  return `${number(count)} or more lines`
}

function describeList({ lines, isPending, error, hasMore }: LogLines, count: string): string {
  if (lines.length > 0) return `${count}, newest first`
  if (error !== null) return 'Not loaded'
  return isPending || hasMore ? 'Searching' : 'No lines'
}
