import { useSyncExternalStore } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'

// Not for those who ask for less motion, and for nobody before the page stands.
const MovingParticles = onDemand(() => import('./moving-particles.tsx'))

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function onMotionChange(changed: () => void): () => void {
  const query = lessMotion()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Decoration of the hero, with a switch, since it moves for longer than five seconds (WCAG 2.2.2). It rests while it is
 * out of sight, and isn't there at all for those who ask for less motion or have no scripts.
 */
export function Particles() {
  const isStill = useSyncExternalStore(
    onMotionChange,
    () => lessMotion().matches,
    () => true,
  )
  return isStill ? null : <MovingParticles />
}
