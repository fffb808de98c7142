import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '#src/resources/detail/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './dashboard.module.css'

interface WidgetProps<Answer> {
  readonly title: string
  /** Beside the title: where there is more of it. */
  readonly aside?: ReactNode
  readonly query: UseQueryResult<Answer, unknown>
  /** Stands in while nothing has come: how high it will be about. */
  readonly height: string
  readonly children: (answer: Answer) => ReactNode
}

/** A box of the dashboard that asks for itself: it waits, fails and tries again without the others. */
export function Widget<Answer>({ title, aside, query, height, children }: WidgetProps<Answer>) {
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
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} title={title} />
      )}
    </Panel>
  )
}

function Failure({
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
      <p>{problem.detail}</p>
      <Button variant="outline" size="sm" onClick={onRetry} loading={retrying}>
        Try again<span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}

/** What a widget says of an organisation that has nothing of the kind yet. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className={classes.nothing}>{children}</p>
}
