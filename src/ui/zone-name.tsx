import { now } from './clock.ts'
import { useFormat } from './use-format.tsx'

/** Short name of the time zone in which times are shown: "GMT+1"; the tooltip has the long one. */
export function ZoneName({
  at,
  until = at,
}: {
  /** Epoch milliseconds: the name changes with daylight saving time. @default now */
  readonly at?: number
  /** End of a time range, which may have another name. */
  readonly until?: number | undefined
}) {
  const { settings } = useFormat()
  const nameIn = (timeZoneName: 'short' | 'long', instant = now()) =>
    new Intl.DateTimeFormat(settings.locale, { timeZoneName, ...zoneOf(settings.timeZone) })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value
  const changes = nameIn('short', at) !== nameIn('short', until)
  return (
    <>
      <abbr title={nameIn('long', at)}>{nameIn('short', at)}</abbr>
      {changes && (
        <>
          {' – '}
          <abbr title={nameIn('long', until)}>{nameIn('short', until)}</abbr>
        </>
      )}
    </>
  )
}

const zoneOf = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone })
