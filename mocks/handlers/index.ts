import type { Tag } from '../contract/operations.gen.ts'
import type { OperationOf } from '../contract/types.gen.ts'
import type { HandlersFor } from '../engine/types.ts'

/**
 * One handler for each operation of the contract; the type rejects gaps. Handlers load by tag on the first call,
 * since most pages need few of them.
 */
export const handlersOfTag: { readonly [T in Tag]: () => Promise<HandlersFor<OperationOf<T>>> } = {
  'alert-rules': async () => (await import('./alert-rules/index.ts')).alertRuleHandlers,
  alerts: async () => (await import('./alerts/index.ts')).alertHandlers,
  'api-keys': async () => (await import('./api-keys/index.ts')).apiKeyHandlers,
  'audit-log': async () => (await import('./audit-log/index.ts')).auditLogHandlers,
  avatars: async () => (await import('./avatars/index.ts')).avatarHandlers,
  billing: async () => (await import('./billing/index.ts')).billingHandlers,
  budgets: async () => (await import('./budgets/index.ts')).budgetHandlers,
  'bulk-operations': async () => {
    const { bulkOperationHandlers, PERFORMED_TAGS } = await import('./bulk-operations/index.ts')
    // The jobs of bulk operations run these synchronously, so they must be loaded.
    const performed = await Promise.all(PERFORMED_TAGS.map((tag) => handlersOfTag[tag]()))
    return Object.assign({}, ...performed, bulkOperationHandlers)
  },
  cdn: async () => (await import('./cdn/index.ts')).cdnHandlers,
  certificates: async () => (await import('./certificates/index.ts')).certificateHandlers,
  chats: async () => (await import('./chats/index.ts')).chatHandlers,
  containers: async () => (await import('./containers/index.ts')).containerHandlers,
  dashboard: async () => (await import('./dashboard/index.ts')).dashboardHandlers,
  databases: async () => (await import('./databases/index.ts')).databaseHandlers,
  dns: async () => (await import('./dns/index.ts')).dnsHandlers,
  domains: async () => (await import('./domains/index.ts')).domainHandlers,
  'email-change': async () => (await import('./email-change/index.ts')).emailChangeHandlers,
  firewalls: async () => (await import('./firewalls/index.ts')).firewallHandlers,
  invitations: async () => (await import('./invitations/index.ts')).invitationHandlers,
  invoices: async () => (await import('./invoices/index.ts')).invoiceHandlers,
  'load-balancers': async () => (await import('./load-balancers/index.ts')).loadBalancerHandlers,
  logs: async () => (await import('./logs/index.ts')).logHandlers,
  marketplace: async () => (await import('./marketplace/index.ts')).marketplaceHandlers,
  me: async () => (await import('./me/index.ts')).meHandlers,
  members: async () => (await import('./members/index.ts')).memberHandlers,
  monitoring: async () => (await import('./monitoring/index.ts')).monitoringHandlers,
  networking: async () => (await import('./networking/index.ts')).networkingHandlers,
  'notification-channels': async () =>
    (await import('./notification-channels/index.ts')).notificationChannelHandlers,
  'notification-preferences': async () =>
    (await import('./notification-preferences/index.ts')).notificationPreferenceHandlers,
  notifications: async () => (await import('./notifications/index.ts')).notificationHandlers,
  'password-reset': async () => (await import('./password-reset/index.ts')).passwordResetHandlers,
  'payment-methods': async () => (await import('./payment-methods/index.ts')).paymentMethodHandlers,
  plans: async () => (await import('./plans/index.ts')).planHandlers,
  projects: async () => (await import('./projects/index.ts')).projectHandlers,
  quotas: async () => (await import('./quotas/index.ts')).quotaHandlers,
  recommendations: async () => (await import('./recommendations/index.ts')).recommendationHandlers,
  resources: async () => (await import('./resources/index.ts')).resourceHandlers,
  roles: async () => (await import('./roles/index.ts')).roleHandlers,
  'saved-views': async () => (await import('./saved-views/index.ts')).savedViewHandlers,
  search: async () => (await import('./search/index.ts')).searchHandlers,
  session: async () => (await import('./session/index.ts')).sessionHandlers,
  sessions: async () => (await import('./sessions/index.ts')).deviceSessionHandlers,
  'sign-up': async () => (await import('./sign-up/index.ts')).signUpHandlers,
  'ssh-keys': async () => (await import('./ssh-keys/index.ts')).sshKeyHandlers,
  status: async () => (await import('./status/index.ts')).statusHandlers,
  'support-requests': async () => (await import('./support-requests/index.ts')).supportRequestHandlers,
  tasks: async () => (await import('./tasks/index.ts')).taskHandlers,
  'two-factor': async () => (await import('./two-factor/index.ts')).twoFactorHandlers,
  'virtual-machines': async () => (await import('./virtual-machines/index.ts')).virtualMachineHandlers,
  volumes: async () => (await import('./volumes/index.ts')).volumeHandlers,
}
