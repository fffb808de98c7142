import type { ReactNode } from 'react'

/** Grouping of a list under headings. */
export interface RowGrouping<Row> {
  readonly labelOf: (row: Row) => string
  /** Shown after the label: a sum. */
  readonly summaryOf: (rows: readonly Row[]) => ReactNode
}

/** Group of rows with a heading. */
export interface RowGroup<Row> {
  readonly label: string
  readonly rows: readonly Row[]
}

/** Groups rows by a label, in the order of the first row of each. Without a label there is one group with none. */
export function groupRows<Row>(
  rows: readonly Row[],
  labelOf: ((row: Row) => string) | undefined,
): readonly RowGroup<Row>[] {
  if (labelOf === undefined) return [{ label: '', rows }]
  return [...Map.groupBy(rows, labelOf)].map(([label, grouped]) => ({ label, rows: grouped }))
}
