import {
  createParticles,
  drift,
  forEachNearbyPair,
  linkDistance,
  type Particle,
  particleCount,
} from './particle-field.ts'

/** Maximum device pixel ratio. More pixels cost time without a visible gain. */
const MAX_PIXEL_RATIO = 1.5

/** Maximum time step in seconds, so a tab that was hidden continues where it stopped. */
const MAX_STEP_SECONDS = 0.05

/** Particles by canvas, kept across pause and play. */
const fields = new WeakMap<HTMLCanvasElement, Particle[]>()

/**
 * Draws moving particles, joined by lines when close. Runs only while the canvas is visible.
 *
 * @returns function that stops the animation and leaves the last frame
 */
export function animateParticles(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  if (!pen) return () => {}
  let frame = 0
  let last = 0
  let size = { width: 0, height: 0 }

  function measure(): void {
    const scale = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)
    size = { width: canvas.clientWidth, height: canvas.clientHeight }
    canvas.width = size.width * scale
    canvas.height = size.height * scale
    pen?.setTransform(scale, 0, 0, scale, 0, 0)
    const count = particleCount(window.innerWidth)
    if (fields.get(canvas)?.length !== count) fields.set(canvas, createParticles(count, size, Math.random))
    draw()
  }

  function draw(): void {
    if (!pen) return
    const particles = fields.get(canvas) ?? []
    const color = getComputedStyle(canvas).color
    pen.clearRect(0, 0, size.width, size.height)
    pen.strokeStyle = color
    pen.fillStyle = color
    pen.lineWidth = 0.75
    forEachNearbyPair(particles, linkDistance(window.innerWidth), (a, b, strength) => {
      pen.globalAlpha = strength * 0.35
      pen.beginPath()
      pen.moveTo(a.x, a.y)
      pen.lineTo(b.x, b.y)
      pen.stroke()
    })
    pen.globalAlpha = 0.8
    for (const { x, y, radius } of particles) {
      pen.beginPath()
      pen.arc(x, y, radius, 0, 2 * Math.PI)
      pen.fill()
    }
  }

  function next(now: number): void {
    drift(fields.get(canvas) ?? [], size, Math.min(Math.max(now - last, 0) / 1000, MAX_STEP_SECONDS))
    last = now
    draw()
    frame = requestAnimationFrame(next)
  }

  const resized = new ResizeObserver(measure)
  resized.observe(canvas)
  const seen = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame)
    if (!entry?.isIntersecting) return
    last = performance.now()
    frame = requestAnimationFrame(next)
  })
  seen.observe(canvas)

  return () => {
    cancelAnimationFrame(frame)
    resized.disconnect()
    seen.disconnect()
  }
}
