import type { ChartSeries, FormatValue } from './chart-data.ts'
import classes from './charts.module.css'
import { seriesColor } from './series-color.ts'

/** What is what, and how much of it there is at one moment. Pressing an entry takes it out of the picture. */
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
  /** Of the value to tell; the last one when null. */
  readonly index: number | null
  readonly format: FormatValue
  /** Left out where there is no choice. */
  readonly onToggle: ((key: string) => void) | undefined
  /** By its place. */
  readonly colorOf?: (place: number) => string
}) {
  return (
    <ul className={classes.legend}>
      {series.map(({ key, label, color, values }) => {
        const value = index === null ? values.at(-1) : values[index]
        const isShown = shown.some((one) => one.key === key)
        const content = (
          <>
            <span className={classes.swatch} style={{ background: colorOf(color ?? 0) }} aria-hidden="true" />
            <span className={classes.label}>{label}</span>
            <strong className={classes.value}>
              {!isShown || value === null || value === undefined ? '–' : format(value)}
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
                // The last one stays.
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
