import { useMemo } from 'react'
import { createFormat } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** Days of bills, which are days of UTC wherever somebody reads them. */
export function useDays() {
  const { locale } = useFormat().settings
  return useMemo(() => {
    const { date } = createFormat({ locale, timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    /** @param to itself excluded */
    const lastDay = (to: string) => Date.parse(to) - 1
    return {
      date,
      /** "Mar 2" */
      day: (at: string | number) => short.format(new Date(at)),
      /** "Feb 4 – Mar 3" */
      span: ({ from, to }: { readonly from: string; readonly to: string }) =>
        short.formatRange(new Date(from), lastDay(to)),
      /** "Dec 4, 2025 – Jan 3, 2026": of a year that need not be this one. */
      longSpan: ({ from, to }: { readonly from: string; readonly to: string }) =>
        long.formatRange(new Date(from), lastDay(to)),
    }
  }, [locale])
}
