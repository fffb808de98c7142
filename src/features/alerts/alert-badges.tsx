import { IconBellOff, IconCheck } from '@tabler/icons-react'
import type { Alert } from '#src/api/generated/types.gen.ts'
import { SeverityBadge } from '#src/resources/alerts/severity-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './alerts.module.css'

interface AlertBadgesProps {
  readonly alert: Alert
  /** On a phone, the badges of a list are the severity alone: the row says the rest in its details. @default false */
  readonly inList?: boolean
}

/** Badges for severity, acknowledged and silenced. */
export function AlertBadges({ alert, inList = false }: AlertBadgesProps) {
  const format = useFormat()
  return (
    <span className={classes.badges} data-in-list={inList || undefined}>
      <SeverityBadge severity={alert.severity} variant="filled" />
      {alert.acknowledgedAt !== null && (
        <span className={classes.badge} data-tone="healthy">
          <IconCheck size={14} aria-hidden="true" />
          Acknowledged
        </span>
      )}
      {alert.silencedUntil !== null && (
        <span className={classes.badge}>
          <IconBellOff size={14} aria-hidden="true" />
          Silenced until {format.dateTime(alert.silencedUntil)}
        </span>
      )}
    </span>
  )
}
