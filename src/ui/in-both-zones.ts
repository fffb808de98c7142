import { createFormat, type Format } from './format.ts'

/** UTC formatters by settings, since they are expensive to create. */
const others = new WeakMap<Format, Format>()

/**
 * Exact time in the user's time zone and in UTC, for tooltips; for users of UTC, in the browser's time zone. Only once
 * if both are the same.
 */
export function inBothZones(format: Format, at: string | number): string {
  let other = others.get(format)
  if (other === undefined) {
    const { timeZone, ...settings } = format.settings
    other = createFormat(timeZone === 'UTC' ? settings : { ...settings, timeZone: 'UTC' })
    others.set(format, other)
  }
  const [own, second] = [format.exact(at), other.exact(at)]
  return own === second ? own : `${own}\n${second}`
}
