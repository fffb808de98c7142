type Keys<Table> = Table extends unknown ? keyof Table : never

/** Keys that a table shares with an earlier one. */
type Repeated<Tables extends readonly object[], Seen = never> = Tables extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Seen) | Repeated<Rest, Seen | keyof First>
  : never

type Joined<Tables extends readonly object[]> = {
  readonly [Key in Keys<Tables[number]>]: Extract<Tables[number], Record<Key, unknown>>[Key]
}

/** Merges tables. Duplicate keys don't compile; the error names them as `in two tables`. */
export function disjoint<const Tables extends readonly object[]>(
  ...tables: Tables & ([Repeated<Tables>] extends [never] ? unknown : { 'in two tables': Repeated<Tables> })
): Joined<Tables> {
  return Object.assign({}, ...tables)
}
