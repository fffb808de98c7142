import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { LevelMark } from '#src/resources/logs/level-mark.tsx'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { inBothZones } from '#src/ui/in-both-zones.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { spanAround } from '../log-span.ts'
import { contextQuery } from '../logs-queries.ts'
import classes from './dialogs.module.css'

/** Lines before and after, increasing with each "more". */
const AROUND = [10, 50, 100] as const

/** Lines of the same source around a line, ignoring the search. */
export default function ContextDialog({
  opened,
  lineId: linkedId,
  onClose,
}: {
  readonly opened: boolean
  /** Empty while the dialog is closed. */
  readonly lineId: string
  readonly onClose: () => void
}) {
  const format = useFormat()
  const lineId = useLastValue(linkedId)
  const [more, setMore] = useState({ lineId, step: 0 })
  // Another line starts with few lines again.
  const step = more.lineId === lineId ? more.step : 0
  const around = AROUND[step] ?? 100
  const { data, error, isFetching, refetch } = useQuery({
    ...contextQuery(lineId, around),
    enabled: opened,
  })
  const entry = data?.entry.id === lineId ? data.entry : undefined
  const middle = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more lines move the middle one out of view
  useEffect(() => {
    // Not returned: some browsers return a promise here, which React would take for a cleanup function.
    middle.current?.scrollIntoView({ block: 'center' })
  }, [entry, data])
  const isMore = data !== undefined && (data.newer.length === around || data.older.length === around)

  return (
    <Dialog opened={opened} onClose={onClose} title="Context" size="xl">
      <div className={dialogClasses.body}>
        {error !== null ? (
          <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
        ) : data === undefined || entry === undefined ? (
          <Skeleton height="20rem" />
        ) : (
          <>
            <p className={classes.note}>
              What {entry.source} wrote around {format.exact(entry.timestamp)}, newest first, regardless of
              the search.
            </p>
            {/* A scrollable region must be reachable by keyboard. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
            <section className={classes.scroll} aria-label="Lines around" tabIndex={0}>
              <ol className={classes.context}>
                {[...data.newer, entry, ...data.older].map((line) => (
                  <li
                    key={line.id}
                    {...(line.id === lineId && { ref: middle, 'aria-current': true })}
                    data-level={line.level}
                  >
                    <ContextLine line={line} />
                  </li>
                ))}
              </ol>
            </section>
            <div className={dialogClasses.actions}>
              <LinkButton
                variant="outline"
                to="/monitoring/logs"
                search={{
                  range: 'custom',
                  ...spanAround(Date.parse(entry.timestamp), now()),
                  resource: entry.resourceId,
                  line: lineId,
                }}
              >
                Search around this line
              </LinkButton>
              {isMore && step < AROUND.length - 1 && (
                <Button
                  variant="outline"
                  loading={isFetching}
                  onClick={() => setMore({ lineId, step: step + 1 })}
                >
                  More lines
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function ContextLine({ line }: { readonly line: LogEntry }) {
  const format = useFormat()
  return (
    <>
      <time dateTime={line.timestamp} title={inBothZones(format, line.timestamp)}>
        {format.stamp(line.timestamp)}
      </time>
      <LevelMark level={line.level} />
      <span className={classes.service}>{line.service}</span>
      <span className={classes.message}>{line.message}</span>
    </>
  )
}
