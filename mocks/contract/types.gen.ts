// Generated from `openapi/` by `npm run generate`. Do not edit.

import type * as api from '#src/api/generated/types.gen.ts'

/** The operations of a tag. */
export type OperationOf<Tag extends string> = {
  [Op in keyof OperationTypes]: OperationTypes[Op]['tag'] extends Tag ? Op : never
}[keyof OperationTypes]

/** What goes into and comes out of each operation. */
export interface OperationTypes {
  acceptInvitation: {
    tag: 'invitations'
    data: api.AcceptInvitationData
    success: api.AcceptInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  acknowledgeAlert: {
    tag: 'alerts'
    data: api.AcknowledgeAlertData
    success: api.AcknowledgeAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  addLoadBalancerTargets: {
    tag: 'load-balancers'
    data: api.AddLoadBalancerTargetsData
    success: api.AddLoadBalancerTargetsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  answerCardConfirmation: {
    tag: 'payment-methods'
    data: api.AnswerCardConfirmationData
    success: api.AnswerCardConfirmationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  answerDomainPurchase: {
    tag: 'domains'
    data: api.AnswerDomainPurchaseData
    success: api.AnswerDomainPurchaseResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  applyRecommendation: {
    tag: 'recommendations'
    data: api.ApplyRecommendationData
    success: api.ApplyRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  assignFirewall: {
    tag: 'firewalls'
    data: api.AssignFirewallData
    success: api.AssignFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  attachVolume: {
    tag: 'volumes'
    data: api.AttachVolumeData
    success: api.AttachVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  cancelInvitation: {
    tag: 'invitations'
    data: api.CancelInvitationData
    success: api.CancelInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  changeDnsPlan: {
    tag: 'dns'
    data: api.ChangeDnsPlanData
    success: api.ChangeDnsPlanResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  changeDnsRecords: {
    tag: 'dns'
    data: api.ChangeDnsRecordsData
    success: api.ChangeDnsRecordsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  changePassword: {
    tag: 'me'
    data: api.ChangePasswordData
    success: api.ChangePasswordResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  checkFirewallRules: {
    tag: 'firewalls'
    data: api.CheckFirewallRulesData
    success: api.CheckFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  closeAccount: {
    tag: 'me'
    data: api.CloseAccountData
    success: api.CloseAccountResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  completeLogIn: {
    tag: 'session'
    data: api.CompleteLogInData
    success: api.CompleteLogInResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  completeSignUp: {
    tag: 'sign-up'
    data: api.CompleteSignUpData
    success: api.CompleteSignUpResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  confirmTwoFactor: {
    tag: 'two-factor'
    data: api.ConfirmTwoFactorData
    success: api.ConfirmTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createAlertRule: {
    tag: 'alert-rules'
    data: api.CreateAlertRuleData
    success: api.CreateAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createAlertSilence: {
    tag: 'alerts'
    data: api.CreateAlertSilenceData
    success: api.CreateAlertSilenceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createApiKey: {
    tag: 'api-keys'
    data: api.CreateApiKeyData
    success: api.CreateApiKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createBudget: {
    tag: 'budgets'
    data: api.CreateBudgetData
    success: api.CreateBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createCdnDistribution: {
    tag: 'cdn'
    data: api.CreateCdnDistributionData
    success: api.CreateCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createContainer: {
    tag: 'containers'
    data: api.CreateContainerData
    success: api.CreateContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDatabase: {
    tag: 'databases'
    data: api.CreateDatabaseData
    success: api.CreateDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDatabaseBackup: {
    tag: 'databases'
    data: api.CreateDatabaseBackupData
    success: api.CreateDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDatabaseUser: {
    tag: 'databases'
    data: api.CreateDatabaseUserData
    success: api.CreateDatabaseUserResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDnsZone: {
    tag: 'dns'
    data: api.CreateDnsZoneData
    success: api.CreateDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createFirewall: {
    tag: 'firewalls'
    data: api.CreateFirewallData
    success: api.CreateFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createInvitation: {
    tag: 'invitations'
    data: api.CreateInvitationData
    success: api.CreateInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createLoadBalancer: {
    tag: 'load-balancers'
    data: api.CreateLoadBalancerData
    success: api.CreateLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createNotificationChannel: {
    tag: 'notification-channels'
    data: api.CreateNotificationChannelData
    success: api.CreateNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createPaymentMethod: {
    tag: 'payment-methods'
    data: api.CreatePaymentMethodData
    success: api.CreatePaymentMethodResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createProject: {
    tag: 'projects'
    data: api.CreateProjectData
    success: api.CreateProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createRole: {
    tag: 'roles'
    data: api.CreateRoleData
    success: api.CreateRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createSshKey: {
    tag: 'ssh-keys'
    data: api.CreateSshKeyData
    success: api.CreateSshKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createSupportRequest: {
    tag: 'support-requests'
    data: api.CreateSupportRequestData
    success: api.CreateSupportRequestResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  createVm: {
    tag: 'virtual-machines'
    data: api.CreateVmData
    success: api.CreateVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createVolume: {
    tag: 'volumes'
    data: api.CreateVolumeData
    success: api.CreateVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createVolumeSnapshot: {
    tag: 'volumes'
    data: api.CreateVolumeSnapshotData
    success: api.CreateVolumeSnapshotResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deactivateMember: {
    tag: 'members'
    data: api.DeactivateMemberData
    success: api.DeactivateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteAlertRule: {
    tag: 'alert-rules'
    data: api.DeleteAlertRuleData
    success: api.DeleteAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteBudget: {
    tag: 'budgets'
    data: api.DeleteBudgetData
    success: api.DeleteBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteCdnDistribution: {
    tag: 'cdn'
    data: api.DeleteCdnDistributionData
    success: api.DeleteCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteContainer: {
    tag: 'containers'
    data: api.DeleteContainerData
    success: api.DeleteContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDatabase: {
    tag: 'databases'
    data: api.DeleteDatabaseData
    success: api.DeleteDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDatabaseBackup: {
    tag: 'databases'
    data: api.DeleteDatabaseBackupData
    success: api.DeleteDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDatabaseUser: {
    tag: 'databases'
    data: api.DeleteDatabaseUserData
    success: api.DeleteDatabaseUserResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDnsZone: {
    tag: 'dns'
    data: api.DeleteDnsZoneData
    success: api.DeleteDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteFirewall: {
    tag: 'firewalls'
    data: api.DeleteFirewallData
    success: api.DeleteFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteLoadBalancer: {
    tag: 'load-balancers'
    data: api.DeleteLoadBalancerData
    success: api.DeleteLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteNotificationChannel: {
    tag: 'notification-channels'
    data: api.DeleteNotificationChannelData
    success: api.DeleteNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deletePaymentMethod: {
    tag: 'payment-methods'
    data: api.DeletePaymentMethodData
    success: api.DeletePaymentMethodResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteProject: {
    tag: 'projects'
    data: api.DeleteProjectData
    success: api.DeleteProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteRole: {
    tag: 'roles'
    data: api.DeleteRoleData
    success: api.DeleteRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteSshKey: {
    tag: 'ssh-keys'
    data: api.DeleteSshKeyData
    success: api.DeleteSshKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteVm: {
    tag: 'virtual-machines'
    data: api.DeleteVmData
    success: api.DeleteVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteVolume: {
    tag: 'volumes'
    data: api.DeleteVolumeData
    success: api.DeleteVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteVolumeSnapshot: {
    tag: 'volumes'
    data: api.DeleteVolumeSnapshotData
    success: api.DeleteVolumeSnapshotResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deployManifest: {
    tag: 'containers'
    data: api.DeployManifestData
    success: api.DeployManifestResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deployMarketplaceApp: {
    tag: 'marketplace'
    data: api.DeployMarketplaceAppData
    success: api.DeployMarketplaceAppResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  detachVolume: {
    tag: 'volumes'
    data: api.DetachVolumeData
    success: api.DetachVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  disableTwoFactor: {
    tag: 'two-factor'
    data: api.DisableTwoFactorData
    success: api.DisableTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  dismissRecommendation: {
    tag: 'recommendations'
    data: api.DismissRecommendationData
    success: api.DismissRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  downloadInvoiceCsv: {
    tag: 'invoices'
    data: api.DownloadInvoiceCsvData
    success: api.DownloadInvoiceCsvResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  downloadInvoicePdf: {
    tag: 'invoices'
    data: api.DownloadInvoicePdfData
    success: api.DownloadInvoicePdfResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: true
  }
  drainLoadBalancerTarget: {
    tag: 'load-balancers'
    data: api.DrainLoadBalancerTargetData
    success: api.DrainLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  endAlertSilence: {
    tag: 'alerts'
    data: api.EndAlertSilenceData
    success: api.EndAlertSilenceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportAuditLog: {
    tag: 'audit-log'
    data: api.ExportAuditLogData
    success: api.ExportAuditLogResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportCharges: {
    tag: 'billing'
    data: api.ExportChargesData
    success: api.ExportChargesResponses
    security: 'required'
    defaulted: 'period'
    stream: false
    binary: false
  }
  exportCostBreakdown: {
    tag: 'billing'
    data: api.ExportCostBreakdownData
    success: api.ExportCostBreakdownResponses
    security: 'required'
    defaulted: 'period' | 'by' | 'sort'
    stream: false
    binary: false
  }
  exportDnsZone: {
    tag: 'dns'
    data: api.ExportDnsZoneData
    success: api.ExportDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportLogsAsCsv: {
    tag: 'logs'
    data: api.ExportLogsAsCsvData
    success: api.ExportLogsAsCsvResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportLogsAsJson: {
    tag: 'logs'
    data: api.ExportLogsAsJsonData
    success: api.ExportLogsAsJsonResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportLogsAsText: {
    tag: 'logs'
    data: api.ExportLogsAsTextData
    success: api.ExportLogsAsTextResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAccountClosure: {
    tag: 'me'
    data: api.GetAccountClosureData
    success: api.GetAccountClosureResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAlert: {
    tag: 'alerts'
    data: api.GetAlertData
    success: api.GetAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAlertRule: {
    tag: 'alert-rules'
    data: api.GetAlertRuleData
    success: api.GetAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAlertSummary: {
    tag: 'alerts'
    data: api.GetAlertSummaryData
    success: api.GetAlertSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAuditEntry: {
    tag: 'audit-log'
    data: api.GetAuditEntryData
    success: api.GetAuditEntryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAvatar: {
    tag: 'avatars'
    data: api.GetAvatarData
    success: api.GetAvatarResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: true
  }
  getBillingSummary: {
    tag: 'billing'
    data: api.GetBillingSummaryData
    success: api.GetBillingSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getBudget: {
    tag: 'budgets'
    data: api.GetBudgetData
    success: api.GetBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCardConfirmation: {
    tag: 'payment-methods'
    data: api.GetCardConfirmationData
    success: api.GetCardConfirmationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnAnalytics: {
    tag: 'cdn'
    data: api.GetCdnAnalyticsData
    success: api.GetCdnAnalyticsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnCatalogue: {
    tag: 'cdn'
    data: api.GetCdnCatalogueData
    success: api.GetCdnCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnDistribution: {
    tag: 'cdn'
    data: api.GetCdnDistributionData
    success: api.GetCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnMetrics: {
    tag: 'cdn'
    data: api.GetCdnMetricsData
    success: api.GetCdnMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getCdnSummary: {
    tag: 'cdn'
    data: api.GetCdnSummaryData
    success: api.GetCdnSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainer: {
    tag: 'containers'
    data: api.GetContainerData
    success: api.GetContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerCatalogue: {
    tag: 'containers'
    data: api.GetContainerCatalogueData
    success: api.GetContainerCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerGraph: {
    tag: 'containers'
    data: api.GetContainerGraphData
    success: api.GetContainerGraphResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerManifest: {
    tag: 'containers'
    data: api.GetContainerManifestData
    success: api.GetContainerManifestResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerMetrics: {
    tag: 'containers'
    data: api.GetContainerMetricsData
    success: api.GetContainerMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getContainerSummary: {
    tag: 'containers'
    data: api.GetContainerSummaryData
    success: api.GetContainerSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCostBreakdown: {
    tag: 'billing'
    data: api.GetCostBreakdownData
    success: api.GetCostBreakdownResponses
    security: 'required'
    defaulted: 'period' | 'by' | 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  getDailySpend: {
    tag: 'billing'
    data: api.GetDailySpendData
    success: api.GetDailySpendResponses
    security: 'required'
    defaulted: 'period'
    stream: false
    binary: false
  }
  getDashboardCpu: {
    tag: 'dashboard'
    data: api.GetDashboardCpuData
    success: api.GetDashboardCpuResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardOverview: {
    tag: 'dashboard'
    data: api.GetDashboardOverviewData
    success: api.GetDashboardOverviewResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardServices: {
    tag: 'dashboard'
    data: api.GetDashboardServicesData
    success: api.GetDashboardServicesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardSpend: {
    tag: 'dashboard'
    data: api.GetDashboardSpendData
    success: api.GetDashboardSpendResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardStorage: {
    tag: 'dashboard'
    data: api.GetDashboardStorageData
    success: api.GetDashboardStorageResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDatabase: {
    tag: 'databases'
    data: api.GetDatabaseData
    success: api.GetDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDatabaseCatalogue: {
    tag: 'databases'
    data: api.GetDatabaseCatalogueData
    success: api.GetDatabaseCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDatabaseMetrics: {
    tag: 'databases'
    data: api.GetDatabaseMetricsData
    success: api.GetDatabaseMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getDatabaseSummary: {
    tag: 'databases'
    data: api.GetDatabaseSummaryData
    success: api.GetDatabaseSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDnsCatalogue: {
    tag: 'dns'
    data: api.GetDnsCatalogueData
    success: api.GetDnsCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDnsMetrics: {
    tag: 'dns'
    data: api.GetDnsMetricsData
    success: api.GetDnsMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getDnsSummary: {
    tag: 'dns'
    data: api.GetDnsSummaryData
    success: api.GetDnsSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDnsZone: {
    tag: 'dns'
    data: api.GetDnsZoneData
    success: api.GetDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewall: {
    tag: 'firewalls'
    data: api.GetFirewallData
    success: api.GetFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewallCatalogue: {
    tag: 'firewalls'
    data: api.GetFirewallCatalogueData
    success: api.GetFirewallCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewallMetrics: {
    tag: 'firewalls'
    data: api.GetFirewallMetricsData
    success: api.GetFirewallMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getFirewallRules: {
    tag: 'firewalls'
    data: api.GetFirewallRulesData
    success: api.GetFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewallSummary: {
    tag: 'firewalls'
    data: api.GetFirewallSummaryData
    success: api.GetFirewallSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getInfrastructureHealth: {
    tag: 'monitoring'
    data: api.GetInfrastructureHealthData
    success: api.GetInfrastructureHealthResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getInvitationLink: {
    tag: 'invitations'
    data: api.GetInvitationLinkData
    success: api.GetInvitationLinkResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  getInvoice: {
    tag: 'invoices'
    data: api.GetInvoiceData
    success: api.GetInvoiceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getInvoiceSummary: {
    tag: 'invoices'
    data: api.GetInvoiceSummaryData
    success: api.GetInvoiceSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLoadBalancer: {
    tag: 'load-balancers'
    data: api.GetLoadBalancerData
    success: api.GetLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLoadBalancerCatalogue: {
    tag: 'load-balancers'
    data: api.GetLoadBalancerCatalogueData
    success: api.GetLoadBalancerCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLoadBalancerMetrics: {
    tag: 'load-balancers'
    data: api.GetLoadBalancerMetricsData
    success: api.GetLoadBalancerMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getLoadBalancerSummary: {
    tag: 'load-balancers'
    data: api.GetLoadBalancerSummaryData
    success: api.GetLoadBalancerSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLog: {
    tag: 'logs'
    data: api.GetLogData
    success: api.GetLogResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLogContext: {
    tag: 'logs'
    data: api.GetLogContextData
    success: api.GetLogContextResponses
    security: 'required'
    defaulted: 'before' | 'after'
    stream: false
    binary: false
  }
  getLogHistogram: {
    tag: 'logs'
    data: api.GetLogHistogramData
    success: api.GetLogHistogramResponses
    security: 'required'
    defaulted: 'buckets'
    stream: false
    binary: false
  }
  getMarketplaceApp: {
    tag: 'marketplace'
    data: api.GetMarketplaceAppData
    success: api.GetMarketplaceAppResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  getMe: {
    tag: 'me'
    data: api.GetMeData
    success: api.GetMeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMember: {
    tag: 'members'
    data: api.GetMemberData
    success: api.GetMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMemberSummary: {
    tag: 'members'
    data: api.GetMemberSummaryData
    success: api.GetMemberSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMonitoringOverview: {
    tag: 'monitoring'
    data: api.GetMonitoringOverviewData
    success: api.GetMonitoringOverviewResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMonthlySpend: {
    tag: 'billing'
    data: api.GetMonthlySpendData
    success: api.GetMonthlySpendResponses
    security: 'required'
    defaulted: 'months'
    stream: false
    binary: false
  }
  getNotificationChannel: {
    tag: 'notification-channels'
    data: api.GetNotificationChannelData
    success: api.GetNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getNotificationPreferences: {
    tag: 'notification-preferences'
    data: api.GetNotificationPreferencesData
    success: api.GetNotificationPreferencesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getPasswordReset: {
    tag: 'password-reset'
    data: api.GetPasswordResetData
    success: api.GetPasswordResetResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  getProject: {
    tag: 'projects'
    data: api.GetProjectData
    success: api.GetProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getRecommendation: {
    tag: 'recommendations'
    data: api.GetRecommendationData
    success: api.GetRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getRole: {
    tag: 'roles'
    data: api.GetRoleData
    success: api.GetRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getSession: {
    tag: 'session'
    data: api.GetSessionData
    success: api.GetSessionResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  getTwoFactor: {
    tag: 'two-factor'
    data: api.GetTwoFactorData
    success: api.GetTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVm: {
    tag: 'virtual-machines'
    data: api.GetVmData
    success: api.GetVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVmCatalogue: {
    tag: 'virtual-machines'
    data: api.GetVmCatalogueData
    success: api.GetVmCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVmMetrics: {
    tag: 'virtual-machines'
    data: api.GetVmMetricsData
    success: api.GetVmMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getVmSummary: {
    tag: 'virtual-machines'
    data: api.GetVmSummaryData
    success: api.GetVmSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVolume: {
    tag: 'volumes'
    data: api.GetVolumeData
    success: api.GetVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVolumeCatalogue: {
    tag: 'volumes'
    data: api.GetVolumeCatalogueData
    success: api.GetVolumeCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVolumeMetrics: {
    tag: 'volumes'
    data: api.GetVolumeMetricsData
    success: api.GetVolumeMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getVolumeSummary: {
    tag: 'volumes'
    data: api.GetVolumeSummaryData
    success: api.GetVolumeSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  growVolume: {
    tag: 'volumes'
    data: api.GrowVolumeData
    success: api.GrowVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listActivity: {
    tag: 'resources'
    data: api.ListActivityData
    success: api.ListActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listAlertHistory: {
    tag: 'alerts'
    data: api.ListAlertHistoryData
    success: api.ListAlertHistoryResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listAlertRules: {
    tag: 'alert-rules'
    data: api.ListAlertRulesData
    success: api.ListAlertRulesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listAlerts: {
    tag: 'alerts'
    data: api.ListAlertsData
    success: api.ListAlertsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listAlertSilences: {
    tag: 'alerts'
    data: api.ListAlertSilencesData
    success: api.ListAlertSilencesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listApiKeys: {
    tag: 'api-keys'
    data: api.ListApiKeysData
    success: api.ListApiKeysResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listApplicationHealth: {
    tag: 'monitoring'
    data: api.ListApplicationHealthData
    success: api.ListApplicationHealthResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listAuditEntries: {
    tag: 'audit-log'
    data: api.ListAuditEntriesData
    success: api.ListAuditEntriesResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listAuditPeople: {
    tag: 'audit-log'
    data: api.ListAuditPeopleData
    success: api.ListAuditPeopleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listBillingNotices: {
    tag: 'billing'
    data: api.ListBillingNoticesData
    success: api.ListBillingNoticesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listBudgets: {
    tag: 'budgets'
    data: api.ListBudgetsData
    success: api.ListBudgetsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listCdnActivity: {
    tag: 'cdn'
    data: api.ListCdnActivityData
    success: api.ListCdnActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listCdnDistributions: {
    tag: 'cdn'
    data: api.ListCdnDistributionsData
    success: api.ListCdnDistributionsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listCdnPurges: {
    tag: 'cdn'
    data: api.ListCdnPurgesData
    success: api.ListCdnPurgesResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listContainerActivity: {
    tag: 'containers'
    data: api.ListContainerActivityData
    success: api.ListContainerActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listContainerLogs: {
    tag: 'containers'
    data: api.ListContainerLogsData
    success: api.ListContainerLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listContainerReplicas: {
    tag: 'containers'
    data: api.ListContainerReplicasData
    success: api.ListContainerReplicasResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listContainers: {
    tag: 'containers'
    data: api.ListContainersData
    success: api.ListContainersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDatabaseActivity: {
    tag: 'databases'
    data: api.ListDatabaseActivityData
    success: api.ListDatabaseActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listDatabaseBackups: {
    tag: 'databases'
    data: api.ListDatabaseBackupsData
    success: api.ListDatabaseBackupsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDatabases: {
    tag: 'databases'
    data: api.ListDatabasesData
    success: api.ListDatabasesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDatabaseUsers: {
    tag: 'databases'
    data: api.ListDatabaseUsersData
    success: api.ListDatabaseUsersResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listDependents: {
    tag: 'resources'
    data: api.ListDependentsData
    success: api.ListDependentsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listDnsActivity: {
    tag: 'dns'
    data: api.ListDnsActivityData
    success: api.ListDnsActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listDnsRecords: {
    tag: 'dns'
    data: api.ListDnsRecordsData
    success: api.ListDnsRecordsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDnsZones: {
    tag: 'dns'
    data: api.ListDnsZonesData
    success: api.ListDnsZonesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listFirewallActivity: {
    tag: 'firewalls'
    data: api.ListFirewallActivityData
    success: api.ListFirewallActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listFirewallAssignments: {
    tag: 'firewalls'
    data: api.ListFirewallAssignmentsData
    success: api.ListFirewallAssignmentsResponses
    security: 'required'
    defaulted: 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listFirewalls: {
    tag: 'firewalls'
    data: api.ListFirewallsData
    success: api.ListFirewallsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listIncidents: {
    tag: 'monitoring'
    data: api.ListIncidentsData
    success: api.ListIncidentsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listInvoices: {
    tag: 'invoices'
    data: api.ListInvoicesData
    success: api.ListInvoicesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listLoadBalancerActivity: {
    tag: 'load-balancers'
    data: api.ListLoadBalancerActivityData
    success: api.ListLoadBalancerActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listLoadBalancers: {
    tag: 'load-balancers'
    data: api.ListLoadBalancersData
    success: api.ListLoadBalancersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listLoadBalancerTargets: {
    tag: 'load-balancers'
    data: api.ListLoadBalancerTargetsData
    success: api.ListLoadBalancerTargetsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listLogServices: {
    tag: 'logs'
    data: api.ListLogServicesData
    success: api.ListLogServicesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listMarketplaceApps: {
    tag: 'marketplace'
    data: api.ListMarketplaceAppsData
    success: api.ListMarketplaceAppsResponses
    security: 'none'
    defaulted: 'free'
    stream: false
    binary: false
  }
  listMembers: {
    tag: 'members'
    data: api.ListMembersData
    success: api.ListMembersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listMonitoringMetrics: {
    tag: 'monitoring'
    data: api.ListMonitoringMetricsData
    success: api.ListMonitoringMetricsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listNetworks: {
    tag: 'networking'
    data: api.ListNetworksData
    success: api.ListNetworksResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listNotificationChannels: {
    tag: 'notification-channels'
    data: api.ListNotificationChannelsData
    success: api.ListNotificationChannelsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listNotifications: {
    tag: 'notifications'
    data: api.ListNotificationsData
    success: api.ListNotificationsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listPaymentMethods: {
    tag: 'payment-methods'
    data: api.ListPaymentMethodsData
    success: api.ListPaymentMethodsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listProjectCosts: {
    tag: 'projects'
    data: api.ListProjectCostsData
    success: api.ListProjectCostsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listProjects: {
    tag: 'projects'
    data: api.ListProjectsData
    success: api.ListProjectsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listProjectUsage: {
    tag: 'projects'
    data: api.ListProjectUsageData
    success: api.ListProjectUsageResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listQuotas: {
    tag: 'quotas'
    data: api.ListQuotasData
    success: api.ListQuotasResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listRecommendations: {
    tag: 'recommendations'
    data: api.ListRecommendationsData
    success: api.ListRecommendationsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listRoles: {
    tag: 'roles'
    data: api.ListRolesData
    success: api.ListRolesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listSessions: {
    tag: 'sessions'
    data: api.ListSessionsData
    success: api.ListSessionsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listSshKeys: {
    tag: 'ssh-keys'
    data: api.ListSshKeysData
    success: api.ListSshKeysResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listVmActivity: {
    tag: 'virtual-machines'
    data: api.ListVmActivityData
    success: api.ListVmActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listVmLogs: {
    tag: 'virtual-machines'
    data: api.ListVmLogsData
    success: api.ListVmLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listVms: {
    tag: 'virtual-machines'
    data: api.ListVmsData
    success: api.ListVmsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listVolumeActivity: {
    tag: 'volumes'
    data: api.ListVolumeActivityData
    success: api.ListVolumeActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listVolumes: {
    tag: 'volumes'
    data: api.ListVolumesData
    success: api.ListVolumesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listVolumeSnapshots: {
    tag: 'volumes'
    data: api.ListVolumeSnapshotsData
    success: api.ListVolumeSnapshotsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  logIn: {
    tag: 'session'
    data: api.LogInData
    success: api.LogInResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  logOut: {
    tag: 'session'
    data: api.LogOutData
    success: api.LogOutResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  makePaymentMethodDefault: {
    tag: 'payment-methods'
    data: api.MakePaymentMethodDefaultData
    success: api.MakePaymentMethodDefaultResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  markAllNotificationsRead: {
    tag: 'notifications'
    data: api.MarkAllNotificationsReadData
    success: api.MarkAllNotificationsReadResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  markNotificationRead: {
    tag: 'notifications'
    data: api.MarkNotificationReadData
    success: api.MarkNotificationReadResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  moveResources: {
    tag: 'projects'
    data: api.MoveResourcesData
    success: api.MoveResourcesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  payInvoice: {
    tag: 'invoices'
    data: api.PayInvoiceData
    success: api.PayInvoiceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  previewAlertRule: {
    tag: 'alert-rules'
    data: api.PreviewAlertRuleData
    success: api.PreviewAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  previewDnsImport: {
    tag: 'dns'
    data: api.PreviewDnsImportData
    success: api.PreviewDnsImportResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  purchaseDomain: {
    tag: 'domains'
    data: api.PurchaseDomainData
    success: api.PurchaseDomainResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  purgeCdnCache: {
    tag: 'cdn'
    data: api.PurgeCdnCacheData
    success: api.PurgeCdnCacheResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  queryMetric: {
    tag: 'monitoring'
    data: api.QueryMetricData
    success: api.QueryMetricResponses
    security: 'required'
    defaulted: 'aggregation' | 'limit' | 'points'
    stream: false
    binary: false
  }
  reactivateMember: {
    tag: 'members'
    data: api.ReactivateMemberData
    success: api.ReactivateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  removeLoadBalancerTarget: {
    tag: 'load-balancers'
    data: api.RemoveLoadBalancerTargetData
    success: api.RemoveLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  removeMember: {
    tag: 'members'
    data: api.RemoveMemberData
    success: api.RemoveMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  removeMyAvatar: {
    tag: 'avatars'
    data: api.RemoveMyAvatarData
    success: api.RemoveMyAvatarResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  renewRecoveryCodes: {
    tag: 'two-factor'
    data: api.RenewRecoveryCodesData
    success: api.RenewRecoveryCodesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  reopenAlert: {
    tag: 'alerts'
    data: api.ReopenAlertData
    success: api.ReopenAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  replaceFirewallRules: {
    tag: 'firewalls'
    data: api.ReplaceFirewallRulesData
    success: api.ReplaceFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  requestPasswordReset: {
    tag: 'password-reset'
    data: api.RequestPasswordResetData
    success: api.RequestPasswordResetResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  resendInvitation: {
    tag: 'invitations'
    data: api.ResendInvitationData
    success: api.ResendInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resendSignUpCode: {
    tag: 'sign-up'
    data: api.ResendSignUpCodeData
    success: api.ResendSignUpCodeResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  resetPassword: {
    tag: 'password-reset'
    data: api.ResetPasswordData
    success: api.ResetPasswordResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  resizeDatabase: {
    tag: 'databases'
    data: api.ResizeDatabaseData
    success: api.ResizeDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resizeVm: {
    tag: 'virtual-machines'
    data: api.ResizeVmData
    success: api.ResizeVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resolveAlert: {
    tag: 'alerts'
    data: api.ResolveAlertData
    success: api.ResolveAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restartContainer: {
    tag: 'containers'
    data: api.RestartContainerData
    success: api.RestartContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restartVm: {
    tag: 'virtual-machines'
    data: api.RestartVmData
    success: api.RestartVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restoreDatabaseBackup: {
    tag: 'databases'
    data: api.RestoreDatabaseBackupData
    success: api.RestoreDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restoreRecommendation: {
    tag: 'recommendations'
    data: api.RestoreRecommendationData
    success: api.RestoreRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resumeLoadBalancerTarget: {
    tag: 'load-balancers'
    data: api.ResumeLoadBalancerTargetData
    success: api.ResumeLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revealDatabaseUserPassword: {
    tag: 'databases'
    data: api.RevealDatabaseUserPasswordData
    success: api.RevealDatabaseUserPasswordResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revokeApiKey: {
    tag: 'api-keys'
    data: api.RevokeApiKeyData
    success: api.RevokeApiKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revokeOtherSessions: {
    tag: 'sessions'
    data: api.RevokeOtherSessionsData
    success: api.RevokeOtherSessionsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revokeSession: {
    tag: 'sessions'
    data: api.RevokeSessionData
    success: api.RevokeSessionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  rotateDatabaseUserPassword: {
    tag: 'databases'
    data: api.RotateDatabaseUserPasswordData
    success: api.RotateDatabaseUserPasswordResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  scaleContainer: {
    tag: 'containers'
    data: api.ScaleContainerData
    success: api.ScaleContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  search: {
    tag: 'search'
    data: api.SearchData
    success: api.SearchResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  searchDomains: {
    tag: 'domains'
    data: api.SearchDomainsData
    success: api.SearchDomainsResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  searchLogs: {
    tag: 'logs'
    data: api.SearchLogsData
    success: api.SearchLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  setMyAvatar: {
    tag: 'avatars'
    data: api.SetMyAvatarData
    success: api.SetMyAvatarResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  signUpByInvitation: {
    tag: 'invitations'
    data: api.SignUpByInvitationData
    success: api.SignUpByInvitationResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  startContainer: {
    tag: 'containers'
    data: api.StartContainerData
    success: api.StartContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  startDatabase: {
    tag: 'databases'
    data: api.StartDatabaseData
    success: api.StartDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  startSignUp: {
    tag: 'sign-up'
    data: api.StartSignUpData
    success: api.StartSignUpResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  startTwoFactor: {
    tag: 'two-factor'
    data: api.StartTwoFactorData
    success: api.StartTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  startVm: {
    tag: 'virtual-machines'
    data: api.StartVmData
    success: api.StartVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  stopContainer: {
    tag: 'containers'
    data: api.StopContainerData
    success: api.StopContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  stopDatabase: {
    tag: 'databases'
    data: api.StopDatabaseData
    success: api.StopDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  stopVm: {
    tag: 'virtual-machines'
    data: api.StopVmData
    success: api.StopVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  streamEvents: {
    tag: 'notifications'
    data: api.StreamEventsData
    success: api.StreamEventsResponses
    security: 'required'
    defaulted: never
    stream: true
    binary: false
  }
  streamLogs: {
    tag: 'logs'
    data: api.StreamLogsData
    success: api.StreamLogsResponses
    security: 'required'
    defaulted: never
    stream: true
    binary: false
  }
  testNotificationChannel: {
    tag: 'notification-channels'
    data: api.TestNotificationChannelData
    success: api.TestNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  unacknowledgeAlert: {
    tag: 'alerts'
    data: api.UnacknowledgeAlertData
    success: api.UnacknowledgeAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  unassignFirewall: {
    tag: 'firewalls'
    data: api.UnassignFirewallData
    success: api.UnassignFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateAlertRule: {
    tag: 'alert-rules'
    data: api.UpdateAlertRuleData
    success: api.UpdateAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateBudget: {
    tag: 'budgets'
    data: api.UpdateBudgetData
    success: api.UpdateBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateCdnDistribution: {
    tag: 'cdn'
    data: api.UpdateCdnDistributionData
    success: api.UpdateCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateContainer: {
    tag: 'containers'
    data: api.UpdateContainerData
    success: api.UpdateContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateDatabase: {
    tag: 'databases'
    data: api.UpdateDatabaseData
    success: api.UpdateDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateDnsZone: {
    tag: 'dns'
    data: api.UpdateDnsZoneData
    success: api.UpdateDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateFirewall: {
    tag: 'firewalls'
    data: api.UpdateFirewallData
    success: api.UpdateFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateLoadBalancer: {
    tag: 'load-balancers'
    data: api.UpdateLoadBalancerData
    success: api.UpdateLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateMe: {
    tag: 'me'
    data: api.UpdateMeData
    success: api.UpdateMeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateMember: {
    tag: 'members'
    data: api.UpdateMemberData
    success: api.UpdateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateNotificationChannel: {
    tag: 'notification-channels'
    data: api.UpdateNotificationChannelData
    success: api.UpdateNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateNotificationPreferences: {
    tag: 'notification-preferences'
    data: api.UpdateNotificationPreferencesData
    success: api.UpdateNotificationPreferencesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateProject: {
    tag: 'projects'
    data: api.UpdateProjectData
    success: api.UpdateProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateRole: {
    tag: 'roles'
    data: api.UpdateRoleData
    success: api.UpdateRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateVm: {
    tag: 'virtual-machines'
    data: api.UpdateVmData
    success: api.UpdateVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateVolume: {
    tag: 'volumes'
    data: api.UpdateVolumeData
    success: api.UpdateVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  upgradeDatabase: {
    tag: 'databases'
    data: api.UpgradeDatabaseData
    success: api.UpgradeDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  verifySignUp: {
    tag: 'sign-up'
    data: api.VerifySignUpData
    success: api.VerifySignUpResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
}
