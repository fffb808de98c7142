import type { ReactNode } from 'react'
import { inBothZones } from './in-both-zones.ts'
import { useFormat } from './use-format.tsx'

/** Point in time; the tooltip has the exact time in the user's time zone and in UTC. */
export function Time({
  at,
  children,
}: {
  /** RFC 3339 text or epoch milliseconds. */
  readonly at: string | number
  /** @default date and time */
  readonly children?: ReactNode
}) {
  const format = useFormat()
  return (
    <time dateTime={new Date(at).toISOString()} title={inBothZones(format, at)}>
      {children ?? format.dateTime(at)}
    </time>
  )
}
