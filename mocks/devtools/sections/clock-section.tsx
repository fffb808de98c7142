import { useId, useState } from 'react'
import type { ClockChange } from '../../admin/clock-change.ts'
import { type ClockState, isRealTime } from '../../kernel/clock.ts'
import type { ClockSetting } from '../../scenarios/document.ts'
import { Button, Field, Reasons, Row, Section, Select } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'

const MINUTE = 60_000

const steps: ReadonlyArray<readonly [label: string, ms: number]> = [
  ['+1 min', MINUTE],
  ['+1 hour', 60 * MINUTE],
  ['+1 day', 24 * 60 * MINUTE],
  ['+1 week', 7 * 24 * 60 * MINUTE],
  ['−1 hour', -60 * MINUTE],
]

const speeds: ReadonlyArray<readonly [factor: string, label: string]> = [
  ['1', 'Normal speed'],
  ['60', '1 minute per second'],
  ['3600', '1 hour per second'],
  ['86400', '1 day per second'],
]

/** Speed at which the panel stopped the clock; null if it hasn't. */
let speedBefore: number | null = null

const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' })

/** Shows and changes the clock of the mock. */
export function ClockSection() {
  const { control, scenario, clock, act } = usePanelContext()
  const stands = clock.state.mode === 'fixed'
  const speed = clock.state.mode === 'running' ? clock.state.speed : (speedBefore ?? speedOf(scenario.clock))
  const reasonsId = useId()
  const [wanted, setWanted] = useState(() => new Date(clock.now).toISOString().slice(0, 19))
  const [reasons, attempt] = useAttempt()
  const [setReasons, attemptSet] = useAttempt()
  const change = async (next: ClockChange) => {
    if (clock.state.mode === 'running') speedBefore = clock.state.speed
    await control.moveClock(next)
    act(() => {})
  }
  const move = (next: ClockChange) => attempt(() => change(next))
  const at = Date.parse(`${wanted}Z`)

  return (
    <>
      <Section
        title="World time"
        hint="The mock and all pages use this time. Moving it forward runs every scheduled job that is due."
      >
        <p className={styles.bigTime}>
          <time dateTime={new Date(clock.now).toISOString()}>{dateTime.format(clock.now)} UTC</time>
          <span className={styles.hint}>{describe(clock.state)}</span>
        </p>
        <Row label="Move">
          {steps.map(([label, ms]) => (
            <Button key={label} onClick={() => move({ kind: 'advance', ms })}>
              {label}
            </Button>
          ))}
        </Row>
      </Section>

      <Section title="Sessions">
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={scenario.session === 'lasting'}
            disabled={scenario.session === 'expired'}
            onChange={(event) =>
              act(() => control.adjust({ session: event.target.checked ? 'lasting' : 'valid' }))
            }
          />
          Stay signed in when the clock moves
        </label>
      </Section>

      <Section title="Pace">
        <Row>
          <Button onClick={() => move(stands ? { kind: 'speed', factor: speed } : { kind: 'pause' })}>
            {stands ? 'Continue' : 'Pause'}
          </Button>
          <Select
            label="Speed"
            value={String(speed)}
            options={speedOptions(speed)}
            onValue={(factor) => move({ kind: 'speed', factor: Number(factor) })}
          />
          <Button onClick={() => move({ kind: 'reset' })}>Real time</Button>
        </Row>
        <Reasons reasons={reasons} />
      </Section>

      <Section title="Set">
        <form
          className={styles.inline}
          onSubmit={(event) => {
            event.preventDefault()
            if (Number.isFinite(at)) void attemptSet(() => change({ kind: 'set', at }))
          }}
        >
          <Field
            label="Stop the clock at (UTC)"
            type="datetime-local"
            step={1}
            max="9999-12-31T23:59:59"
            required
            aria-invalid={setReasons.length > 0 || undefined}
            aria-describedby={setReasons.length > 0 ? reasonsId : undefined}
            value={wanted}
            onText={setWanted}
          />
          <Button type="submit">Set</Button>
        </form>
        <Reasons id={reasonsId} reasons={setReasons} />
      </Section>
    </>
  )
}

/** The usual speeds, and the present one. */
function speedOptions(speed: number): typeof speeds {
  if (speeds.some(([factor]) => factor === String(speed))) return speeds
  return [...speeds, [String(speed), `${speed.toLocaleString('en')} times as fast`]]
}

function speedOf(setting: ClockSetting): number {
  return setting.mode === 'sped-up' ? setting.factor : 1
}

function describe(state: ClockState): string {
  if (state.mode === 'fixed') return 'Stopped.'
  const pace = state.speed === 1 ? '' : `, ${state.speed.toLocaleString('en')} times as fast`
  return isRealTime(state) ? 'Real time.' : `Running${pace}.`
}
