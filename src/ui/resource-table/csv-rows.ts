import { type CsvCell, toCsv } from '#src/domain/csv.ts'

type Cells = Map<string, CsvCell>

/**
 * CSV of a list's rows with all their fields, as the API names them: `usage.cpuPercent` for a part of an object, and
 * amounts of money in whole units beside their currency. Rows may have different fields.
 */
export function csvOfRows(rows: readonly object[]): string {
  const all = rows.map((row) => cellsOf(row))
  const columns = [...new Set(all.flatMap((cells) => [...cells.keys()]))]
  return toCsv([columns, ...all.map((cells) => columns.map((column) => cells.get(column) ?? null))])
}

/** Versions for concurrent edits say nothing about the row. */
const OMITTED_FIELDS = new Set(['etag'])

function cellsOf(row: object, prefix = '', cells: Cells = new Map()): Cells {
  for (const [name, value] of Object.entries(row)) {
    if (!OMITTED_FIELDS.has(name)) addCell(cells, `${prefix}${name}`, value)
  }
  return cells
}

function addCell(cells: Cells, name: string, value: unknown): void {
  if (Array.isArray(value)) cells.set(name, value.map(textOf).join('; '))
  else if (isMoney(value)) {
    cells.set(name, value.amount / 10 ** minorUnits(value.currency))
    cells.set(`${name}.currency`, value.currency)
  } else if (typeof value === 'object' && value !== null) cellsOf(value, `${name}.`, cells)
  else cells.set(name, typeof value === 'number' ? value : value === null ? null : String(value))
}

/** Entry of a list within a cell. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

const isMoney = (value: unknown): value is { readonly amount: number; readonly currency: string } =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string'

const minorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
