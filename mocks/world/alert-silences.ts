import type { AlertRow, AlertSilenceRow } from '../db/index.ts'
import { MINUTE } from '../kernel/duration.ts'

/** True if a silence matches an alert, regardless of its time range. */
export function coversAlert(
  { rule, resource }: Pick<AlertSilenceRow, 'rule' | 'resource'>,
  alert: Pick<AlertRow, 'ruleId' | 'resource'>,
): boolean {
  return (
    (rule === null || rule.id === alert.ruleId) && (resource === null || resource.id === alert.resource.id)
  )
}

export function isSilencedAt({ startsAt, endsAt }: AlertSilenceRow, time: number): boolean {
  return startsAt <= time && time < endsAt
}

/** Start of the first minute at or after `from` that no silence covers. */
export function firstUnsilenced(silences: readonly AlertSilenceRow[], from: number): number {
  let time = from
  for (let it = silenceAt(silences, time); it !== undefined; it = silenceAt(silences, time)) {
    time = Math.ceil(it.endsAt / MINUTE) * MINUTE
  }
  return time
}

function silenceAt(silences: readonly AlertSilenceRow[], time: number): AlertSilenceRow | undefined {
  return silences.find((it) => isSilencedAt(it, time))
}

/** Latest end of the silences that cover an alert now; null if none does. */
export function silencedUntil(
  silences: readonly AlertSilenceRow[],
  alert: Pick<AlertRow, 'ruleId' | 'resource'>,
  now: number,
): number | null {
  let until: number | null = null
  for (const it of silences) {
    if (isSilencedAt(it, now) && coversAlert(it, alert)) until = Math.max(until ?? 0, it.endsAt)
  }
  return until
}
