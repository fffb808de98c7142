import { describe, expect, it } from 'vitest'
import {
  createParticles,
  drift,
  forEachNearbyPair,
  linkDistance,
  type Particle,
  particleCount,
} from './particle-field.ts'

const at = (x: number, y: number, dx = 0, dy = 0): Particle => ({ x, y, dx, dy, radius: 1 })
const field = { width: 100, height: 50 }

describe('particles', () => {
  it.each([
    [320, 100, 100],
    [767, 100, 100],
    [768, 150, 120],
    [1023, 150, 120],
    [1024, 200, 120],
    [2560, 200, 120],
  ])('in a window of %i px: %i particles, joined up to %i px', (width, count, distance) => {
    expect(particleCount(width)).toBe(count)
    expect(linkDistance(width)).toBe(distance)
  })

  it('are scattered over the whole field', () => {
    let seed = 0
    const random = () => {
      seed = (seed + 0.618_034) % 1
      return seed
    }
    const particles = createParticles(200, field, random)
    expect(particles).toHaveLength(200)
    expect(particles.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 50)).toBe(true)
    expect(particles.some(({ x }) => x > 75) && particles.some(({ x }) => x < 25)).toBe(true)
  })

  it('move by their speed and bounce at the edges', () => {
    const particles = [at(10, 10, 5, -5), at(99, 25, 10, 0), at(50, 1, 0, -10)]
    drift(particles, field, 1)
    expect(particles).toMatchObject([
      { x: 15, y: 5, dx: 5, dy: -5 },
      { x: 100, dx: -10 },
      { y: 0, dy: 10 },
    ])
  })

  it('return into a field that shrank', () => {
    const particles = [at(500, 500, 3, 3)]
    drift(particles, field, 0)
    expect(particles).toMatchObject([{ x: 100, y: 50, dx: -3, dy: -3 }])
  })

  it('are joined once, fainter with distance', () => {
    const joined: [number, number, number][] = []
    forEachNearbyPair([at(0, 0), at(30, 40), at(0, 100)], 100, (a, b, strength) =>
      joined.push([a.y, b.y, strength]),
    )
    expect(joined).toEqual([
      [0, 40, 0.5],
      [40, 100, expect.closeTo(1 - Math.hypot(30, 60) / 100, 9)],
    ])
  })
})
