import type { ReactNode } from 'react'
import { problemOf } from '#src/ui/problem.ts'
import { StatCard, StatGrid } from '#src/ui/stat-card.tsx'

/** One figure above a list, and how it is read out of the summary. */
export interface SummaryCard<Summary> {
  readonly label: string
  readonly icon: ReactNode
  readonly value: (summary: Summary) => ReactNode
  /** Written light behind the figure. */
  readonly unit?: string
  readonly hint: (summary: Summary) => ReactNode
}

/**
 * The figures above a list, over all resources of the kind, whatever the list is filtered by. The list below says what
 * is wrong; figures that could not be had are dashes, not zeros.
 */
export function SummaryCards<Summary>({
  query: { data, error },
  cards,
}: {
  readonly query: { readonly data: Summary | undefined; readonly error: unknown }
  readonly cards: readonly SummaryCard<Summary>[]
}) {
  const failed = data === undefined && error !== null
  return (
    <StatGrid>
      {cards.map(({ label, icon, value, unit, hint }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={data === undefined ? (failed ? '–' : undefined) : value(data)}
          {...(unit !== undefined && { unit })}
          hint={data === undefined ? (failed ? problemOf(error).title : undefined) : hint(data)}
        />
      ))}
    </StatGrid>
  )
}

/**
 * "3 stopped, 1 starting, 1 in error": every status but the usual one that somebody is in.
 * @param usual the status that goes without saying, and what to say when all are in it
 */
export function describeOthers<Status extends string>(
  counts: Readonly<Record<Status, number>>,
  usual: { readonly status: NoInfer<Status>; readonly all: string },
  number: (value: number) => string,
): string {
  const entries = Object.entries(counts) as [Status, number][]
  const others = entries.filter(([status, count]) => status !== usual.status && count > 0)
  // Failures last: they are what the eye should stop at.
  const inOrder = [
    ...others.filter(([status]) => status !== 'error'),
    ...others.filter(([status]) => status === 'error'),
  ]
  if (inOrder.length === 0) return counts[usual.status] === 0 ? 'None yet' : usual.all
  return inOrder
    .map(
      ([status, count]) =>
        `${number(count)} ${status === 'error' ? 'in error' : status.replaceAll('_', ' ')}`,
    )
    .join(', ')
}
