/** Finds the entries of a fixed list by id; undefined for an id that is not in it. */
export function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): (id: string) => Entry | undefined {
  const index = new Map(entries.map((entry) => [entry.id, entry]))
  return (id) => index.get(id)
}
