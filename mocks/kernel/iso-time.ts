const MINUTE = 60_000

/** The minute that was named last, and its text as far as it goes: "2026-03-02T09:00:". */
let minute = Number.NaN
let begin = ''

const SECONDS = Array.from({ length: 60 }, (_, second) => `${String(second).padStart(2, '0')}.`)
const MILLISECONDS = Array.from({ length: 1000 }, (_, ms) => `${String(ms).padStart(3, '0')}Z`)

/**
 * RFC 3339, as the contract writes times; the text of `Date.toISOString`, which takes several times as long. Times that are
 * named together mostly lie within few minutes.
 */
export function iso(epochMs: number): string {
  const time = Math.trunc(epochMs)
  const its = Math.floor(time / MINUTE)
  if (its !== minute) {
    begin = new Date(its * MINUTE).toISOString().slice(0, -'00.000Z'.length)
    minute = its
  }
  const rest = time - its * MINUTE
  const second = Math.floor(rest / 1000)
  return `${begin}${SECONDS[second]}${MILLISECONDS[rest - second * 1000]}`
}

export function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}
