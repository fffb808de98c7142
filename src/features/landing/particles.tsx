import { useSyncExternalStore } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'

// Loaded after the page, and never for users who prefer reduced motion.
const MovingParticles = onDemand(() => import('./moving-particles.tsx'))

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function onMotionChange(changed: () => void): () => void {
  const query = lessMotion()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Decorative animation with a pause button, because it lasts longer than five seconds (WCAG 2.2.2). It stops while
 * out of view and isn't rendered with reduced motion or without scripts.
 */
export function Particles() {
  const isStill = useSyncExternalStore(
    onMotionChange,
    () => lessMotion().matches,
    () => true,
  )
  return isStill ? null : <MovingParticles />
}
