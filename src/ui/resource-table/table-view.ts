/**
 * How somebody likes a table: which optional columns, how dense. Remembered for each table in localStorage, and read
 * as what it is: text that anybody, or an older version, may have written.
 */

const DENSITIES = ['comfortable', 'compact'] as const

export type Density = (typeof DENSITIES)[number]

export interface TableView {
  /** Keys of the columns shown. */
  readonly columns: readonly string[]
  readonly density: Density
}

/** The part of a column that choosing columns is about. */
export interface ChoosableColumn {
  readonly key: string
  /** Can't be hidden: the name of a row, its menu. */
  readonly always?: boolean
  readonly defaultHidden?: boolean
}

/**
 * What is stored are the departures from the default, not the columns shown: a column that a later version adds
 * appears for everybody, instead of staying hidden from those who once opened the menu.
 */
interface StoredView {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
  readonly density: Density
}

export function defaultView(columns: readonly ChoosableColumn[]): TableView {
  return readView(null, columns)
}

/** The view that `stored` asks for; whatever of it makes no sense is left out. */
export function readView(stored: string | null, columns: readonly ChoosableColumn[]): TableView {
  const { shown, hidden, density } = parse(stored)
  const isShown = (column: ChoosableColumn): boolean => {
    if (column.always) return true
    return column.defaultHidden ? shown.includes(column.key) : !hidden.includes(column.key)
  }
  return { columns: columns.filter(isShown).map((column) => column.key), density }
}

export function writeView(view: TableView, columns: readonly ChoosableColumn[]): string {
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

/** `view` with one column shown or hidden. Order is that of the columns, never that of choosing. */
export function toggleColumn(view: TableView, key: string, columns: readonly ChoosableColumn[]): TableView {
  const shows = new Set(view.columns)
  if (!shows.delete(key)) shows.add(key)
  const isShown = (column: ChoosableColumn): boolean => column.always === true || shows.has(column.key)
  return { ...view, columns: columns.filter(isShown).map((column) => column.key) }
}

function parse(stored: string | null): StoredView {
  const { shown, hidden, density } = objectOf(stored)
  return {
    shown: textsOf(shown),
    hidden: textsOf(hidden),
    density: DENSITIES.find((known) => known === density) ?? 'comfortable',
  }
}

function objectOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    // Of whatever is no object nothing can be read, and of null not even that.
    return JSON.parse(stored ?? '{}') ?? {}
  } catch {
    // Not JSON: as good as nothing stored.
    return {}
  }
}

/** All of them, or none where one is no text. */
function textsOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) && stored.every((entry) => typeof entry === 'string') ? stored : []
}
