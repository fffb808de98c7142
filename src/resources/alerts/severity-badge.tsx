import type { AlertSeverity } from '#src/api/generated/types.gen.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'

/** Most severe first; the key order is the display order. */
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
