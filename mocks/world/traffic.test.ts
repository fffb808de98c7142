import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import {
  drawTraffic,
  faultsOf,
  faultyShareAt,
  latencyAt,
  rateAt,
  totalOf,
  usualFaultyShare,
} from './traffic.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const PROFILE = { rate: [1, 1000], faulty: 0.02 } as const
const traffic = drawTraffic(1, 'lb_1', 'us-east', PROFILE, [])

describe('traffic', () => {
  test('depends on seed and id, within its profile', () => {
    expect(drawTraffic(1, 'lb_1', 'us-east', PROFILE, [])).toEqual(traffic)
    expect(drawTraffic(1, 'lb_2', 'us-east', PROFILE, [])).not.toEqual(traffic)
    const rates = Array.from({ length: 500 }, (_, i) => drawTraffic(1, `lb_${i}`, null, PROFILE, []).rate)
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...rates)).toBeLessThanOrEqual(1000)
    // As many between 1 and 10 as between 100 and 1000.
    expect(rates.filter((rate) => rate < 10).length).toBeGreaterThan(120)
  })

  test('never stops and never fails entirely', () => {
    for (let time = NOW; time < NOW + 7 * DAY; time += 17 * MINUTE) {
      expect(rateAt(traffic, time)).toBeGreaterThan(0)
      expect(faultyShareAt(traffic, time)).toBeGreaterThanOrEqual(0)
      expect(faultyShareAt(traffic, time)).toBeLessThan(0.04)
      expect(latencyAt(traffic, 20, time)).toBeGreaterThan(10)
    }
  })

  test('has additive totals', () => {
    const [from, middle, to] = [NOW - 20 * DAY, NOW - 7.3 * DAY, NOW]
    const both = totalOf(traffic, from, middle) + totalOf(traffic, middle, to)
    expect(both / totalOf(traffic, from, to)).toBeCloseTo(1, 9)
    expect(totalOf(traffic, to, from)).toBe(0)
  })

  test('has totals that match its rates', () => {
    const sum = (from: number, to: number, step: number, at: (time: number) => number) => {
      let total = 0
      for (let time = from; time < to; time += step) total += (at(time + step / 2) * step) / SECOND
      return total
    }
    for (let from = NOW - 7 * DAY; from < NOW; from += HOUR) {
      const minutes = sum(from, from + HOUR, MINUTE, (time) => rateAt(traffic, time, MINUTE))
      expect(Math.abs(totalOf(traffic, from, from + HOUR) / minutes - 1)).toBeLessThan(0.03)
    }
    for (const step of [20 * MINUTE, HOUR, 6 * HOUR, DAY, 7 * DAY]) {
      const rates = sum(NOW - 28 * DAY, NOW, step, (time) => rateAt(traffic, time, step))
      expect(totalOf(traffic, NOW - 28 * DAY, NOW) / rates).toBeCloseTo(1, 2)
    }
    const errors = sum(NOW - 2 * DAY, NOW, 10 * MINUTE, (time) => {
      return rateAt(traffic, time, 10 * MINUTE) * faultyShareAt(traffic, time, 10 * MINUTE)
    })
    expect(Math.abs(faultsOf(traffic, NOW - 2 * DAY, NOW) / errors - 1)).toBeLessThan(0.05)
    const shares = sum(NOW - 1000 * DAY, NOW, HOUR, (time) => faultyShareAt(traffic, time))
    expect(shares / ((1000 * DAY) / SECOND) / usualFaultyShare(traffic)).toBeCloseTo(1, 1)
  })
})
