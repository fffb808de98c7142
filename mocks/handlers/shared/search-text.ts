import { fold } from '#src/domain/text-match.ts'
import { createMemo } from '../../kernel/memo.ts'

/** Returns a function that gives a row's searchable text, folded and memoized. */
export function searchText<Row extends object>(
  parts: (row: Row) => readonly (string | null)[],
): (row: Row) => string {
  const texts = createMemo<Row, string>()
  return (row) => texts(row, () => fold(parts(row).join('\n')))
}
