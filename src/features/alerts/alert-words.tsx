import type { Actor, AlertSeverity } from '#src/api/generated/types.gen.ts'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'

export const alertNoun = { one: 'alert', many: 'alerts' } as const
export const ruleNoun = { one: 'alert rule', many: 'alert rules' } as const
export const channelNoun = { one: 'notification channel', many: 'notification channels' } as const

/** The worst first, as in the specification's filter. */
export const severities: Readonly<
  Record<AlertSeverity, { readonly word: string; readonly tone: StatusTone }>
> = {
  critical: { word: 'Critical', tone: 'critical' },
  warning: { word: 'Warning', tone: 'warning' },
  info: { word: 'Info', tone: 'info' },
}

export function SeverityBadge({
  severity,
  variant = 'plain',
}: {
  readonly severity: AlertSeverity
  readonly variant?: 'plain' | 'filled'
}) {
  return (
    <StatusBadge tone={severities[severity].tone} variant={variant}>
      {severities[severity].word}
    </StatusBadge>
  )
}

/** The specification's filter: All, Critical, Warning, Info. */
export const severityFilter: Filter<{ readonly severity: string }> = {
  kind: 'select',
  name: 'severity',
  label: 'Severity',
  all: 'All',
  options: Object.entries(severities).map(([value, { word }]) => ({ value, label: word })),
}

/** The specification's choices. A rule of another length that came by the API keeps it. */
export const DURATIONS = [1, 5, 10, 30] as const

/** "5m", as the specification writes it; an hour is 60 of them. */
export function durationText(minutes: number): string {
  return `${minutes}m`
}

export function actorName(actor: Actor): string {
  return actor.kind === 'key' ? `The API key ${actor.name}` : actor.name
}
