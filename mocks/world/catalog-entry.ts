/** Catalog entry that a row names. Throws if there is none, which is a bug of the mock. */
export function catalogEntry<Entry>(entry: Entry | undefined, id: string): Entry {
  if (entry === undefined) throw new Error(`The catalog has no ${id}.`)
  return entry
}
