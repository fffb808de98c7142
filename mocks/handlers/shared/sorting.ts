import type { SortKey } from '../../db/index.ts'

/** Sort key of each field of the `sort` parameter. */
export type SortFields<Row> = Readonly<Record<string, SortKey<Row>['by']>>

/** Parses a comma-separated list of fields, `-` for descending. The contract's pattern allows only known fields. */
export function sortKeys<Row>(sort: string, fields: SortFields<Row>): SortKey<Row>[] {
  return sort.split(',').flatMap((part) => {
    const descending = part.startsWith('-')
    const by = fields[descending ? part.slice(1) : part]
    return by === undefined ? [] : { by, descending }
  })
}
