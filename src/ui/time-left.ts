/** "less than a minute left", "2 minutes left", "1 hour left". Rounded up, so that it never ends too early. */
export function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes <= 1) return 'less than a minute left'
  if (minutes < 60) return `${minutes} minutes left`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour left' : `${hours} hours left`
}
