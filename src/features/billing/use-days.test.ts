import { expect, test } from 'vitest'
import { dateFormatFactory } from '#src/ui/date-format.ts'
import { createDays } from './use-days.ts'

const spring = { from: '2026-02-04T00:00:00Z', to: '2026-03-04T00:00:00Z' }
const winter = { from: '2025-12-04T00:00:00Z', to: '2026-01-04T00:00:00Z' }

test.each([
  ['auto', 'Feb 4, 2026', 'Feb 4', 'Feb 4 – Mar 3', 'Dec 4, 2025 – Jan 3, 2026'],
  ['mdy', 'Feb 4, 2026', 'Feb 4', 'Feb 4 – Mar 3', 'Dec 4, 2025 – Jan 3, 2026'],
  ['dmy', '4 Feb 2026', '4 Feb', '4 Feb – 3 Mar', '4 Dec 2025 – 3 Jan 2026'],
  ['iso', '2026-02-04', '02-04', '02-04 – 03-03', '2025-12-04 – 2026-01-03'],
] as const)(
  'billing days are written in the date format of the profile: %s',
  (order, date, day, span, years) => {
    const days = createDays({ locale: 'en-US', createDateFormat: dateFormatFactory(order) })
    const plain = (text: string) => text.replaceAll('\u2009', ' ')
    expect([days.date(spring.from), days.day(spring.from)]).toEqual([date, day])
    expect(plain(days.span(spring))).toBe(span)
    expect(plain(days.span(winter))).toBe(years)
    expect(plain(days.longSpan(winter))).toBe(years)
  },
)
