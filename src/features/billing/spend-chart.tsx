import type { SpendBucket, SpendTrend } from '#src/api/generated/types.gen.ts'
import { EmptyText } from '#src/resources/widget.tsx'
import charts from '#src/ui/charts/charts.module.css'
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { spendStack } from './spend-stack.ts'

/** Stacked chart of spend by service, over days or months. */
export function SpendChart({
  title,
  trend,
  columnName,
  label,
  name,
  height,
}: {
  readonly title: string
  readonly trend: SpendTrend
  readonly columnName: string
  /** Short text on the axis (`label`) and full text in the tooltip (`name`). */
  readonly label: (bucket: Pick<SpendBucket, 'from' | 'to'>) => string
  readonly name: (bucket: Pick<SpendBucket, 'from' | 'to'>) => string
  readonly height?: number
}) {
  const format = useFormat()
  const { currency } = trend.cost
  if (trend.cost.amount + trend.forecast.amount === 0) {
    return (
      <>
        <h2 className={charts.title}>{title}</h2>
        <EmptyText>No costs in this period. Costs appear here by service.</EmptyText>
      </>
    )
  }
  return (
    <StackedBars
      title={title}
      stack={spendStack(trend, label, name)}
      format={(amount) => format.money({ amount, currency })}
      formatAxis={(amount) => format.money({ amount, currency }, { whole: amount % 100 === 0 })}
      forecastLabel="Forecast"
      columnName={columnName}
      fileName={`spending_${trend.from.slice(0, 10)}_${lastDay(trend)}`}
      write={(amount) => amount / 100}
      {...(height !== undefined && { height })}
    />
  )
}

/** For example `2026-03-03`; the end of the period is exclusive. */
function lastDay({ to }: Pick<SpendTrend, 'to'>): string {
  return new Date(Date.parse(to) - 1).toISOString().slice(0, 10)
}
