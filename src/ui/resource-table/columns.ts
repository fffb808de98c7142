import type { ReactNode } from 'react'
import type { CheckResult } from '#src/domain/check-result.ts'
import type { ChoosableColumn } from './table-view.ts'

/** One column, as data. `Field` are the fields that the list operation sorts by. */
export interface Column<Row, Field extends string = string> extends ChoosableColumn {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The field that pressing the header sorts by; without one, it is plain text. */
  readonly sort?: Field
  /** Numbers and prices at the end, so that their digits stand under each other. */
  readonly align?: 'start' | 'end'
  /** Least width in `ch`, for text that should not wrap word by word. */
  readonly minWidth?: number
  /** On a phone, where two columns stand side by side, it has a line of its own. */
  readonly wide?: boolean
}

/** An entry in the menu of a row. */
export interface RowAction {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** Stands apart, in red, at the end. */
  readonly destructive?: boolean
  /** A refusal leaves the entry there, with its reason. */
  readonly check: CheckResult
  readonly onSelect: () => void
}

/** What can be done to several rows at once. */
export interface BulkAction<Row> {
  readonly key: string
  /** "Stop". */
  readonly label: string
  /** "Stopping", while it runs. */
  readonly running: string
  /** "3 virtual machines are stopping.", when all went well. */
  readonly done: (rows: readonly Row[]) => string
  readonly icon?: ReactNode
  readonly destructive?: boolean
  readonly check: (row: Row) => CheckResult
  readonly run: (row: Row) => Promise<unknown>
  /** Once after all rows, however they fared. */
  readonly onFinished?: () => void
  /** Takes it back for those that went well; offered with the message that they did. */
  readonly undo?: (rows: readonly Row[]) => void
  /** What somebody must agree to first; leave it out for what does no harm. */
  readonly confirm?: (rows: readonly Row[]) => BulkConfirmation
}

/** What is done to several rows by somebody else: a dialog of its own, which asks what it has to know first. */
export interface BulkHandover<Row> extends Pick<BulkAction<Row>, 'key' | 'label' | 'icon' | 'check'> {
  /** @param clear ends the selection, once it is done */
  readonly takeOver: (rows: readonly Row[], clear: () => void) => void
}

interface BulkConfirmation {
  readonly title: string
  readonly body: ReactNode
  /** To be typed, where there is no way back. */
  readonly typed?: string
}

/** A filter of a list: `name` is its parameter in the address, and in the API. */
export type Filter<Search> =
  | {
      readonly kind: 'select'
      readonly name: keyof Search & string
      readonly label: string
      /** How the filter reads when it is off: "All Locations". */
      readonly all: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  /** A day, `2026-03-02`. */
  | { readonly kind: 'day'; readonly name: keyof Search & string; readonly label: string }
  /** Set from elsewhere (a tag pressed in a row, a link); shown as something to take off. */
  | { readonly kind: 'chip'; readonly name: keyof Search & string; readonly label: string }
