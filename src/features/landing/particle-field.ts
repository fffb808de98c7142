/**
 * Particle simulation of the landing page. Numbers by window width come from the specification (part 2, section 9).
 * Pure: randomness is passed in.
 */

export interface Particle {
  x: number
  y: number
  /** Velocity in pixels per second. */
  dx: number
  dy: number
  readonly radius: number
}

/** Called for two particles that are close. `strength` is 1 at distance 0 and 0 at the maximum distance. */
export type JoinParticles = (a: Particle, b: Particle, strength: number) => void

export interface FieldSize {
  readonly width: number
  readonly height: number
}

const MAX_SPEED = 18

/** @param windowWidth in CSS pixels, like all lengths here */
export function particleCount(windowWidth: number): number {
  if (windowWidth < 768) return 100
  return windowWidth < 1024 ? 150 : 200
}

/** Maximum distance of joined particles. */
export function linkDistance(windowWidth: number): number {
  return windowWidth < 768 ? 100 : 120
}

/** @param random returns a number in [0, 1), like `Math.random` */
export function createParticles(
  count: number,
  { width, height }: FieldSize,
  random: () => number,
): Particle[] {
  const speed = () => (random() * 2 - 1) * MAX_SPEED
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    dx: speed(),
    dy: speed(),
    radius: 0.75 + random() * 1.25,
  }))
}

/** Moves the particles in place. They bounce off the edges. */
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

/** Calls `join` once per pair within the distance. */
export function forEachNearbyPair(
  particles: readonly Particle[],
  distance: number,
  join: JoinParticles,
): void {
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
