import { useMemo } from 'react'
import { createFormat, type FormatSettings } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** `to` is exclusive. */
interface Span {
  readonly from: string
  readonly to: string
}

/** Formatters for billing days, which are UTC days in every time zone. */
export function useDays() {
  const { settings } = useFormat()
  return useMemo(() => createDays(settings), [settings])
}

export function createDays({
  locale,
  createDateFormat,
}: Pick<FormatSettings, 'locale' | 'createDateFormat'>) {
  const { date, monthDay } = createFormat({ locale, createDateFormat, timeZone: 'UTC' })
  const rangeOf = (options: Intl.DateTimeFormatOptions, write: (at: string | number) => string) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return ({ from, to }: Span) => {
      const last = Date.parse(to) - 1
      return createDateFormat === undefined
        ? format.formatRange(new Date(from), last)
        : `${write(from)} – ${write(last)}`
    }
  }
  const shortSpan = rangeOf({ month: 'short', day: 'numeric' }, monthDay)
  const longSpan = rangeOf({ dateStyle: 'medium' }, date)
  return {
    date,
    /** For example "Mar 2". */
    day: monthDay,
    /** For example "Feb 4 – Mar 3"; with the years if there are two. */
    span: (span: Span) => (isInOneYear(span) ? shortSpan(span) : longSpan(span)),
    /** Includes the years: "Dec 4, 2025 – Jan 3, 2026". */
    longSpan,
  }
}

function isInOneYear({ from, to }: Span): boolean {
  return new Date(from).getUTCFullYear() === new Date(Date.parse(to) - 1).getUTCFullYear()
}
