/** In seconds, longest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Time to wait: seconds, or from a minute on minutes, rounded up: "45 seconds", "10 minutes". */
export function waitText(seconds: number): string {
  return durationText(seconds < 60 ? seconds : Math.ceil(seconds / 60) * 60)
}

/** Seconds in the largest unit that leaves no remainder: "7 days", "90 seconds". */
export function durationText(seconds: number): string {
  const [name, length] = UNITS.find(([, it]) => seconds > 0 && seconds % it === 0) ?? (['second', 1] as const)
  const count = seconds / length
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
