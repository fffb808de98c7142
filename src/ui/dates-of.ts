import { type DateFormat, type FormatSettings, logHourCycle } from './format.ts'

type Order = 'mdy' | 'dmy' | 'iso'

type Dates = NonNullable<FormatSettings['dates']>

const orders: Readonly<Record<Order, Dates>> = {
  mdy: (settings) =>
    inOrder(settings, {
      date: ({ year, month, day }) => `${month} ${Number(day)}, ${year}`,
      monthDay: ({ month, day }) => `${month} ${Number(day)}`,
    }),
  dmy: (settings) =>
    inOrder(settings, {
      date: ({ year, month, day }) => `${Number(day)} ${month} ${year}`,
      monthDay: ({ month, day }) => `${Number(day)} ${month}`,
    }),
  iso: (settings) =>
    inOrder(settings, {
      date: ({ year, number, day }) => `${year}-${number}-${day}`,
      monthDay: ({ number, day }) => `${number}-${day}`,
    }),
}

/** Dates in the user's order, for `createFormat`; undefined if the language decides. */
export function datesOf(order: Order | 'auto' | undefined): Dates | undefined {
  return order === undefined || order === 'auto' ? undefined : orders[order]
}

interface Day {
  readonly year: string
  /** Short name. */
  readonly month: string
  /** Two digits. */
  readonly number: string
  /** Two digits. */
  readonly day: string
}

function inOrder(
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
      number: part('month'),
      day: part('day'),
    }
  }
  const date = (at: string | number) => write.date(dayOf(at))
  const monthDay = (at: string | number) => write.monthDay(dayOf(at))
  const followedBy = (time: Intl.DateTimeFormat) => (at: string | number) =>
    `${date(at)}, ${time.format(new Date(at))}`
  return { date, monthDay, dateTime: followedBy(short), exact: followedBy(long), stamp: followedBy(stamp) }
}
