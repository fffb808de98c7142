/**
 * The points that drift behind the words of the front page. Numbers by the width of the window are the specification's
 * (part 2, section 9). Pure: what is random comes in.
 */

export interface Particle {
  x: number
  y: number
  /** Pixels per second. */
  dx: number
  dy: number
  readonly radius: number
}

/** Two points that are close enough to be joined, and how visibly: 1 where they meet, 0 at the greatest distance. */
export type JoinParticles = (a: Particle, b: Particle, strength: number) => void

export interface FieldSize {
  readonly width: number
  readonly height: number
}

const FASTEST = 18

/** @param windowWidth in CSS pixels, as everything here */
export function particleCount(windowWidth: number): number {
  if (windowWidth < 768) return 100
  return windowWidth < 1024 ? 150 : 200
}

/** Points that are no farther apart than this are joined by a line. */
export function linkDistance(windowWidth: number): number {
  return windowWidth < 768 ? 100 : 120
}

/** @param random from 0 to 1, as `Math.random` */
export function scatter(count: number, { width, height }: FieldSize, random: () => number): Particle[] {
  const speed = () => (random() * 2 - 1) * FASTEST
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    dx: speed(),
    dy: speed(),
    radius: 0.75 + random() * 1.25,
  }))
}

/** Moves them on, in place; at an edge they turn round. */
export function drift(particles: readonly Particle[], { width, height }: FieldSize, seconds: number): void {
  for (const particle of particles) {
    const x = turned(particle.x + particle.dx * seconds, particle.dx, width)
    const y = turned(particle.y + particle.dy * seconds, particle.dy, height)
    particle.x = x.at
    particle.dx = x.speed
    particle.y = y.at
    particle.dy = y.speed
  }
}

/** Calls `join` once for each two that are near enough. */
export function joinNear(particles: readonly Particle[], distance: number, join: JoinParticles): void {
  for (const [index, a] of particles.entries()) {
    for (let other = index + 1; other < particles.length; other++) {
      const b = particles[other]
      if (b === undefined) continue
      const x = a.x - b.x
      const y = a.y - b.y
      const squared = x * x + y * y
      if (squared < distance * distance) join(a, b, 1 - Math.sqrt(squared) / distance)
    }
  }
}

function turned(at: number, speed: number, end: number) {
  if (at < 0) return { at: 0, speed: Math.abs(speed) }
  if (at > end) return { at: end, speed: -Math.abs(speed) }
  return { at, speed }
}
