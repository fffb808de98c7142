/**
 * Curves that look measured but are functions of a key and a time, so any range can be computed at any resolution
 * without storage. `span` (milliseconds) asks for the approximate mean around `time`: noise faster than the span fades
 * out, as in real averages, instead of aliasing. Exact means are differences of integrals.
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

/** Value noise in [-1, 1]: a random height every `period` milliseconds, with smooth interpolation. */
export function noise(key: number, time: number, period: number, span = 0): number {
  const position = time / period
  const index = Math.floor(position)
  const x = position - index
  const from = heightAt(key ^ period, index)
  const to = heightAt(key ^ period, index + 1)
  return (from + (to - from) * x * x * (3 - 2 * x)) * noiseFading(span, period)
}

/** In [-1, 1]. A difference of two random numbers, so that a sum over many heights is one too. */
function heightAt(key: number, index: number): number {
  return unit(key, index + 1) - unit(key, index)
}

/** Exact integral of `noise` over time, from some instant in the past. */
export function noiseIntegral(key: number, time: number, period: number): number {
  const position = time / period
  const index = Math.floor(position)
  const x = position - index
  const first = unit(key ^ period, index)
  const second = unit(key ^ period, index + 1)
  const from = second - first
  const to = unit(key ^ period, index + 2) - second
  return period * ((first + second) / 2 + x * (from + (to - from) * x * x * (1 - x / 2)))
}

function noiseFading(span: number, period: number): number {
  return 1 / (1 + (span / period) ** 2)
}

/** Wave in [-1, 1] that is highest at `peak` and every `period` milliseconds. */
export function wave(time: number, period: number, peak: number): number {
  return Math.cos((2 * Math.PI * (time - peak)) / period)
}

/** Exact integral of `wave` over time, from some instant in the past. */
export function waveIntegral(time: number, period: number, peak: number): number {
  return (Math.sin((2 * Math.PI * (time - peak)) / period) * period) / (2 * Math.PI)
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
  // Long ranges may contain all values.
  if (last - first > 3) return [-1, 1]
  // Monotonic between two heights, so both ends and the heights in between bound it.
  const begin = noise(key, from, period)
  const end = noise(key, to, period)
  let min = Math.min(begin, end)
  let max = Math.max(begin, end)
  for (let index = first; index <= last; index++) {
    const height = heightAt(key ^ period, index)
    if (height < min) min = height
    if (height > max) max = height
  }
  // Means may be closer to zero.
  const fading = noiseFading(to - from, period)
  return [Math.min(min, min * fading), Math.max(max, max * fading)]
}

/** Minimum and maximum of `wave` between two instants, and of its means. */
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
  return [min, max]
}
