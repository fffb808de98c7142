import { useId, useState } from 'react'
import type { Adjustment } from '../../admin/control.ts'
import type { NetworkSettings } from '../../scenarios/document.ts'
import styles from '../devtools.module.css'
import type { Workbench } from '../workbench.ts'

/** How well calls get through, and how life cycles go. Every change counts from the next call on. */
export function NetworkSection({ bench: { control } }: { readonly bench: Workbench }) {
  const [{ network, lifecycle }, setScenario] = useState(control.scenario)
  const adjust = (change: Adjustment) => {
    control.adjust(change)
    setScenario(control.scenario)
  }
  const own = ownLatencies(network)

  return (
    <>
      <h3>Network</h3>
      <Amount
        label="Latency"
        unit="ms"
        step={50}
        max={10_000}
        value={generalLatency(network)}
        onChange={(latencyMs) => adjust({ network: { latencyMs } })}
      />
      {own.length > 0 && <p className={styles.hint}>Of their own have: {own.join(', ')}.</p>}
      <Amount
        label="Jitter"
        unit="ms"
        step={50}
        max={10_000}
        value={network.jitterMs}
        onChange={(jitterMs) => adjust({ network: { jitterMs } })}
      />
      <Amount
        label="Failing calls"
        unit="%"
        step={5}
        max={100}
        value={percent(network.failureRate)}
        onChange={(value) => adjust({ network: { failureRate: value / 100 } })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={network.offline}
          onChange={(event) => adjust({ network: { offline: event.target.checked } })}
        />
        Offline
      </label>

      <h3>Life cycles</h3>
      <Amount
        label="Failing steps"
        unit="%"
        step={0.5}
        max={100}
        value={percent(lifecycle.failureRate)}
        onChange={(value) => adjust({ lifecycle: { failureRate: value / 100 } })}
      />
      <Amount
        label="Length of steps"
        unit="%"
        step={10}
        max={1000}
        value={percent(lifecycle.durationFactor)}
        onChange={(value) => adjust({ lifecycle: { durationFactor: value / 100 } })}
      />
    </>
  )
}

/** What calls wait that have no latency of their own, in milliseconds. */
function generalLatency({ latencyMs }: NetworkSettings): number {
  return typeof latencyMs === 'number' ? latencyMs : (latencyMs['*'] ?? 0)
}

function ownLatencies({ latencyMs }: NetworkSettings): string[] {
  if (typeof latencyMs === 'number') return []
  return Object.entries(latencyMs)
    .filter(([target]) => target !== '*')
    .map(([target, ms]) => `${target} ${ms} ms`)
}

/** With one decimal: the default scenario's half of a percent must not look like one. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10
}

interface AmountProps {
  readonly label: string
  readonly unit: string
  readonly step: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function Amount({ label, unit, step, max, value, onChange }: AmountProps) {
  const id = useId()
  return (
    <div className={styles.amount}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>
        {value} {unit}
      </output>
    </div>
  )
}
