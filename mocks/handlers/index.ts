import type { Handlers } from '../engine/types.ts'
import { accountHandlers } from './account/index.ts'
import { alertHandlers } from './alerts/index.ts'
import { auditLogHandlers } from './audit-log/index.ts'
import { billingHandlers } from './billing/index.ts'
import { cdnHandlers } from './cdn/index.ts'
import { containerHandlers } from './containers/index.ts'
import { dashboardHandlers } from './dashboard/index.ts'
import { databaseHandlers } from './databases/index.ts'
import { dependentHandlers } from './dependents.ts'
import { dnsHandlers } from './dns/index.ts'
import { domainHandlers } from './domains/index.ts'
import { firewallHandlers } from './firewalls/index.ts'
import { invitationHandlers } from './invitations/index.ts'
import { invoiceHandlers } from './invoices/index.ts'
import { loadBalancerHandlers } from './load-balancers/index.ts'
import { logHandlers } from './logs/index.ts'
import { marketplaceHandlers } from './marketplace/index.ts'
import { meHandlers } from './me.ts'
import { memberHandlers } from './members/index.ts'
import { monitoringHandlers } from './monitoring/index.ts'
import { networkingHandlers } from './networking.ts'
import { notificationHandlers } from './notifications.ts'
import { organisationActivityHandlers } from './organisation-activity.ts'
import { passwordResetHandlers } from './password-reset.ts'
import { paymentMethodHandlers } from './payment-methods/index.ts'
import { projectHandlers } from './projects/index.ts'
import { quotaHandlers } from './quotas.ts'
import { recommendationHandlers } from './recommendations/index.ts'
import { roleHandlers } from './roles/index.ts'
import { searchHandlers } from './search.ts'
import { securityHandlers } from './security/index.ts'
import { sessionHandlers } from './session.ts'
import { signUpHandlers } from './sign-up.ts'
import { sshKeyHandlers } from './ssh-keys.ts'
import { supportRequestHandlers } from './support-requests.ts'
import { virtualMachineHandlers } from './virtual-machines/index.ts'
import { volumeHandlers } from './volumes/index.ts'

/** One handler for each operation of the contract; the type refuses a gap as well as a leftover. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...alertHandlers,
  ...auditLogHandlers,
  ...billingHandlers,
  ...cdnHandlers,
  ...containerHandlers,
  ...dashboardHandlers,
  ...databaseHandlers,
  ...dependentHandlers,
  ...dnsHandlers,
  ...domainHandlers,
  ...firewallHandlers,
  ...invitationHandlers,
  ...invoiceHandlers,
  ...loadBalancerHandlers,
  ...logHandlers,
  ...marketplaceHandlers,
  ...meHandlers,
  ...memberHandlers,
  ...monitoringHandlers,
  ...networkingHandlers,
  ...notificationHandlers,
  ...organisationActivityHandlers,
  ...passwordResetHandlers,
  ...paymentMethodHandlers,
  ...projectHandlers,
  ...quotaHandlers,
  ...recommendationHandlers,
  ...roleHandlers,
  ...searchHandlers,
  ...securityHandlers,
  ...sessionHandlers,
  ...signUpHandlers,
  ...sshKeyHandlers,
  ...supportRequestHandlers,
  ...virtualMachineHandlers,
  ...volumeHandlers,
}
