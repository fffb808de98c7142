import { fold } from '#src/domain/text-match.ts'

/**
 * What can be found in a row, folded and kept: rows are immutable, so it is made once for each of them, and a
 * search through ten thousand rows costs no more than looking at ten thousand texts.
 */
export function searchText<Row extends object>(
  parts: (row: Row) => readonly (string | null)[],
): (row: Row) => string {
  const kept = new WeakMap<Row, string>()
  return (row) => {
    let text = kept.get(row)
    if (text === undefined) {
      text = fold(parts(row).join('\n'))
      kept.set(row, text)
    }
    return text
  }
}
