import type { ReactNode } from 'react'
import { problemOf } from '#src/ui/problem.ts'
import { StatCard, StatStrip } from '#src/ui/stat-card.tsx'

/** One metric above a list, and how to read it from the summary. */
export interface SummaryCard<Summary> {
  readonly label: string
  readonly icon: ReactNode
  readonly value: (summary: Summary) => ReactNode
  /** Shown after the value in a lighter color. */
  readonly unit?: string
  readonly hint: (summary: Summary) => ReactNode
}

/**
 * Metrics above a list, over all resources of the type, regardless of filters. If the summary fails they show dashes,
 * not zeros; the list below shows the error.
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
    <StatStrip label="Summary">
      {cards.map(({ label, icon, value, unit, hint }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={data === undefined ? (failed ? '–' : undefined) : value(data)}
          {...(unit !== undefined && !failed && { unit })}
          hint={data === undefined ? (failed ? problemOf(error).title : undefined) : hint(data)}
        />
      ))}
    </StatStrip>
  )
}

/** Statuses that a resource is in: "1 in error", not "1 error". */
const NOUNS: ReadonlySet<string> = new Set(['error', 'maintenance'])

/**
 * "3 stopped, 1 starting, 1 in error": all statuses with resources, except the usual one.
 * @param usual status to omit, and the text if all resources have it
 */
export function describeOthers<Status extends string>(
  counts: Readonly<Record<Status, number>>,
  usual: { readonly status: NoInfer<Status>; readonly all: string },
  number: (value: number) => string,
): string {
  const entries = Object.entries(counts) as [Status, number][]
  const others = entries.filter(([status, count]) => status !== usual.status && count > 0)
  // Errors come last, where they stand out most.
  const inOrder = [
    ...others.filter(([status]) => status !== 'error'),
    ...others.filter(([status]) => status === 'error'),
  ]
  if (inOrder.length === 0) return counts[usual.status] === 0 ? 'None yet' : usual.all
  return inOrder
    .map(
      ([status, count]) =>
        `${number(count)} ${NOUNS.has(status) ? `in ${status}` : status.replaceAll('_', ' ')}`,
    )
    .join(', ')
}
