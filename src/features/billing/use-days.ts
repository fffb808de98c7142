import { useMemo } from 'react'
import { createFormat } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** Formatters for billing days, which are UTC days in every time zone. */
export function useDays() {
  const { locale } = useFormat().settings
  return useMemo(() => {
    const { date } = createFormat({ locale, timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    /** @param to exclusive */
    const lastDay = (to: string) => Date.parse(to) - 1
    return {
      date,
      /** For example "Mar 2". */
      day: (at: string | number) => short.format(new Date(at)),
      /** For example "Feb 4 – Mar 3". */
      span: ({ from, to }: { readonly from: string; readonly to: string }) =>
        short.formatRange(new Date(from), lastDay(to)),
      /** Includes the years: "Dec 4, 2025 – Jan 3, 2026". */
      longSpan: ({ from, to }: { readonly from: string; readonly to: string }) =>
        long.formatRange(new Date(from), lastDay(to)),
    }
  }, [locale])
}
