/**
 * Curves that look measured and are computed: each is a function of a key and a time, so any stretch of it can be
 * asked for at any resolution and at no cost to memory. All take a `span` in milliseconds and answer with the
 * (approximate) mean over that much time around `time`: what swings faster than the span fades out, as it does in
 * real averages, instead of turning up as a false slow wave.
 */

/** A number in [0, 1) that belongs to a key (32 bits) and an index. */
export function unit(key: number, index: number): number {
  // Multiplied apart before they meet: neighboring keys at neighboring indexes must not fall together.
  let h = Math.imul(key, 0x9e3779b1) + Math.imul(index, 0x7feb352d)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

/** Value noise in [-1, 1]: a random height every `period` milliseconds, eased in between. */
export function noise(key: number, time: number, period: number, span = 0): number {
  const position = time / period
  const index = Math.floor(position)
  const x = position - index
  const eased = x * x * (3 - 2 * x)
  const from = unit(key ^ period, index)
  const to = unit(key ^ period, index + 1)
  const fading = 1 / (1 + (span / period) ** 2)
  return ((from + (to - from) * eased) * 2 - 1) * fading
}

/** A wave in [-1, 1] with its crest at `crest`, every `period` milliseconds. The mean is exact. */
export function wave(time: number, period: number, crest: number, span = 0): number {
  const half = (Math.PI * span) / period
  const fading = half === 0 ? 1 : Math.sin(half) / half
  return Math.cos((2 * Math.PI * (time - crest)) / period) * fading
}

/** The least and the most of `noise` between two instants, of any span. */
export function noiseBounds(
  key: number,
  from: number,
  to: number,
  period: number,
): readonly [number, number] {
  const first = Math.floor(from / period)
  const last = Math.floor(to / period) + 1
  // Long ranges reach all heights.
  if (last - first > 4) return [-1, 1]
  let least = 1
  let most = 0
  for (let index = first; index <= last; index++) {
    const height = unit(key ^ period, index)
    if (height < least) least = height
    if (height > most) most = height
  }
  // Means over a span are nearer to zero.
  return [Math.min(0, least * 2 - 1), Math.max(0, most * 2 - 1)]
}

/** The least and the most of `wave` between two instants, of any span. */
export function waveBounds(
  from: number,
  to: number,
  period: number,
  crest: number,
): readonly [number, number] {
  const begin = wave(from, period, crest)
  const end = wave(to, period, crest)
  const reaches = (time: number) => Math.floor((to - time) / period) > Math.floor((from - time) / period)
  const most = reaches(crest) ? 1 : Math.max(begin, end, 0)
  const least = reaches(crest + period / 2) ? -1 : Math.min(begin, end, 0)
  return [least, most]
}
