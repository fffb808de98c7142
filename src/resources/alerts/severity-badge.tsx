import type { AlertSeverity } from '#src/api/generated/types.gen.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'

/** Most severe first; the key order is the display order. */
export const severities: Readonly<
  Record<AlertSeverity, { readonly label: string; readonly tone: StatusTone }>
> = {
  critical: { label: 'Critical', tone: 'critical' },
  warning: { label: 'Warning', tone: 'warning' },
  info: { label: 'Info', tone: 'info' },
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
      {severities[severity].label}
    </StatusBadge>
  )
}
