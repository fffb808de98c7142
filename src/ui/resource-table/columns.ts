import type { ReactNode } from 'react'
import type { CheckResult } from '#src/domain/check-result.ts'
import type { BulkRun, BulkSelection } from './bulk-run.ts'
import type { ChoosableColumn } from './table-view.ts'

/** Column definition. `Field` are the list operation's sort fields. */
export interface Column<Row, Field extends string = string> extends ChoosableColumn {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Explanation below the cell; on phones, the first of the details. */
  readonly note?: (row: Row) => ReactNode
  /** Sort field of the header; not sortable if omitted. */
  readonly sort?: Field
  /** Numbers and prices are right-aligned, so that digits line up. */
  readonly align?: 'start' | 'end'
  /** Minimum width in `ch`, for text that should not wrap at every word. */
  readonly minWidth?: number
  /**
   * Place in a row on phones, which has a heading (the first column that is `always` visible), a status beside it, and a
   * line of details below. A function returns the column's part of the details, or null. @default hidden
   */
  readonly onPhone?: 'status' | 'detail' | ((row: Row) => ReactNode)
}

/** Entry of a row's menu. */
export interface RowAction {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** Shown at the end in red, after a divider. */
  readonly destructive?: boolean
  /** A denied action stays visible with its reason. */
  readonly check: CheckResult
  readonly onSelect: () => void
}

/** Action on several rows, run by the server. */
export interface BulkAction<Row> {
  readonly key: string
  /** Label: "Stop". */
  readonly label: string
  /** Label while running: "Stopping". */
  readonly running: string
  /** Message after success: "3 virtual machines are stopping." */
  readonly done: (count: number) => string
  readonly icon?: ReactNode
  readonly destructive?: boolean
  readonly check: (row: Row) => CheckResult
  /** Permission to run it on all rows that match the filters. Omit it if it can't. */
  readonly matching?: CheckResult
  readonly start: (selection: BulkSelection) => Promise<BulkRun>
  /** Called when rows have changed: after each step of the run, and at its end. */
  readonly onProgress?: () => void
  /** Undoes the action for the rows that succeeded; offered with the success message. */
  readonly undo?: (ids: readonly string[]) => void
  /** Omit it for harmless actions, which run at once. `rows` is empty if all matching rows are selected. */
  readonly confirm?: (count: number, rows: readonly Row[]) => BulkConfirmation
}

/** Bulk action with a dialog of its own. */
export interface BulkHandover<Row> extends Pick<BulkAction<Row>, 'key' | 'label' | 'icon' | 'check'> {
  /** @param clear clears the selection when done */
  readonly takeOver: (rows: readonly Row[], clear: () => void) => void
}

interface BulkConfirmation {
  readonly title: string
  readonly body: ReactNode
  /** Text to type if the action can't be undone. */
  readonly requiredText?: string
}

/** Filter of a list; `name` is the parameter in the URL and in the API. */
export type Filter<Search> =
  | {
      readonly kind: 'select'
      readonly name: keyof Search & string
      readonly label: string
      /** Label when off: "All Locations". */
      readonly all: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  /** Date: `2026-03-02`. */
  | { readonly kind: 'day'; readonly name: keyof Search & string; readonly label: string }
  /** Set by a link or a tag in a row; shown as a removable chip. */
  | { readonly kind: 'chip'; readonly name: keyof Search & string; readonly label: string }
