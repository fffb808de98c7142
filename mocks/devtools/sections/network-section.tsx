import { useId } from 'react'
import type { Adjustment } from '../../admin/control.ts'
import type { NetworkSettings } from '../../scenarios/document.ts'
import { Check, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'

/** Settings for the network and the life cycles. Changes apply from the next call on. */
export function NetworkSection() {
  const { control, scenario, act } = usePanelContext()
  const { network, lifecycle } = scenario
  const adjust = (change: Adjustment) => act(() => control.adjust(change))
  const own = ownLatencies(network)

  return (
    <>
      <Section title="Network" hint="Applies from the next request.">
        <Amount
          label="Latency"
          unit="ms"
          step={50}
          max={10_000}
          value={generalLatency(network)}
          onChange={(latencyMs) => adjust({ network: { latencyMs } })}
        />
        {own.length > 0 && (
          <p className={styles.hint}>
            Some operations have their own latency: {own.join(', ')}. Moving the slider overrides it.
          </p>
        )}
        <Amount
          label="Jitter"
          unit="ms"
          step={50}
          max={10_000}
          value={network.jitterMs}
          onChange={(jitterMs) => adjust({ network: { jitterMs } })}
        />
        <Amount
          label="Failing requests"
          unit="%"
          step={5}
          max={100}
          value={percent(network.failureRate)}
          onChange={(value) => adjust({ network: { failureRate: value / 100 } })}
        />
        <Check
          label="Offline: every request fails"
          isChecked={network.offline}
          onChecked={(offline) => adjust({ network: { offline } })}
        />
      </Section>

      <Section
        title="Long-running actions"
        hint="Starting, stopping, creating and other actions that take time."
      >
        <Amount
          label="Failing actions"
          unit="%"
          step={0.5}
          max={100}
          value={percent(lifecycle.failureRate)}
          onChange={(value) => adjust({ lifecycle: { failureRate: value / 100 } })}
        />
        <Amount
          label="Duration of actions"
          unit="%"
          step={10}
          max={1000}
          value={percent(lifecycle.durationFactor)}
          onChange={(value) => adjust({ lifecycle: { durationFactor: value / 100 } })}
        />
      </Section>
    </>
  )
}

/** Default latency of operations without their own, in milliseconds. */
function generalLatency({ latencyMs }: NetworkSettings): number {
  return typeof latencyMs === 'number' ? latencyMs : (latencyMs['*'] ?? 0)
}

function ownLatencies({ latencyMs }: NetworkSettings): string[] {
  if (typeof latencyMs === 'number') return []
  return Object.entries(latencyMs)
    .filter(([target]) => target !== '*')
    .map(([target, ms]) => `${target} ${ms} ms`)
}

/** Rounded to one decimal, so the default scenario's 0.5% doesn't become 1%. */
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
        {value.toLocaleString('en')} {unit}
      </output>
    </div>
  )
}
