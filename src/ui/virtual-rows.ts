/**
 * Where rows stand in a list that draws only those in sight. All have the same height but for a few, which somebody has
 * unfolded: so the place of any row is a multiplication and a few additions, however long the list is.
 */
export interface VirtualRows {
  /** Of all rows together, in CSS pixels. */
  readonly height: number
  /** The upper edge of a row. */
  topOf(index: number): number
  /** The row at a distance from the top; the nearest one beyond the ends. */
  indexAt(offset: number): number
  /** The first row that is to be drawn, and the first that is not any more. */
  inSight(scrollTop: number, viewHeight: number): { readonly from: number; readonly to: number }
}

/** Drawn beyond each edge, so that what scrolls in is there already. */
export const MARGIN_ROWS = 8

/**
 * @param rowHeight in CSS pixels, above zero
 * @param extra how much higher than that some rows are, by index
 */
export function virtualRows(
  count: number,
  rowHeight: number,
  extra: ReadonlyMap<number, number>,
): VirtualRows {
  const higher = [...extra].filter(([index]) => index < count).sort(([a], [b]) => a - b)
  const topOf = (index: number) => {
    let top = index * rowHeight
    for (const [other, more] of higher) {
      if (other >= index) break
      top += more
    }
    return top
  }
  const indexAt = (offset: number) => {
    let above = 0
    for (const [index, more] of higher) {
      const top = index * rowHeight + above
      if (offset < top) break
      if (offset < top + rowHeight + more) return index
      above += more
    }
    const index = Math.floor((offset - above) / rowHeight)
    return Math.max(0, Math.min(count - 1, index))
  }
  return {
    height: topOf(count),
    topOf,
    indexAt,
    inSight: (scrollTop, viewHeight) => ({
      from: Math.max(0, indexAt(scrollTop) - MARGIN_ROWS),
      to: Math.min(count, indexAt(scrollTop + viewHeight) + 1 + MARGIN_ROWS),
    }),
  }
}

/** How far to scroll so that a row is wholly in sight; where it is already, not at all. */
export function scrollTo(rows: VirtualRows, index: number, scrollTop: number, viewHeight: number): number {
  const top = rows.topOf(index)
  const bottom = rows.topOf(index + 1)
  if (top < scrollTop || bottom - top > viewHeight) return top
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop
}
