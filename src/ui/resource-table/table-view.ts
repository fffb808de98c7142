import { parseStored } from '#src/safe-storage.ts'

/**
 * View settings of a table: visible columns and density. Stored in localStorage for each table, and validated when
 * read, since other versions may have written them.
 */

const DENSITIES = ['comfortable', 'compact'] as const

export type Density = (typeof DENSITIES)[number]

export interface TableView {
  /** Keys of the visible columns. */
  readonly columns: readonly string[]
  readonly density: Density
}

/** Part of a column that the view menu needs. */
export interface ChoosableColumn {
  readonly key: string
  /** Always visible: name and menu. */
  readonly always?: boolean
  readonly defaultHidden?: boolean
}

/**
 * Only differences from the default are stored, so that a new column appears for everybody, even if the menu was used
 * before.
 */
interface StoredView {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
  readonly density: Density
}

export function defaultView(columns: readonly ChoosableColumn[]): TableView {
  return parseView(null, columns)
}

/** Parses a stored view; invalid parts are ignored. */
export function parseView(stored: string | null, columns: readonly ChoosableColumn[]): TableView {
  const { shown, hidden, density } = parse(stored)
  const isShown = (column: ChoosableColumn): boolean => {
    if (column.always) return true
    return column.defaultHidden ? shown.includes(column.key) : !hidden.includes(column.key)
  }
  return { columns: columns.filter(isShown).map((column) => column.key), density }
}

export function serializeView(view: TableView, columns: readonly ChoosableColumn[]): string {
  const optional = columns.filter((column) => !column.always)
  const isShown = (column: ChoosableColumn): boolean => view.columns.includes(column.key)
  return JSON.stringify({
    shown: optional.filter((column) => column.defaultHidden && isShown(column)).map((column) => column.key),
    hidden: optional
      .filter((column) => !column.defaultHidden && !isShown(column))
      .map((column) => column.key),
    density: view.density,
  })
}

/** View with the columns of the URL (`columns=name,cost`); unknown ones are ignored. */
export function withColumns(
  view: TableView,
  parameter: string,
  columns: readonly ChoosableColumn[],
): TableView {
  const named = new Set(parameter.split(','))
  const isShown = (column: ChoosableColumn): boolean => column.always === true || named.has(column.key)
  return { ...view, columns: columns.filter(isShown).map((column) => column.key) }
}

/** Visible columns as a URL parameter; empty for the default ones. */
export function columnsParameter(view: TableView, columns: readonly ChoosableColumn[]): string {
  const shown = view.columns.join(',')
  return shown === defaultView(columns).columns.join(',') ? '' : shown
}

/** Shows or hides one column. The order of columns is fixed. */
export function toggleColumn(view: TableView, key: string, columns: readonly ChoosableColumn[]): TableView {
  const shows = new Set(view.columns)
  if (!shows.delete(key)) shows.add(key)
  const isShown = (column: ChoosableColumn): boolean => column.always === true || shows.has(column.key)
  return { ...view, columns: columns.filter(isShown).map((column) => column.key) }
}

function parse(stored: string | null): StoredView {
  const { shown, hidden, density } = (parseStored(stored) ?? {}) as Readonly<Record<string, unknown>>
  return {
    shown: textsOf(shown),
    hidden: textsOf(hidden),
    density: DENSITIES.find((known) => known === density) ?? 'comfortable',
  }
}

/** All items, or none if one is not text. */
function textsOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) && stored.every((entry) => typeof entry === 'string') ? stored : []
}
