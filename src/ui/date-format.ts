import { type DateFormat, type FormatSettings, logHourCycle } from './format.ts'

type DateOrder = 'mdy' | 'dmy' | 'iso'

type DateFormatFactory = NonNullable<FormatSettings['createDateFormat']>

const factories: Readonly<Record<DateOrder, DateFormatFactory>> = {
  mdy: (settings) =>
    createDateFormat(settings, {
      date: ({ year, month, day }) => `${month} ${Number(day)}, ${year}`,
      monthDay: ({ month, day }) => `${month} ${Number(day)}`,
    }),
  dmy: (settings) =>
    createDateFormat(settings, {
      date: ({ year, month, day }) => `${Number(day)} ${month} ${year}`,
      monthDay: ({ month, day }) => `${Number(day)} ${month}`,
    }),
  iso: (settings) =>
    createDateFormat(settings, {
      date: ({ year, monthNumber, day }) => `${year}-${monthNumber}-${day}`,
      monthDay: ({ monthNumber, day }) => `${monthNumber}-${day}`,
    }),
}

/** Creates date formatters with the user's order of day, month and year; undefined if the locale decides. */
export function dateFormatFactory(order: DateOrder | 'auto' | undefined): DateFormatFactory | undefined {
  return order === undefined || order === 'auto' ? undefined : factories[order]
}

interface Day {
  readonly year: string
  /** Short name. */
  readonly month: string
  /** Two digits. */
  readonly monthNumber: string
  /** Two digits. */
  readonly day: string
}

function createDateFormat(
  { locale, timeZone, hourCycle }: FormatSettings,
  write: Readonly<Record<'date' | 'monthDay', (day: Day) => string>>,
): DateFormat {
  const zone = { timeZone, hourCycle }
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...zone, ...options })
  const names = intl({ month: 'short' })
  const digits = intl({ year: 'numeric', month: '2-digit', day: '2-digit' })
  const short = intl({ timeStyle: 'short' })
  const long = intl({ timeStyle: 'long' })
  const stamp = intl({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: logHourCycle(hourCycle),
  })

  const dayOf = (at: string | number): Day => {
    const parts = digits.formatToParts(new Date(at))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((it) => it.type === type)?.value ?? ''
    return {
      year: part('year'),
      month: names.format(new Date(at)),
      monthNumber: part('month'),
      day: part('day'),
    }
  }
  const date = (at: string | number) => write.date(dayOf(at))
  const monthDay = (at: string | number) => write.monthDay(dayOf(at))
  const followedBy = (time: Intl.DateTimeFormat) => (at: string | number) =>
    `${date(at)}, ${time.format(new Date(at))}`
  return { date, monthDay, dateTime: followedBy(short), exact: followedBy(long), stamp: followedBy(stamp) }
}
