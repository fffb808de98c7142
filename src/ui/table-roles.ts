/**
 * What the elements of a table are anyway, until a phone shows their rows as cards: then some browsers take what is no
 * longer laid out as a table for none. Spread into the elements: written out, the linter takes them for redundant.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
