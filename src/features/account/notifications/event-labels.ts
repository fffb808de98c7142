import type { NotificationEvent } from '#src/api/generated/types.gen.ts'

/** Name and description of each notification event. */
export const eventLabels: Readonly<
  Record<NotificationEvent, { readonly label: string; readonly about: string }>
> = {
  action_succeeded: {
    label: 'Finished actions',
    about: 'An action you started succeeded, such as creating a VM or a backup.',
  },
  action_failed: {
    label: 'Failures',
    about: 'An action you started failed, or a resource needs attention.',
  },
  alert: {
    label: 'Alerts',
    about: 'An alert fires or resolves. Channels of alert rules are notified separately.',
  },
  billing: {
    label: 'Billing',
    about: 'Budgets, invoices, payments and domain renewals, if your role includes them.',
  },
  security: { label: 'Security', about: 'New API keys.' },
  credentials: {
    label: 'Password and two-factor authentication',
    about: 'Changes to your sign-in. Can’t be turned off.',
  },
  team: { label: 'Team', about: 'Your role or access changes, or someone you invited joins.' },
  product: { label: 'Maintenance and news', about: 'Planned maintenance and new features.' },
}
