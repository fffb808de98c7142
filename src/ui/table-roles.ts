/**
 * Explicit table roles: some browsers drop the implicit ones when phones display rows as cards. Spread as props,
 * since the linter considers literal ones redundant.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
