import {
  type Icon,
  IconBell,
  IconBellRinging,
  IconBrandSlack,
  IconCheck,
  IconCircleCheck,
  IconDeviceMobileMessage,
  IconMail,
  IconRotate,
  IconRotate2,
} from '@tabler/icons-react'
import type {
  Actor,
  AlertEventKind,
  AlertResolution,
  AlertSeverity,
  AlertState,
  NotificationChannelType,
} from '#src/api/generated/types.gen.ts'
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

export const states: Readonly<Record<AlertState, { readonly word: string; readonly tone: StatusTone }>> = {
  pending: { word: 'Pending', tone: 'info' },
  active: { word: 'Active', tone: 'critical' },
  resolved: { word: 'Resolved', tone: 'healthy' },
}

/** Why an alert is over, as the end of "Resolved: …". */
export const resolutions: Readonly<Record<AlertResolution, string>> = {
  recovered: 'back to normal',
  manual: 'by hand',
  no_data: 'nothing is measured any more',
  resource_deleted: 'the resource was deleted',
  rule_changed: 'the rule was changed',
  rule_disabled: 'the rule was turned off',
  rule_deleted: 'the rule was deleted',
}

export const eventKinds: Readonly<Record<AlertEventKind, { readonly word: string; readonly icon: Icon }>> = {
  fired: { word: 'Fired', icon: IconBellRinging },
  acknowledged: { word: 'Acknowledged', icon: IconCheck },
  unacknowledged: { word: 'Acknowledgment taken back', icon: IconRotate2 },
  resolved: { word: 'Resolved', icon: IconCircleCheck },
  reopened: { word: 'Reopened', icon: IconRotate },
  notified: { word: 'Notified', icon: IconMail },
}

/** What a channel of each type is, and what is asked for to reach it. */
export const channelTypes: Readonly<
  Record<
    NotificationChannelType,
    {
      readonly word: string
      readonly icon: Icon
      readonly destination: string
      readonly hint: string
      readonly placeholder: string
    }
  >
> = {
  email: {
    word: 'Email',
    icon: IconMail,
    destination: 'Email address',
    hint: 'Where the mail goes: a person or a list.',
    placeholder: 'ops@example.com',
  },
  slack: {
    word: 'Slack',
    icon: IconBrandSlack,
    destination: 'Webhook URL',
    hint: 'Of an incoming webhook of your workspace. It is a secret: it is not shown again.',
    placeholder: 'https://hooks.slack.com/services/…',
  },
  pagerduty: {
    word: 'PagerDuty',
    icon: IconBell,
    destination: 'Integration key',
    hint: 'Of an Events API v2 integration, 32 characters. It is a secret: it is not shown again.',
    placeholder: '32 letters and digits',
  },
  sms: {
    word: 'SMS',
    icon: IconDeviceMobileMessage,
    destination: 'Phone number',
    hint: 'With its country code, as in +14155550123.',
    placeholder: '+14155550123',
  },
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
