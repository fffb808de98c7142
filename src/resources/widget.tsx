import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RetryWait } from '#src/ui/lazy-retry-wait.ts'
import { detailWithoutWait, problemOf } from '#src/ui/problem.ts'
import { RetryButton } from '#src/ui/retry-button.tsx'
import { StatCard } from '#src/ui/stat-card.tsx'
import { isThrottle } from '#src/ui/use-retry-after.ts'
import { Panel } from './detail/panel.tsx'
import classes from './widget.module.css'

interface WidgetProps<Data> {
  readonly title: string
  /** Shown beside the title, such as a link to more. */
  readonly aside?: ReactNode
  readonly query: UseQueryResult<Data, unknown>
  /** Height of the placeholder while loading; close to that of the content. */
  readonly height: string
  readonly children: (data: Data) => ReactNode
}

/** Panel of an overview with its own query, so that it loads, fails and retries independently. */
export function Widget<Data>({ title, aside, query, height, children }: WidgetProps<Data>) {
  const { data, error, isFetching, refetch } = query
  return (
    <Panel title={title} aside={aside}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <div aria-busy="true">
          <Skeleton height={height} />
        </div>
      ) : (
        <WidgetFailure error={error} retrying={isFetching} onRetry={() => void refetch()} title={title} />
      )}
    </Panel>
  )
}

/** Error message of the server, with a retry button. */
export function WidgetFailure({
  error,
  retrying,
  onRetry,
  title,
}: {
  readonly error: unknown
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly title: string
}) {
  const problem = problemOf(error)
  return (
    <div className={classes.failure} role="alert">
      <strong>{problem.title}</strong>
      {!isThrottle(error) && <p>{detailWithoutWait(problem)}</p>}
      <RetryWait error={error} onRetry={onRetry} />
      <RetryButton part={title} variant="outline" retrying={retrying} onRetry={onRetry} />
    </div>
  )
}

/** Empty state of a widget. */
export function EmptyText({ children }: { readonly children: ReactNode }) {
  return <p className={classes.nothing}>{children}</p>
}

/** Card with one metric of a response; shows the error and a retry button if the query failed. */
export function QueryCard<Data>({
  label,
  query: { data, error, isFetching, refetch },
  value,
  unit,
  hint,
  isBad,
  trend,
  ...look
}: {
  readonly label: string
  readonly icon: ReactNode
  readonly href?: string
  /** Unit or aggregation after the value, in a lighter style. */
  readonly unit?: (data: Data) => string | undefined
  readonly query: UseQueryResult<Data, unknown>
  readonly value: (data: Data) => ReactNode
  readonly hint: (data: Data) => ReactNode
  /** Lines reserved for the hint while loading. */
  readonly hintLines?: number
  /** Marks a value that needs attention. */
  readonly isBad?: (data: Data) => boolean
  /** Space for the chart is reserved while the response is loading. */
  readonly trend?: (data: Data) => ReactNode
}) {
  const card = {
    ...look,
    label,
    ...(trend !== undefined && { trend: data === undefined ? null : trend(data) }),
  }
  if (data !== undefined) {
    const written = unit?.(data)
    return (
      <StatCard
        {...card}
        value={value(data)}
        {...(written !== undefined && { unit: written })}
        hint={hint(data)}
        isBad={isBad?.(data) ?? false}
      />
    )
  }
  if (error === null) return <StatCard {...card} value={undefined} />
  return (
    <StatCard
      {...card}
      value="–"
      hint={
        <span className={classes.cardFailure}>
          {problemOf(error).title}
          <RetryButton part={label} retrying={isFetching} onRetry={() => void refetch()} />
        </span>
      }
    />
  )
}
