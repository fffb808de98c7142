import { now } from './clock.ts'
import { useFormat } from './use-format.tsx'

/** Short name of the time zone in which times are shown: "GMT+1"; the tooltip has the long one. */
export function ZoneName({
  at,
}: {
  /** Epoch milliseconds: the name changes with daylight saving time. @default now */
  readonly at?: number
}) {
  const { settings } = useFormat()
  const nameIn = (timeZoneName: 'short' | 'long') =>
    new Intl.DateTimeFormat(settings.locale, { timeZoneName, ...zoneOf(settings.timeZone) })
      .formatToParts(at ?? now())
      .find(({ type }) => type === 'timeZoneName')?.value
  return <abbr title={nameIn('long')}>{nameIn('short')}</abbr>
}

const zoneOf = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone })
