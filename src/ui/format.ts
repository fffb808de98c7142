/** Amount in minor units (cents), as in the contract. */
export interface MoneyAmount {
  readonly amount: number
  readonly currency: string
}

/** Hourly price in millionths of the currency's unit, as in the contract. */
export interface HourlyRate {
  readonly micros: number
  readonly currency: string
}

export interface FormatSettings {
  /** BCP 47: `en-US`. */
  readonly locale: string
  /** IANA name: `Europe/Berlin`; the browser's time zone if omitted. */
  readonly timeZone?: string | undefined
  /** 12 or 24 hours; the locale decides if omitted. */
  readonly hourCycle?: 'h12' | 'h23' | undefined
  /** Formats dates in another order than the locale's; see `dateFormatFactory`. */
  readonly createDateFormat?: ((settings: FormatSettings) => DateFormat) | undefined
}

/** Formatters of points in time. */
export type DateFormat = Readonly<
  Record<'date' | 'monthDay' | 'dateTime' | 'exact' | 'stamp', (at: string | number) => string>
>

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const relativeSteps = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

const durationSteps = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const

const byteSteps = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

export type Format = ReturnType<typeof createFormat>

/**
 * Formatters for numbers, money and dates in the user's locale and time zone. `Intl` objects are expensive, so they
 * are cached.
 *
 * Dates are RFC 3339 text, as in the API, or epoch milliseconds.
 */
export function createFormat(settings: FormatSettings) {
  const { locale, timeZone, hourCycle, createDateFormat } = settings
  const zone = { timeZone, hourCycle }
  const numbers = kept((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
  const dates = kept(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...zone, ...options }),
  )
  const relatives = kept(
    (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
  )

  const number = (value: number, maximumFractionDigits = 0) =>
    numbers({ maximumFractionDigits }).format(value)
  const currency = (value: number, code: string, digits: number) =>
    numbers({
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  const minorUnits = (code: string) =>
    numbers({ style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2

  return {
    /** For code that can't use these functions, such as a chart's axis. */
    settings,

    number,

    /** 12,400 as `12.4K`. */
    compact: (value: number) => numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value),

    /** From a value of 0 to 100, as in the API. Never rounds to 0% or 100%: 99.7 is `99.7%`, and 100.2 is `100.2%`. */
    percent: (value: number, maximumFractionDigits = 0) => {
      const rounded = Number(value.toFixed(maximumFractionDigits))
      const isWrong = rounded !== value && (rounded === 0 || rounded === 100)
      return numbers({
        style: 'percent',
        maximumFractionDigits: maximumFractionDigits + (isWrong ? 1 : 0),
        roundingMode: !isWrong ? 'halfExpand' : value < rounded ? 'floor' : 'ceil',
      }).format(value / 100)
    },

    /** With minor units, unless `whole` is set (for cards and axes). */
    money: ({ amount, currency: code }: MoneyAmount, { whole = false } = {}) => {
      const digits = minorUnits(code)
      return currency(amount / 10 ** digits, code, whole ? 0 : digits)
    },

    /** At least cents, and as many digits as the rate has: `$4.50`, `$0.0069`. */
    hourlyRate: ({ micros, currency: code }: HourlyRate) => {
      const digits = (micros / 1_000_000).toFixed(6).replace(/0+$/, '').split('.')[1]?.length ?? 0
      return currency(micros / 1_000_000, code, Math.max(digits, minorUnits(code)))
    },

    /** Decimal units: 1,500,000 as `1.5 MB`. */
    bytes: (value: number) => {
      // From 999.95 on, a value rounds to 1 of the next unit.
      const magnitude = Math.log10((Math.abs(value) || 1) / 0.999_95)
      const step = Math.min(Math.max(0, Math.floor(magnitude / 3)), byteSteps.length - 1)
      const unit = byteSteps[step] ?? 'byte'
      return numbers({
        style: 'unit',
        unit,
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: 1,
      }).format(value / 1000 ** step)
    },

    /** `Jan 5, 2026` */
    date: (at: string | number) => dates({ dateStyle: 'medium' }).format(new Date(at)),
    /** `Jan 5` */
    monthDay: (at: string | number) => dates({ month: 'short', day: 'numeric' }).format(new Date(at)),
    /** `Jan 5, 2026, 2:04 PM` */
    dateTime: (at: string | number) =>
      dates({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    /** With seconds and time zone, for titles and logs. */
    exact: (at: string | number) => dates({ dateStyle: 'medium', timeStyle: 'long' }).format(new Date(at)),
    /** Time of day, given as minutes since midnight in any time zone: `2:30 PM`. */
    timeOfDay: (minutes: number) =>
      dates({ timeStyle: 'short', timeZone: 'UTC' }).format(new Date(minutes * minute)),
    /** `2:04 PM` */
    shortTime: (at: string | number) => dates({ timeStyle: 'short' }).format(new Date(at)),
    /** `2:04:09 PM` */
    time: (at: string | number) => dates({ timeStyle: 'medium' }).format(new Date(at)),

    /** `Mar 02, 14:04:09.123`: fixed width, so that lines align. */
    stamp: (at: string | number) =>
      dates({
        month: 'short',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        fractionalSecondDigits: 3,
        hourCycle: logHourCycle(hourCycle),
      }).format(new Date(at)),

    /** `5 minutes ago`, `in 2 hours`, `now`. */
    relative: (at: string | number, now: number) => {
      const difference = new Date(at).getTime() - now
      const [unit, size] = relativeSteps.find(([, size]) => Math.abs(difference) >= size) ?? [
        'second',
        second,
      ]
      const count = Math.trunc(difference / size)
      if (unit === 'second' && Math.abs(count) < 10) return relatives({ numeric: 'auto' }).format(0, unit)
      // Words such as "yesterday" are about days of the calendar, but this is about elapsed time.
      return relatives({ numeric: 'always' }).format(count, unit)
    },

    /** Duration in its two largest units: `3d 4h`, `12m 5s`, `0s`, which no line breaks; in full, `1 day`. */
    duration: (milliseconds: number, unitDisplay: 'narrow' | 'long' = 'narrow') => {
      let rest = Math.max(0, milliseconds)
      const parts: string[] = []
      for (const [unit, size] of durationSteps) {
        const count = Math.floor(rest / size)
        rest -= count * size
        if (count === 0 && parts.length === 0 && unit !== 'second') continue
        if (count > 0 || parts.length === 0) {
          parts.push(numbers({ style: 'unit', unit, unitDisplay }).format(count))
        }
        if (parts.length === 2 || (parts.length === 1 && count === 0)) break
      }
      return parts.join(unitDisplay === 'narrow' ? '\u00a0' : ' ')
    },

    ...createDateFormat?.(settings),
  }
}

/** Clock of log lines: 24 hours, unless the user chose 12; the locale doesn't decide. */
export function logHourCycle(hourCycle: FormatSettings['hourCycle']): 'h12' | 'h23' {
  return hourCycle ?? 'h23'
}

/** Caches the results of `make` by its options. */
function kept<Options extends object, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>()
  return (options) => {
    const key = JSON.stringify(options)
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(options)
    made.set(key, fresh)
    return fresh
  }
}
