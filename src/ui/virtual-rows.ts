/**
 * Positions of rows in a virtual list. All rows have the same height except a few expanded ones, so a position is a
 * multiplication and a few additions, however long the list is.
 */
export interface VirtualRows {
  /** Total height in CSS pixels. */
  readonly height: number
  /** Top edge of a row. */
  topOf(index: number): number
  /** Row at a distance from the top, clamped to the ends. */
  indexAt(offset: number): number
  /** First row to render, and the first after the last one. */
  visibleRange(scrollTop: number, viewHeight: number): { readonly from: number; readonly to: number }
}

/** Rows rendered beyond each edge, so that they are there when scrolling. */
export const MARGIN_ROWS = 8

/**
 * @param rowHeight CSS pixels, above zero
 * @param extra additional height of expanded rows, by index
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
    visibleRange: (scrollTop, viewHeight) => ({
      from: Math.max(0, indexAt(scrollTop) - MARGIN_ROWS),
      to: Math.min(count, indexAt(scrollTop + viewHeight) + 1 + MARGIN_ROWS),
    }),
  }
}

/** Scroll position that brings a row fully into view; unchanged if it is. */
export function scrollTo(rows: VirtualRows, index: number, scrollTop: number, viewHeight: number): number {
  const top = rows.topOf(index)
  const bottom = rows.topOf(index + 1)
  if (top < scrollTop || bottom - top > viewHeight) return top
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop
}
