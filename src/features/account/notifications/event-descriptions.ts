import type { NotificationEvent } from '#src/api/generated/types.gen.ts'

export const eventDescriptions: Readonly<Record<NotificationEvent, string>> = {
  action_succeeded: 'An action you started succeeded, such as creating a VM or a backup.',
  action_failed: 'An action you started failed, or a resource needs attention.',
  alert: 'An alert fires or resolves. Channels of alert rules are notified separately.',
  billing: 'Budgets, invoices, payments and domain renewals, if your role includes them.',
  security: 'New API keys.',
  credentials: 'Changes to your sign-in. Can’t be turned off.',
  team: 'Your role or access changes, or someone you invited joins.',
  product: 'Planned maintenance and new features.',
}
