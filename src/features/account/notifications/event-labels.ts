import type { NotificationEvent } from '#src/api/generated/types.gen.ts'

/** Name and description of each notification event. */
export const eventLabels: Readonly<
  Record<NotificationEvent, { readonly label: string; readonly about: string }>
> = {
  action_succeeded: {
    label: 'Finished actions',
    about: 'Something you set off has succeeded: a machine is running, a backup is done.',
  },
  action_failed: {
    label: 'Failures',
    about: 'Something you set off has failed, or a resource of yours needs attention.',
  },
  alert: { label: 'Alerts', about: 'An alert fires, or is over. Channels of alert rules are told besides.' },
  billing: { label: 'Billing', about: 'Budgets, invoices and payments, where you may see them.' },
  security: { label: 'Security', about: 'New sign-ins and API keys of your account.' },
  credentials: {
    label: 'Password and second factor',
    about: 'Your own were changed. You are always told, so that nobody can change them unnoticed.',
  },
  team: { label: 'Team', about: 'Members, roles and projects that concern you.' },
  product: { label: 'Maintenance and news', about: 'What we are going to do, and what is new.' },
}
