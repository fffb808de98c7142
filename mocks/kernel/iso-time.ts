/** RFC 3339 in UTC with milliseconds, as the contract writes times. */
export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}

export function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}
