import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LogHistogram } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { problemOf } from '#src/ui/problem.ts'
import type { Span } from '../log-span.ts'
import classes from '../logs.module.css'

const CountsSkeleton = () => <Skeleton height="7.75rem" />
const LevelHistogram = onDemand(() => import('./level-histogram.tsx'), CountsSkeleton)

/** Histogram of the search, a placeholder while it loads, or its error. */
export function LogCounts({
  query,
  counts,
  isErrorShown,
  onNarrow,
}: {
  readonly query: UseQueryResult<LogHistogram>
  /** Counts of the query with the streamed lines; undefined until they are loaded. */
  readonly counts: LogHistogram | undefined
  /** False if the list below shows an error already. */
  readonly isErrorShown: boolean
  readonly onNarrow: (span: Span) => void
}) {
  return (
    <div className={classes.counts}>
      {counts !== undefined ? (
        <LevelHistogram histogram={counts} isPrevious={query.isPlaceholderData} onNarrow={onNarrow} />
      ) : query.error === null ? (
        <CountsSkeleton />
      ) : (
        isErrorShown && (
          <p className={classes.failure}>
            Couldn’t load the counts: {problemOf(query.error).detail}
            <Button variant="link" size="sm" onClick={() => query.refetch()}>
              Try again
            </Button>
          </p>
        )
      )}
    </div>
  )
}
