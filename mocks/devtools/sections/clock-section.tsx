import type { ClockChange } from '../../admin/control.ts'
import type { ClockState } from '../../world/clock.ts'
import styles from '../devtools.module.css'
import { usePolled } from '../use-polled.ts'
import type { Workbench } from '../workbench.ts'

const MINUTE = 60_000

const steps: ReadonlyArray<readonly [label: string, ms: number]> = [
  ['+1 min', MINUTE],
  ['+1 hour', 60 * MINUTE],
  ['+1 day', 24 * 60 * MINUTE],
]

const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' })

/** What time it is in the world, and ways to change that. */
export function ClockSection({ bench: { control } }: { readonly bench: Workbench }) {
  const [clock, refresh] = usePolled(() => control.clock)
  const move = async (change: ClockChange) => {
    await control.moveClock(change)
    refresh()
  }
  if (!clock) return null
  const stands = clock.state.mode === 'fixed'

  return (
    <>
      <h3>World time</h3>
      <p>
        <time dateTime={new Date(clock.now).toISOString()} className={styles.time}>
          {dateTime.format(clock.now)} UTC
        </time>
        <br />
        <span className={styles.hint}>{describe(clock.state)}</span>
      </p>
      <div className={styles.row}>
        {steps.map(([label, ms]) => (
          <button
            key={label}
            type="button"
            className={styles.button}
            onClick={() => move({ kind: 'advance', ms })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          onClick={() => move(stands ? { kind: 'speed', factor: 1 } : { kind: 'pause' })}
        >
          {stands ? 'Go on' : 'Pause'}
        </button>
        <button type="button" className={styles.button} onClick={() => move({ kind: 'speed', factor: 60 })}>
          A minute each second
        </button>
        <button type="button" className={styles.button} onClick={() => move({ kind: 'reset' })}>
          Real time
        </button>
      </div>
    </>
  )
}

function describe(state: ClockState): string {
  if (state.mode === 'fixed') return 'Stands still.'
  const pace = state.speed === 1 ? '' : `, ${state.speed} times as fast`
  const isReal = state.speed === 1 && state.real === state.world
  return isReal ? 'Real time.' : `Moves on its own${pace}.`
}
