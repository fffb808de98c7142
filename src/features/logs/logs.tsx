import { IconArrowUp, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LogEntry, LogHistogram } from '#src/api/generated/types.gen.ts'
import { type LogField, withTerm } from '#src/domain/log-query.ts'
import { RETENTION_DAYS } from '#src/domain/retention.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { useAnnouncedResult } from '#src/ui/resource-table/use-announced-result.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { LogFilters } from './filters/log-filters.tsx'
import { QueryBar } from './filters/query-bar.tsx'
import { addStreamedLines } from './histogram/add-streamed-lines.ts'
import { LogCounts } from './histogram/log-counts.tsx'
import { LogList } from './lines/log-list.tsx'
import { LogFoot, LogPlaceholder } from './lines/log-states.tsx'
import { StreamButton } from './live/stream-button.tsx'
import { useAnnouncedLines } from './live/use-announced-lines.ts'
import { endsNow, spanAround, spanOf } from './log-span.ts'
import classes from './logs.module.css'
import { histogramQuery, servicesQuery } from './logs-queries.ts'
import { type LogsSearch, logsSearch, MAX_LOG_QUERY } from './logs-search.ts'
import { type LogLines, useLogLines } from './use-log-lines.ts'
import { useTimedSearch } from './use-timed-search.ts'

const route = getRouteApi('/_console/monitoring/logs')

export const TITLE = 'Logs'

const LiveBadge = onDemand(async () => ({ default: (await import('./live/live-badge.tsx')).LiveBadge }))
const LineDetails = onDemand(() => import('./lines/line-details.tsx'))
const PatternsPanel = onDemand(() => import('./patterns/patterns-panel.tsx'))
const LinkedLine = onDemand(async () => ({ default: (await import('./lines/linked-line.tsx')).LinkedLine }))
const CustomRangeDialog = onDemand(async () => ({
  default: (await import('#src/resources/time-range/custom-range-dialog.tsx')).CustomRangeDialog,
}))
const ContextDialog = dialogOnDemand(() => import('./dialogs/context-dialog.tsx'))
const ExportDialog = dialogOnDemand(() => import('./dialogs/export-dialog.tsx'))

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

