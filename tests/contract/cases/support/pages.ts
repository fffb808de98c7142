interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** Items of a cursor-based list: all, or a number of pages. */
export async function followPages<Item>(
  pageAfter: (cursor: { cursor?: string }) => Promise<Page<Item>>,
  pages = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const found: Page<Item> = await pageAfter(cursor === null ? {} : { cursor })
    items.push(...found.items)
    cursor = found.nextCursor
    if (cursor === null) break
  }
  return items
}
