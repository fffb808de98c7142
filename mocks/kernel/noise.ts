/**
 * Curves that look measured but are functions of a key and a time, so any range can be computed at any resolution
 * without storage. `span` (milliseconds) asks for the approximate mean around `time`: oscillations faster than the
 * span fade out, as in real averages, instead of aliasing.
 */

/** Pseudo-random number in [0, 1) for a key (32 bits) and an index. */
export function unit(key: number, index: number): number {
  // Multiplied separately first, so that neighboring keys and indexes don't collide.
  let h = Math.imul(key, 0x9e3779b1) + Math.imul(index, 0x7feb352d)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

/** Value noise in [-1, 1]: a random value every `period` milliseconds, with smooth interpolation. */
export function noise(key: number, time: number, period: number, span = 0): number {
  const position = time / period
  const index = Math.floor(position)
  const x = position - index
  const eased = x * x * (3 - 2 * x)
  const from = unit(key ^ period, index)
  const to = unit(key ^ period, index + 1)
  return ((from + (to - from) * eased) * 2 - 1) * noiseFading(span, period)
}

function noiseFading(span: number, period: number): number {
  return 1 / (1 + (span / period) ** 2)
}

/** Wave in [-1, 1] that is highest at `peak` and every `period` milliseconds. The mean is exact. */
export function wave(time: number, period: number, peak: number, span = 0): number {
  return Math.cos((2 * Math.PI * (time - peak)) / period) * waveFading(span, period)
}

function waveFading(span: number, period: number): number {
  const half = (Math.PI * span) / period
  return half === 0 ? 1 : Math.sin(half) / half
}

/** Minimum and maximum of `noise` between two instants, for any span within them. */
export function noiseBounds(
  key: number,
  from: number,
  to: number,
  period: number,
): readonly [number, number] {
  const first = Math.floor(from / period) + 1
  const last = Math.ceil(to / period) - 1
  // Long ranges contain all values.
  if (last - first > 3) return [-1, 1]
  // Monotonic between two of the random values, so both ends and the values in between bound it.
  const begin = noise(key, from, period)
  const end = noise(key, to, period)
  let min = Math.min(begin, end)
  let max = Math.max(begin, end)
  for (let index = first; index <= last; index++) {
    const height = unit(key ^ period, index) * 2 - 1
    if (height < min) min = height
    if (height > max) max = height
  }
  return faded(min, max, noiseFading(to - from, period))
}

/** Minimum and maximum of `wave` between two instants, for any span within them. */
export function waveBounds(
  from: number,
  to: number,
  period: number,
  peak: number,
): readonly [number, number] {
  const begin = wave(from, period, peak)
  const end = wave(to, period, peak)
  const reaches = (time: number) => Math.floor((to - time) / period) > Math.floor((from - time) / period)
  const max = reaches(peak) ? 1 : Math.max(begin, end)
  const min = reaches(peak + period / 2) ? -1 : Math.min(begin, end)
  return faded(min, max, to - from < period ? waveFading(to - from, period) : 0)
}

/** Bounds of values and of means, which are closer to zero: at most by this factor. */
function faded(min: number, max: number, fading: number): readonly [number, number] {
  return [Math.min(min, min * fading), Math.max(max, max * fading)]
}
