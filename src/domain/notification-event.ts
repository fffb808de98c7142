/** What somebody may be told of, in the order in which it is offered. */
export const NOTIFICATION_EVENTS = [
  'resource_done',
  'resource_failed',
  'alert',
  'billing',
  'security',
  'credentials',
  'team',
  'product',
] as const

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

/** How somebody may be told. */
export const NOTIFICATION_CHANNELS = ['inApp', 'email'] as const

/** Told in all channels whatever was chosen: nobody is to take an account over unnoticed. */
export function isMandatory(event: NotificationEvent): boolean {
  return event === 'credentials'
}
