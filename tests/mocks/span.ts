const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** A span of time: milliseconds, or `90s`, `5m`, `1h`, `2d`, and several of them: `1h 30m`. */
export type Span = number | `${string}${keyof typeof UNITS}`

/** @throws RangeError for a text that is no span */
export function milliseconds(span: Span): number {
  if (typeof span === 'number') return span
  const text = span.trim()
  const isBack = text.startsWith('-')
  const parts = (isBack ? text.slice(1) : text).split(/\s+/).map((part) => {
    const [, amount, unit] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(part) ?? []
    if (amount === undefined) throw new RangeError(`“${span}” is no span of time such as 90s, 5m, 1h or 2d`)
    return Number(amount) * UNITS[unit as keyof typeof UNITS]
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return isBack ? -sum : sum
}