export function Logs() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const format = useFormat()
  const { asked, askAgain } = useTimedSearch(search)

  const canFollow = endsNow(search)
  const isLive = search.live === 'on' && canFollow
  /** Set while the user reads, which holds new lines so nothing moves: below the top, or at a line. */
  const [reading, setReading] = useState<'scroll' | 'line' | null>(null)
  const isFollowing = isLive && reading === null

  const log = useLogLines(asked, isLive, !isFollowing)
  const { tail } = log
  const histogram = useQuery(histogramQuery(asked, isLive))
  const services = useQuery(servicesQuery(asked))
  useAnnouncedLines(log.streamedCount)

  // Search on screen: the previous one until the next has loaded.
  const [shownKey, setShownKey] = useState(asked.key)
  if (!log.isPrevious && shownKey !== asked.key) {
    setShownKey(asked.key)
    setReading(null)
  }

  const change = useCallback(
    (part: Partial<LogsSearch>, replace = part.dialog === '') =>
      void navigate({ search: (known) => ({ ...known, ...part }), replace, resetScroll: false }),
    [navigate],
  )
  /** Changes the search and drops the linked line, which belongs to the previous search. */
  const narrow = useCallback(
    (part: Partial<LogsSearch>, replace?: boolean) => change({ line: '', ...part }, replace),
    [change],
  )

  // The pressed button disappears with its line, so focus the list.
  const list = useRef<HTMLElement>(null)
  const refocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list of the next search is on screen
  useEffect(() => {
    if (!refocus.current || log.isPrevious) return
    refocus.current = false
    list.current?.focus({ preventScroll: true })
  }, [shownKey, log.isPrevious])

  const query = search.q
  const details = useMemo(() => {
    const onFilter = (field: LogField | null, value: string, negated: boolean) => {
      refocus.current = true
      narrow({ q: withTerm(query, field, value, negated).slice(0, MAX_LOG_QUERY) })
    }
    const onContext = (line: LogEntry) => change({ context: line.id })
    const onCopyLink = (line: LogEntry) => {
      const span = spanAround(Date.parse(line.timestamp), now())
      const { href } = router.buildLocation({
        to: '/monitoring/logs',
        search: { range: 'custom', ...span, line: line.id },
      })
      void copyText(new URL(router.history.createHref(href), window.location.href).href, 'A link to the line')
    }
    return (line: LogEntry) => (
      <LineDetails line={line} onFilter={onFilter} onContext={onContext} onCopyLink={onCopyLink} />
    )
  }, [query, narrow, change, router])

  const onReading = useCallback(
    (cause: 'scroll' | 'line') => setReading((known) => (known === 'line' ? known : cause)),
    [],
  )
  const onBackAtTop = useCallback(() => setReading((known) => (known === 'scroll' ? null : known)), [])
  const follow = () => {
    setReading(null)
    change({ live: 'on', line: '' })
  }
  const isNarrowed = search.q !== '' || search.level !== '' || search.service !== '' || search.resource !== ''
  const clear = () => narrow({ q: '', level: '', service: '', resource: '' })
  const isOpen = tail.connection !== 'closed' || tail.isMore
  const { data: counted } = histogram
  const counts = useMemo(
    // While lines are held, neither the list nor its totals move.
    () => counted && addStreamedLines(counted, tail.lines),
    [counted, tail.lines],
  )
  const count = countText(log, histogram.isPlaceholderData ? undefined : counts, format.number)
  const isSettled = !log.isPending && !log.isPrevious && !log.isFetching
  // Announce only first results, not further pages or streamed lines.
  useAnnouncedResult(isSettled && log.isFirstAnswer ? count : null, asked.key)

  const closeDialog = () => change({ dialog: '' })

  return (
    <>
      <PageHeader
        title={TITLE}
        description="Follow, search and export the logs of every service."
        status={
          isOpen || isLive ? <LiveBadge connection={tail.connection} isFollowing={isFollowing} /> : undefined
        }
        actions={
          <>
            <Button
              variant="outline"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => change({ dialog: 'export' })}
            >
              Export
            </Button>
            <StreamButton
              canFollow={canFollow}
              isFollowing={isFollowing}
              onFollow={follow}
              onPause={() => change({ live: '' })}
            />
          </>
        }
      />
      <div className={classes.stack}>
        <search className={classes.search}>
          <QueryBar value={search.q} onChange={(q, typed) => narrow({ q }, typed)} />
          <LogFilters
            search={search}
            span={spanOf(asked.range, asked.at)}
            services={services.data}
            isRefreshing={log.isFetching && !log.isLoadingMore && !log.isPending}
            onChange={narrow}
            onRefresh={askAgain}
          />
        </search>

        <div className={classes.card}>
          <LogCounts
            query={histogram}
            counts={counts}
            isErrorShown={log.error === null}
            onNarrow={({ from, to }) => narrow({ range: 'custom', from, to })}
          />
          <div className={classes.bar}>
            <span>{describeList(log, count)}</span>
            {tail.waiting > 0 && (
              <Button size="sm" leftSection={<IconArrowUp size={15} aria-hidden="true" />} onClick={follow}>
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
                change({
                  ...logsSearch.defaults,
                  range: 'custom',
                  ...spanAround(Date.parse(line.timestamp), now()),
                  line: line.id,
                })
              }
              onDismiss={() => change({ line: '' })}
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
              <LogPlaceholder log={log} isNarrowed={isNarrowed} isLive={isLive} onClear={clear} />
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
        <PatternsPanel lines={log.lines} query={search.q} onSearch={(q) => narrow({ q })} />
      </div>

      {search.dialog === 'range' && (
        <CustomRangeDialog
          initial={spanOf(asked.range, asked.at)}
          days={RETENTION_DAYS.logs}
          onApply={({ from, to }) => narrow({ range: 'custom', from, to, dialog: '' })}
          onClose={closeDialog}
        />
      )}
      <ContextDialog
        opened={search.context !== ''}
        lineId={search.context}
        onClose={() => change({ context: '' }, true)}
      />
      <ExportDialog
        opened={search.dialog === 'export'}
        asked={isOpen ? { ...asked, at: now() } : asked}
        onClose={closeDialog}
      />
    </>
  )
}
