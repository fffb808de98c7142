import { useState } from 'react'
import { findSize } from '#src/domain/catalog.ts'
import { CURRENCY } from '#src/domain/price.ts'
import { type Stack, totalOf } from '#src/ui/charts/stack.ts'
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { useFormat } from '#src/ui/use-format.tsx'

const DAYS = 14
const MICROS_PER_CENT = 10_000
/** Days of the fortnight without training: both weekends. */
const DAYS_OFF: readonly number[] = [5, 6, 12, 13]

const series = [
  { key: 'training', label: 'Training, 8× H200', color: 0 },
  { key: 'serving', label: 'Serving, 1× H200', color: 1 },
] as const

/** Cents for some hours of a size from the catalog. */
function costOf(sizeId: `size_${string}`, hours: number): number {
  return Math.round(((findSize(sizeId)?.hourlyRate.micros ?? 0) * hours) / MICROS_PER_CENT)
}

/** Cost chart of a fortnight: training on weekdays, serving around the clock. */
export default function GpuCostSample() {
  const format = useFormat()
  const [hours, setHours] = useState(6)
  const stack: Stack = {
    series,
    columns: Array.from({ length: DAYS }, (_, day) => ({
      key: String(day),
      label: `Day ${day + 1}`,
      values: [costOf('size_gpu8xH200', DAYS_OFF.includes(day) ? 0 : hours), costOf('size_gpu1xH200', 24)],
    })),
  }
  const money = (amount: number, whole = false) => format.money({ amount, currency: CURRENCY }, { whole })
  const total = stack.columns.reduce((sum, column) => sum + totalOf(column), 0)
  return (
    <SampleFrame
      title="Billing · Spend by day"
      controls={
        <label>
          Training per weekday
          <input
            type="range"
            min={0}
            max={24}
            value={hours}
            aria-valuetext={`${hours} ${hours === 1 ? 'hour' : 'hours'}`}
            onChange={(event) => setHours(event.target.valueAsNumber)}
          />
          <span>{hours} h</span>
        </label>
      }
      result={`${money(total)} in two weeks. A deleted VM costs nothing.`}
    >
      <StackedBars
        title="Spend by day"
        stack={stack}
        format={money}
        formatAxis={(amount) => money(amount, true)}
        forecastLabel="Forecast"
        columnName="Day"
        fileName="gpu-spend"
        write={(amount) => amount / 100}
        hasMenu={false}
      />
    </SampleFrame>
  )
}
