/** Returns a lookup function by id; undefined for unknown ids. */
export function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): (id: string) => Entry | undefined {
  const index = new Map(entries.map((entry) => [entry.id, entry]))
  return (id) => index.get(id)
}
