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

export const states: Readonly<Record<AlertState, { readonly word: string; readonly tone: StatusTone }>> = {
  pending: { word: 'Pending', tone: 'info' },
  active: { word: 'Active', tone: 'critical' },
  resolved: { word: 'Resolved', tone: 'healthy' },
}

/** Reasons for a resolution, as the end of "Resolved: …". */
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
