let lastTime = Number.NaN
let lastText = ''

/** RFC 3339 in UTC with milliseconds. Caches the last text: one request often writes the same time. */
export function iso(epochMs: number): string {
  if (epochMs !== lastTime) {
    lastText = new Date(epochMs).toISOString()
    lastTime = epochMs
  }
  return lastText
}

export function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}

/** For example "2026-11-26 09:00 UTC", for texts. */
export function minuteText(time: number): string {
  return `${iso(time).slice(0, 16).replace('T', ' ')} UTC`
}

let lastSecond = Number.NaN
let lastDate = ''

/** HTTP date (RFC 9110, 5.6.7). Caches the last text, since it changes once a second. */
export function httpDate(epochMs: number): string {
  const second = Math.floor(epochMs / 1000)
  if (second !== lastSecond) {
    lastDate = new Date(epochMs).toUTCString()
    lastSecond = second
  }
  return lastDate
}
