/** Cell of a table; null is an empty cell. */
export type CsvCell = string | number | null

/**
 * Formats a table as CSV (RFC 4180); the first row has the column names. Text that a spreadsheet would read as a
 * formula gets a leading apostrophe, since names come from users (CSV injection).
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
