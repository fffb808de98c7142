/** A value of a table; null is an empty cell. */
export type CsvCell = string | number | null

/**
 * A table as comma-separated values (RFC 4180), the first row its names. A text that a spreadsheet would take for a formula
 * is quoted with an apostrophe: names come from people, and opening a file must not run what one of them typed.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
