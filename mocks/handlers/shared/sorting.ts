import type { SortKey } from '../../db/index.ts'

/** What each field of an operation's `sort` parameter stands for. */
export type SortFields<Row> = Readonly<Record<string, SortKey<Row>['by']>>

/** The keys of a comma list of fields, `-` for descending. The contract's pattern lets known fields through only. */
export function sortKeys<Row>(sort: string, fields: SortFields<Row>): SortKey<Row>[] {
  return sort.split(',').flatMap((part) => {
    const descending = part.startsWith('-')
    const by = fields[descending ? part.slice(1) : part]
    return by === undefined ? [] : { by, descending }
  })
}
