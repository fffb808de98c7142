import type { PlatformCondition, StatusDay, StatusService } from '#src/api/generated/types.gen.ts'
import { STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { createFormat } from '#src/ui/format.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

/** The history has days in UTC, so all times of the page are in UTC. */
export const utc = createFormat({ locale: 'en-US', timeZone: 'UTC' })

interface ConditionLabel {
  readonly label: string
  readonly tone: StatusTone
  /** Headline if it is the worst condition of the platform. */
  readonly headline: string
}

export const conditionLabels: Readonly<Record<PlatformCondition, ConditionLabel>> = {
  operational: { label: 'Operational', tone: 'healthy', headline: 'All systems operational' },
  degraded: { label: 'Degraded', tone: 'warning', headline: 'Some services are slower than usual' },
  outage: { label: 'Partial outage', tone: 'critical', headline: 'Some services are partly unreachable' },
}

const DAY = 86_400_000

/** Days of the history by their position, 0 for the oldest. */
export function daysByPosition(days: readonly StatusDay[], from: string): ReadonlyMap<number, StatusDay> {
  const start = Date.parse(from)
  return new Map(days.map((day) => [Math.round((Date.parse(day.date) - start) / DAY), day]))
}

/** Days of all regions of a service. A day with incidents in several regions has the worst status and longest time. */
export function daysOfService({ regions }: StatusService): StatusDay[] {
  const byDate = new Map<string, StatusDay>()
  for (const day of regions.flatMap(({ days }) => days)) {
    const known = byDate.get(day.date)
    byDate.set(day.date, {
      date: day.date,
      status: known?.status === 'outage' ? 'outage' : day.status,
      affectedMinutes: Math.max(known?.affectedMinutes ?? 0, day.affectedMinutes),
    })
  }
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date))
}

/** Mean of its regions, rounded down to two decimals. Adds hundredths, which are exact. */
export function uptimeOfService({ regions }: StatusService): number {
  const sum = regions.reduce(
    (hundredths, { uptimePercent }) => hundredths + Math.round(uptimePercent * 100),
    0,
  )
  return Math.floor(sum / regions.length) / 100
}

/** "Oct 2, 2026: Partial outage, 14 minutes" */
export function dayText({ date, status, affectedMinutes }: StatusDay): string {
  const minutes = affectedMinutes === 1 ? '1 minute' : `${utc.number(affectedMinutes)} minutes`
  return `${utc.date(date)}: ${conditionLabels[status].label}, ${minutes}`
}

/** Text alternative of the bar. */
export function historyText(days: readonly StatusDay[]): string {
  if (days.length === 0) return `No incidents in the last ${STATUS_HISTORY_DAYS} days`
  return `Incidents on ${days.length} of the last ${STATUS_HISTORY_DAYS} days. ${days.map(dayText).join('. ')}`
}
