import { bandsAt, type ChartBand, type ChartData, type FormatValue, timesOf } from './chart-data.ts'
import classes from './charts.module.css'

/** Values of a chart as a table, newest first, for screen readers and exact values. */
export function ChartTable({
  title,
  data,
  bands,
  format,
  formatTime,
}: {
  readonly title: string
  readonly data: ChartData
  /** Shown in an additional column if there are any. */
  readonly bands: readonly ChartBand[]
  readonly format: FormatValue
  readonly formatTime: (at: number) => string
}) {
  const rows = timesOf(data).map((at, index) => ({
    at,
    values: data.series.map((series) => series.values[index]),
  }))
  return (
    // A region that scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.tableScroll} aria-label={`${title} as a table`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {data.series.map((series) => (
              <th key={series.key} scope="col">
                {series.label}
              </th>
            ))}
            {bands.length > 0 && <th scope="col">Marked</th>}
          </tr>
        </thead>
        <tbody>
          {rows.reverse().map(({ at, values }) => (
            <tr key={at}>
              <th scope="row">{formatTime(at)}</th>
              {data.series.map((series, index) => {
                const value = values[index]
                return (
                  <td key={series.key}>
                    {value === null || value === undefined ? 'no data' : format(value)}
                  </td>
                )
              })}
              {bands.length > 0 && (
                <td>
                  {bandsAt(bands, at)
                    .map(({ label }) => label)
                    .join(', ')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
