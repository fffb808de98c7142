import { DAY, HOUR, MINUTE, SECOND } from './duration.ts'

const UNITS = [
  ['d', DAY],
  ['h', HOUR],
  ['min', MINUTE],
  ['s', SECOND],
] as const

/** Signed time difference in milliseconds as its two largest units: `+1 d 2 h`, `−30 min`. */
export function differenceText(ms: number): string {
  const parts: string[] = []
  let rest = Math.abs(ms)
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) parts.push(`${count} ${unit}`)
  }
  return `${ms < 0 ? '−' : '+'}${parts.slice(0, 2).join(' ') || '0 s'}`
}
