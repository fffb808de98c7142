import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random } from './random.ts'

describe('keyed random', () => {
  it('is the same for the same seed and keys, whatever else was drawn', () => {
    const first = random(1, 'vm', 7)
    const draws = [first.float(), first.int(0, 99), first.id('vm')]
    random(1, 'vm', 8).float()
    const again = random(1, 'vm', 7)
    expect([again.float(), again.int(0, 99), again.id('vm')]).toEqual(draws)
  })

  it('has not changed: stored worlds must stay reproducible', () => {
    const rng = random(42, 'vm', 3)
    expect([rng.float(), rng.int(1, 6), rng.id('vm'), rng.id('key', 4)]).toMatchInlineSnapshot(`
      [
        0.7369775660336018,
        6,
        "vm_aafnkz9pibex",
        "key_boa4",
      ]
    `)
  })

  it('differs when the seed, a key, the type of a key or a boundary between keys differs', () => {
    const all = [
      random(1, 'a'),
      random(2, 'a'),
      random('1', 'a'),
      random(1, 'b'),
      random(1, 'a', 'b'),
      random(1, 'ab'),
      random(1, 'a', ''),
      random(1, '', 'a'),
      random(1),
      random(1, 1),
      random(1, '1'),
    ]
    expect(new Set(all.map((rng) => rng.id('x'))).size).toBe(all.length)
  })

  it('draws evenly distributed floats in [0, 1)', () => {
    const buckets = new Array<number>(10).fill(0)
    for (let i = 0; i < 20_000; i++) {
      const value = random(5, 'even', i).float()
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1
    }
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200)
    const rng = random(5)
    let sum = 0
    for (let i = 0; i < 20_000; i++) sum += rng.float()
    expect(sum / 20_000).toBeCloseTo(0.5, 1)
  })

  it('draws integers that include both ends of the range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -1000, max: 1000 }), fc.nat(50), (seed, min, span) => {
        const value = random(seed).int(min, min + span)
        return Number.isInteger(value) && value >= min && value <= min + span
      }),
    )
    const rng = random(1)
    expect(new Set(Array.from({ length: 200 }, () => rng.int(-1, 1)))).toEqual(new Set([-1, 0, 1]))
    expect(random(1).int(4, 4)).toBe(4)
    expect(() => random(1).int(2, 1)).toThrow(RangeError)
  })

  it('picks from a list, and with a probability', () => {
    expect(['a', 'b']).toContain(random(3).pick(['a', 'b']))
    expect(() => random(3).pick([])).toThrow(RangeError)
    expect(random(3).chance(0)).toBe(false)
    expect(random(3).chance(1)).toBe(true)
    const hits = Array.from({ length: 10_000 }, (_, i) => random(3, i).chance(0.02)).filter(Boolean).length
    expect(hits).toBeGreaterThan(140)
    expect(hits).toBeLessThan(260)
  })

  it('generates unique ids for 100,000 rows', () => {
    const ids = new Set(Array.from({ length: 100_000 }, (_, i) => random(9, 'vm', i).id('vm')))
    expect(ids.size).toBe(100_000)
    expect(random(9).id('vm')).toMatch(/^vm_[0-9a-z]{12}$/)
    expect(random(9).id('key', 30)).toMatch(/^key_[0-9a-z]{30}$/)
  })
})
