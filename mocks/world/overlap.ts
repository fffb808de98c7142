/** How long two ranges have in common, in milliseconds. */
export function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))
}
