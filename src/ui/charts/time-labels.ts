import { createFormat, type FormatSettings } from '../format.ts'

/** Shortest day, when daylight saving time begins. */
const SHORT_DAY = 23 * 3_600_000

/**
 * Labels of a time axis: time of day with the date where a new day starts, or only dates if ticks are a day or more
 * apart.
 *
 * @param times epoch milliseconds, ascending
 */
export function timeAxisLabels(times: readonly number[], settings: FormatSettings): string[] {
  const { locale, timeZone, hourCycle } = settings
  const { monthDay } = createFormat(settings)
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    hourCycle,
  })
  const [first = 0, second = first] = times
  if (second - first >= SHORT_DAY) return times.map(monthDay)
  let lastDate = ''
  return times.map((at) => {
    const day = monthDay(at)
    const isNewDay = day !== lastDate
    lastDate = day
    return isNewDay ? `${time.format(at)}\n${day}` : time.format(at)
  })
}
