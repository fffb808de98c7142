import type { ChartSeries, FormatValue } from './chart-data.ts'
import classes from './charts.module.css'
import { seriesColor } from './series-color.ts'

/** Legend with the values at one time. Clicking an entry hides the series. */
export function Legend({
  series,
  shown,
  index,
  format,
  onToggle,
  colorOf = seriesColor,
}: {
  readonly series: readonly ChartSeries[]
  readonly shown: readonly ChartSeries[]
  /** Index of the shown values; the last measured ones if null. */
  readonly index: number | null
  readonly format: FormatValue
  /** Omitted if there is only one series. */
  readonly onToggle: ((key: string) => void) | undefined
  /** Color by index. */
  readonly colorOf?: (place: number) => string
}) {
  return (
    <ul className={classes.legend}>
      {series.map(({ key, label, color, values }) => {
        const value = index === null ? values.findLast((one) => one !== null) : values[index]
        const isShown = shown.some((one) => one.key === key)
        const content = (
          <>
            <span className={classes.swatch} style={{ background: colorOf(color ?? 0) }} aria-hidden="true" />
            <span className={classes.label}>{label}</span>
            <strong className={classes.value}>
              {isShown && (value === null || value === undefined ? 'no data' : format(value))}
            </strong>
          </>
        )
        return (
          <li key={key} data-hidden={!isShown || undefined}>
            {onToggle === undefined ? (
              content
            ) : (
              <button
                type="button"
                className={classes.toggle}
                aria-pressed={isShown}
                // The last visible series can't be hidden.
                aria-disabled={isShown && shown.length === 1}
                onClick={() => {
                  if (!isShown || shown.length > 1) onToggle(key)
                }}
              >
                {content}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
