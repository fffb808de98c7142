/** Search parameters that a view doesn't save: page, open dialog, linked log line, live stream. */
const TRANSIENT_PARAMETERS = ['page', 'dialog', 'row', 'item', 'line', 'context', 'live']

/**
 * Query of a saved view.
 *
 * @param search query of the current URL, with or without `?`
 * @param columns columns on screen: `''` for the default ones, null to keep those of the URL
 */
export function viewQuery(search: string, columns: string | null): string {
  const query = new URLSearchParams(search)
  for (const name of TRANSIENT_PARAMETERS) query.delete(name)
  if (columns === '') query.delete('columns')
  else if (columns !== null) query.set('columns', columns)
  return query.toString()
}

/** True if two queries have the same parameters, in any order. */
export function isSameQuery(one: string, other: string): boolean {
  return sorted(one) === sorted(other)
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}

/** Path with the query of a saved view, on this site. */
export function viewHref({ path, query }: { readonly path: string; readonly query: string }): string {
  return query === '' ? path : `${path}?${query}`
}
