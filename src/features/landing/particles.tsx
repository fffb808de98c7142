import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { animateParticles } from './animate-particles.ts'
import classes from './particles.module.css'

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

function MovingParticles() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    const element = canvas.current
    if (!element || isPaused) return
    return animateParticles(element)
  }, [isPaused])

  const Picture = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <>
      <div aria-hidden="true">
        <canvas ref={canvas} className={classes.canvas} />
      </div>
      <Button
        className={classes.switch}
        variant="ghost"
        size="icon"
        aria-label={isPaused ? 'Play background animation' : 'Pause background animation'}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Picture size={16} aria-hidden="true" />
      </Button>
    </>
  )
}
