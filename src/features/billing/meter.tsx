import type { Format } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './billing.module.css'

/** Share of a budget, rounded down, so that it never shows a threshold that isn't reached. Only 100 itself reads 100%. */
export function budgetPercent(percent: number, format: Format): string {
  const whole = Math.floor(percent)
  return format.percent(whole === 0 || whole === 100 ? percent : whole)
}

/** Usage bar with an optional projection. Text next to it must state the same values. */
export function Meter({
  label,
  percent,
  projected,
  marks = [],
}: {
  readonly label: string
  readonly percent: number
  /** Projected percentage at the end of the period. */
  readonly projected?: number
  /** Thresholds in percent. */
  readonly marks?: readonly number[]
}) {
  const format = useFormat()
  const tone = percent > 100 ? 'critical' : percent >= 80 ? 'warning' : 'healthy'
  const width = (value: number) => `${Math.min(100, Math.max(0, value))}%`
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<meter>` has neither a second value nor marks
    <span
      className={classes.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
      aria-valuetext={budgetPercent(percent, format)}
      data-tone={tone}
    >
      {projected !== undefined && projected > percent && (
        <span className={classes.projected} style={{ width: width(projected) }} />
      )}
      <span className={classes.used} style={{ width: width(percent) }} />
      {marks
        .filter((mark) => mark < 100)
        .map((mark) => (
          <span key={mark} className={classes.mark} style={{ insetInlineStart: width(mark) }} />
        ))}
    </span>
  )
}
