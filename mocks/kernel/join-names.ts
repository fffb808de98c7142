/** "a", "a and b", "a, b and c". Names beyond the first `max` are only counted: "a, b, c and 4 more". */
export function joinNames(names: readonly string[], max = Number.POSITIVE_INFINITY): string {
  const rest = names.length - max
  const parts = rest > 0 ? [...names.slice(0, max), `${rest} more`] : names
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
