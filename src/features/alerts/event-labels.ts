import {
  type Icon,
  IconBellRinging,
  IconCheck,
  IconCircleCheck,
  IconMail,
  IconRotate,
  IconRotate2,
} from '@tabler/icons-react'
import type { AlertEventKind, AlertResolution, AlertState } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const states: Readonly<Record<AlertState, { readonly label: string; readonly tone: StatusTone }>> = {
  pending: { label: 'Pending', tone: 'info' },
  active: { label: 'Active', tone: 'critical' },
  resolved: { label: 'Resolved', tone: 'healthy' },
}

/** Reasons for a resolution, as the end of "Resolved: …". */
export const resolutions: Readonly<Record<AlertResolution, string>> = {
  recovered: 'back to normal',
  manual: 'manually',
  no_data: 'no more data',
  resource_deleted: 'the resource was deleted',
  rule_changed: 'the rule was changed',
  rule_disabled: 'the rule was turned off',
  rule_deleted: 'the rule was deleted',
}

export const eventKinds: Readonly<Record<AlertEventKind, { readonly label: string; readonly icon: Icon }>> = {
  fired: { label: 'Fired', icon: IconBellRinging },
  acknowledged: { label: 'Acknowledged', icon: IconCheck },
  unacknowledged: { label: 'Acknowledgment removed', icon: IconRotate2 },
  resolved: { label: 'Resolved', icon: IconCircleCheck },
  reopened: { label: 'Reopened', icon: IconRotate },
  notified: { label: 'Notified', icon: IconMail },
}
