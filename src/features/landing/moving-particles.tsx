import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { animateParticles } from './animate-particles.ts'
import classes from './particles.module.css'

/** Particle animation with its pause button. Default export for loading on demand. */
export default function MovingParticles() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    const element = canvas.current
    if (!element || isPaused) return
    return animateParticles(element)
  }, [isPaused])

  const Picture = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled
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
