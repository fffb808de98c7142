/** Notification events, in display order. */
export const NOTIFICATION_EVENTS = [
  'action_succeeded',
  'action_failed',
  'alert',
  'billing',
  'security',
  'credentials',
  'team',
  'product',
] as const

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

export const notificationEventLabels: Readonly<Record<NotificationEvent, string>> = {
  action_succeeded: 'Finished actions',
  action_failed: 'Failures',
  alert: 'Alerts',
  billing: 'Billing',
  security: 'Security',
  credentials: 'Password and two-factor authentication',
  team: 'Team',
  product: 'Maintenance and news',
}

/** Delivery methods. */
export const NOTIFICATION_CHANNELS = ['inApp', 'email'] as const

/**
 * True for events delivered by every method regardless of preferences, so that an account can't be taken over
 * unnoticed.
 */
export function isMandatory(event: NotificationEvent): boolean {
  return event === 'credentials'
}
