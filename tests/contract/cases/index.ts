import type { ContractCase } from '../suite/case.ts'
import { accessCases } from './access.ts'
import { alertRuleCases } from './alert-rules.ts'
import { alertSilenceCases } from './alert-silences.ts'
import { alertCases } from './alerts.ts'
import { apiKeyCases } from './api-keys.ts'
import { auditLogCases } from './audit-log.ts'
import { avatarCases } from './avatars.ts'
import { billingCases } from './billing.ts'
import { budgetCases } from './budgets.ts'
import { bulkOperationCases } from './bulk-operations.ts'
import { cdnChangeCases } from './cdn-change.ts'
import { cdnCreateCases } from './cdn-create.ts'
import { cdnHeaderCases } from './cdn-headers.ts'
import { cdnListCases } from './cdn-list.ts'
import { cdnObserveCases } from './cdn-observe.ts'
import { cdnPurgeCases } from './cdn-purges.ts'
import { certificateCases } from './certificates.ts'
import { chatCases } from './chats.ts'
import { containerChangeCases } from './container-change.ts'
import { containerCreateCases } from './container-create.ts'
import { containerLifeCycleCases } from './container-life-cycle.ts'
import { containerListCases } from './container-list.ts'
import { containerManifestCases } from './container-manifests.ts'
import { containerObserveCases } from './container-observe.ts'
import { containerRolloutCases } from './container-rollouts.ts'
import { dashboardCases } from './dashboard.ts'
import { databaseBackupCases } from './database-backups.ts'
import { databaseCreateCases } from './database-create.ts'
import { databaseDetailCases } from './database-detail.ts'
import { databaseLifeCycleCases } from './database-life-cycle.ts'
import { databaseListCases } from './database-list.ts'
import { databaseUserCases } from './database-users.ts'
import { dnsRecordCases } from './dns-records.ts'
import { dnsZoneCases } from './dns-zones.ts'
import { domainCases } from './domains.ts'
import { emailChangeCases } from './email-change.ts'
import { eventCases } from './events.ts'
import { firewallRuleCases } from './firewall-rules.ts'
import { firewallCases } from './firewalls.ts'
import { genericCases } from './generic.ts'
import { invitationCases } from './invitations.ts'
import { invoiceCases } from './invoices.ts'
import { listLimitCases } from './list-limits.ts'
import { loadBalancerRoutingCases } from './load-balancer-routing.ts'
import { loadBalancerTargetCases } from './load-balancer-targets.ts'
import { loadBalancerTrafficCases } from './load-balancer-traffic.ts'
import { loadBalancerCases } from './load-balancers.ts'
import { logCases } from './logs.ts'
import { marketplaceCases } from './marketplace.ts'
import { meCases } from './me.ts'
import { memberCases } from './members.ts'
import { monitoringCases } from './monitoring.ts'
import { myAccountCases } from './my-account.ts'
import { notificationChannelCases } from './notification-channels.ts'
import { notificationPreferenceCases } from './notification-preferences.ts'
import { notificationCases } from './notifications.ts'
import { passwordResetCases } from './password-reset.ts'
import { paymentMethodCases } from './payment-methods.ts'
import { paymentRequiredCases } from './payment-required.ts'
import { planCases } from './plans.ts'
import { projectCases } from './projects.ts'
import { recommendationCases } from './recommendations.ts'
import { registeredDomainCases } from './registered-domains.ts'
import { resourceCases } from './resources.ts'
import { roleCases } from './roles.ts'
import { savedViewCases } from './saved-views.ts'
import { sessionCases } from './session.ts'
import { deviceSessionCases } from './sessions.ts'
import { signUpCases } from './sign-up.ts'
import { smallCases } from './small.ts'
import { sshKeyCases } from './ssh-keys.ts'
import { statusCases } from './status.ts'
import { supportRequestCases } from './support-requests.ts'
import { taskCases } from './tasks.ts'
import { tenancyCases } from './tenancy.ts'
import { twoFactorCases } from './two-factor.ts'
import { vmCreateCases } from './vm-create.ts'
import { vmDetailCases } from './vm-detail.ts'
import { vmLifeCycleCases } from './vm-life-cycle.ts'
import { vmListCases } from './vm-list.ts'
import { vmScheduleCases } from './vm-schedule.ts'
import { volumeCreateCases } from './volume-create.ts'
import { volumeDetailCases } from './volume-detail.ts'
import { volumeLifeCycleCases } from './volume-life-cycle.ts'
import { volumeListCases } from './volume-list.ts'
import { volumeSnapshotCases } from './volume-snapshots.ts'
import { wholeApiCases } from './whole-api.ts'

/** All contract cases, shared by all runtimes. */
export const cases: readonly ContractCase[] = [
  ...genericCases(),
  ...sessionCases,
  ...signUpCases,
  ...passwordResetCases,
  ...supportRequestCases,
  ...chatCases,
  ...statusCases,
  ...meCases,
  ...avatarCases,
  ...apiKeyCases,
  ...notificationPreferenceCases,
  ...billingCases,
  ...budgetCases,
  ...memberCases,
  ...invitationCases,
  ...roleCases,
  ...myAccountCases,
  ...twoFactorCases,
  ...deviceSessionCases,
  ...vmListCases,
  ...vmCreateCases,
  ...vmLifeCycleCases,
  ...vmScheduleCases,
  ...vmDetailCases,
  ...certificateCases,
  ...loadBalancerCases,
  ...loadBalancerRoutingCases,
  ...loadBalancerTrafficCases,
  ...loadBalancerTargetCases,
  ...databaseListCases,
  ...databaseCreateCases,
  ...databaseDetailCases,
  ...databaseLifeCycleCases,
  ...databaseUserCases,
  ...databaseBackupCases,
  ...volumeListCases,
  ...volumeCreateCases,
  ...volumeDetailCases,
  ...volumeLifeCycleCases,
  ...volumeSnapshotCases,
  ...firewallCases,
  ...firewallRuleCases,
  ...containerListCases,
  ...containerCreateCases,
  ...containerManifestCases,
  ...containerChangeCases,
  ...containerLifeCycleCases,
  ...containerObserveCases,
  ...containerRolloutCases,
  ...sshKeyCases,
  ...savedViewCases,
  ...smallCases,
  ...marketplaceCases,
  ...recommendationCases,
  ...invoiceCases,
  ...paymentMethodCases,
  ...paymentRequiredCases,
  ...resourceCases,
  ...planCases,
  ...projectCases,
  ...auditLogCases,
  ...cdnListCases,
  ...cdnCreateCases,
  ...bulkOperationCases,
  ...cdnChangeCases,
  ...cdnHeaderCases,
  ...cdnPurgeCases,
  ...cdnObserveCases,
  ...dashboardCases,
  ...dnsZoneCases,
  ...dnsRecordCases,
  ...domainCases,
  ...registeredDomainCases,
  ...notificationCases,
  ...monitoringCases,
  ...alertCases,
  ...alertSilenceCases,
  ...alertRuleCases,
  ...notificationChannelCases,
  ...logCases,
  ...emailChangeCases,
  ...eventCases,
  ...listLimitCases,
  ...accessCases,
  ...taskCases,
  ...tenancyCases,
  ...wholeApiCases,
]
