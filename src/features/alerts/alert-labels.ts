import type { Actor } from '#src/api/generated/types.gen.ts'
import { severities } from '#src/resources/alerts/severity-badge.tsx'
import type { Filter } from '#src/ui/resource-table/columns.ts'

export const alertNoun = { one: 'alert', many: 'alerts' } as const
export const ruleNoun = { one: 'alert rule', many: 'alert rules' } as const
export const channelNoun = { one: 'notification channel', many: 'notification channels' } as const

/** Severity filter: All, Critical, Warning, Info. */
export const severityFilter: Filter<{ readonly severity: string }> = {
  kind: 'select',
  name: 'severity',
  label: 'Severity',
  all: 'All',
  options: Object.entries(severities).map(([value, { label }]) => ({ value, label })),
}

/** Durations offered in the form, in minutes. A rule created through the API keeps any other duration. */
export const DURATIONS = [1, 5, 10, 30] as const

/** Formats as "5m". One hour is "60m". */
export function durationText(minutes: number): string {
  return `${minutes}m`
}

export function actorName(actor: Actor): string {
  return actor.kind === 'key' ? `API key ${actor.name}` : actor.name
}
