import { Problem } from '../../engine/problem.ts'

/** Position in a list ordered by time, newest first, then by id. */
export interface Position {
  /** Epoch milliseconds. */
  readonly at: number
  readonly id: string
}

/** True if `a` comes before `b`, that is, it is newer. */
export function precedes(a: Position, b: Position): boolean {
  return a.at !== b.at ? a.at > b.at : a.id > b.id
}

/**
 * Encodes a position as a cursor. Opaque to clients; contains the list's name, so that a cursor of one list is
 * invalid in another.
 */
export function writeCursor(list: string, { at, id }: Position): string {
  return btoa(`${list}|${at}|${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Decodes a cursor of the same list.
 * @param parameter query parameter that holds it
 * @throws Problem 400 `invalid_cursor`
 */
export function readCursor(list: string, cursor: string, parameter = 'cursor'): Position {
  const position = parse(list, cursor)
  // Only cursors in canonical form are accepted.
  if (position === null || writeCursor(list, position) !== cursor) {
    throw new Problem(400, 'invalid_cursor', {
      detail: 'This cursor doesn’t belong to this list. Request the first page without a cursor.',
      errors: [
        {
          in: 'query',
          pointer: `/${parameter}`,
          code: 'invalid_cursor',
          message: 'This cursor doesn’t belong to this list.',
        },
      ],
    })
  }
  return position
}

function parse(list: string, cursor: string): Position | null {
  if (!/^[\w-]+$/.test(cursor)) return null
  let text: string
  try {
    text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
  const [name, at, id, ...rest] = text.split('|')
  if (name !== list || id === undefined || rest.length > 0 || !/^\d{1,16}$/.test(at ?? '')) return null
  return { at: Number(at), id }
}

export interface CursorQuery {
  readonly cursor?: string
  readonly limit: number
}

export interface CursorPage<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/**
 * Rows after the cursor, newest first. A position rather than an offset: new rows neither repeat nor hide rows while
 * paging.
 */
export function cursorPage<Row extends Position>(
  list: string,
  rows: Iterable<Row>,
  { cursor, limit }: CursorQuery,
): CursorPage<Row> {
  const after = cursor === undefined ? null : readCursor(list, cursor)
  const page = newest(rows, limit + 1, after)
  const more = page.length > limit
  if (more) page.pop()
  const last = page.at(-1)
  return { rows: page, nextCursor: last && more ? writeCursor(list, last) : null }
}

/** Selects the newest rows after a position, keeping only the page sorted. */
function newest<Row extends Position>(rows: Iterable<Row>, count: number, after: Position | null): Row[] {
  const page: Row[] = []
  for (const row of rows) {
    if (after !== null && !precedes(after, row)) continue
    const last = page.at(-1)
    if (page.length === count && last !== undefined && !precedes(row, last)) continue
    let at = page.length
    while (at > 0 && precedes(row, page[at - 1] as Row)) at--
    page.splice(at, 0, row)
    if (page.length > count) page.pop()
  }
  return page
}
