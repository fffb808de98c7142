const DAY = 86_400_000

/** True in the last days before something expires, not after. Lists warn about it then. */
export function expiresSoon(expiresAt: string | null, days: number, now: number): boolean {
  if (expiresAt === null) return false
  const left = Date.parse(expiresAt) - now
  return left > 0 && left <= days * DAY
}
