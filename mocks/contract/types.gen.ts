// Generated from `openapi/` by `npm run generate`. Do not edit.

import type * as api from '#src/api/generated/types.gen.ts'

/** What goes into and comes out of each operation. */
export interface OperationTypes {
  acceptInvitation: {
    data: api.AcceptInvitationData
    success: api.AcceptInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  acknowledgeAlert: {
    data: api.AcknowledgeAlertData
    success: api.AcknowledgeAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  addLoadBalancerTargets: {
    data: api.AddLoadBalancerTargetsData
    success: api.AddLoadBalancerTargetsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  answerCardConfirmation: {
    data: api.AnswerCardConfirmationData
    success: api.AnswerCardConfirmationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  answerDomainPurchase: {
    data: api.AnswerDomainPurchaseData
    success: api.AnswerDomainPurchaseResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  applyRecommendation: {
    data: api.ApplyRecommendationData
    success: api.ApplyRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  assignFirewall: {
    data: api.AssignFirewallData
    success: api.AssignFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  attachVolume: {
    data: api.AttachVolumeData
    success: api.AttachVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  cancelInvitation: {
    data: api.CancelInvitationData
    success: api.CancelInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  changeDnsPlan: {
    data: api.ChangeDnsPlanData
    success: api.ChangeDnsPlanResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  changeDnsRecords: {
    data: api.ChangeDnsRecordsData
    success: api.ChangeDnsRecordsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  changePassword: {
    data: api.ChangePasswordData
    success: api.ChangePasswordResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  checkFirewallRules: {
    data: api.CheckFirewallRulesData
    success: api.CheckFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  closeAccount: {
    data: api.CloseAccountData
    success: api.CloseAccountResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  completeLogIn: {
    data: api.CompleteLogInData
    success: api.CompleteLogInResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  completeSignUp: {
    data: api.CompleteSignUpData
    success: api.CompleteSignUpResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  confirmTwoFactor: {
    data: api.ConfirmTwoFactorData
    success: api.ConfirmTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createAlertRule: {
    data: api.CreateAlertRuleData
    success: api.CreateAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createAlertSilence: {
    data: api.CreateAlertSilenceData
    success: api.CreateAlertSilenceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createApiKey: {
    data: api.CreateApiKeyData
    success: api.CreateApiKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createBudget: {
    data: api.CreateBudgetData
    success: api.CreateBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createCdnDistribution: {
    data: api.CreateCdnDistributionData
    success: api.CreateCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createContainer: {
    data: api.CreateContainerData
    success: api.CreateContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDatabase: {
    data: api.CreateDatabaseData
    success: api.CreateDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDatabaseBackup: {
    data: api.CreateDatabaseBackupData
    success: api.CreateDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDatabaseUser: {
    data: api.CreateDatabaseUserData
    success: api.CreateDatabaseUserResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createDnsZone: {
    data: api.CreateDnsZoneData
    success: api.CreateDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createFirewall: {
    data: api.CreateFirewallData
    success: api.CreateFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createInvitation: {
    data: api.CreateInvitationData
    success: api.CreateInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createLoadBalancer: {
    data: api.CreateLoadBalancerData
    success: api.CreateLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createNotificationChannel: {
    data: api.CreateNotificationChannelData
    success: api.CreateNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createPaymentMethod: {
    data: api.CreatePaymentMethodData
    success: api.CreatePaymentMethodResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createProject: {
    data: api.CreateProjectData
    success: api.CreateProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createRole: {
    data: api.CreateRoleData
    success: api.CreateRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createSshKey: {
    data: api.CreateSshKeyData
    success: api.CreateSshKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createSupportRequest: {
    data: api.CreateSupportRequestData
    success: api.CreateSupportRequestResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  createVm: {
    data: api.CreateVmData
    success: api.CreateVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createVolume: {
    data: api.CreateVolumeData
    success: api.CreateVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  createVolumeSnapshot: {
    data: api.CreateVolumeSnapshotData
    success: api.CreateVolumeSnapshotResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deactivateMember: {
    data: api.DeactivateMemberData
    success: api.DeactivateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteAlertRule: {
    data: api.DeleteAlertRuleData
    success: api.DeleteAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteBudget: {
    data: api.DeleteBudgetData
    success: api.DeleteBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteCdnDistribution: {
    data: api.DeleteCdnDistributionData
    success: api.DeleteCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteContainer: {
    data: api.DeleteContainerData
    success: api.DeleteContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDatabase: {
    data: api.DeleteDatabaseData
    success: api.DeleteDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDatabaseBackup: {
    data: api.DeleteDatabaseBackupData
    success: api.DeleteDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDatabaseUser: {
    data: api.DeleteDatabaseUserData
    success: api.DeleteDatabaseUserResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteDnsZone: {
    data: api.DeleteDnsZoneData
    success: api.DeleteDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteFirewall: {
    data: api.DeleteFirewallData
    success: api.DeleteFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteLoadBalancer: {
    data: api.DeleteLoadBalancerData
    success: api.DeleteLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteNotificationChannel: {
    data: api.DeleteNotificationChannelData
    success: api.DeleteNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deletePaymentMethod: {
    data: api.DeletePaymentMethodData
    success: api.DeletePaymentMethodResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteProject: {
    data: api.DeleteProjectData
    success: api.DeleteProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteRole: {
    data: api.DeleteRoleData
    success: api.DeleteRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteSshKey: {
    data: api.DeleteSshKeyData
    success: api.DeleteSshKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteVm: {
    data: api.DeleteVmData
    success: api.DeleteVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteVolume: {
    data: api.DeleteVolumeData
    success: api.DeleteVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deleteVolumeSnapshot: {
    data: api.DeleteVolumeSnapshotData
    success: api.DeleteVolumeSnapshotResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deployManifest: {
    data: api.DeployManifestData
    success: api.DeployManifestResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  deployMarketplaceApp: {
    data: api.DeployMarketplaceAppData
    success: api.DeployMarketplaceAppResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  detachVolume: {
    data: api.DetachVolumeData
    success: api.DetachVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  disableTwoFactor: {
    data: api.DisableTwoFactorData
    success: api.DisableTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  dismissRecommendation: {
    data: api.DismissRecommendationData
    success: api.DismissRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  downloadInvoiceCsv: {
    data: api.DownloadInvoiceCsvData
    success: api.DownloadInvoiceCsvResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  downloadInvoicePdf: {
    data: api.DownloadInvoicePdfData
    success: api.DownloadInvoicePdfResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: true
  }
  drainLoadBalancerTarget: {
    data: api.DrainLoadBalancerTargetData
    success: api.DrainLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  endAlertSilence: {
    data: api.EndAlertSilenceData
    success: api.EndAlertSilenceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportAuditLog: {
    data: api.ExportAuditLogData
    success: api.ExportAuditLogResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportCharges: {
    data: api.ExportChargesData
    success: api.ExportChargesResponses
    security: 'required'
    defaulted: 'period'
    stream: false
    binary: false
  }
  exportCostBreakdown: {
    data: api.ExportCostBreakdownData
    success: api.ExportCostBreakdownResponses
    security: 'required'
    defaulted: 'period' | 'by' | 'sort'
    stream: false
    binary: false
  }
  exportDnsZone: {
    data: api.ExportDnsZoneData
    success: api.ExportDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportLogsAsCsv: {
    data: api.ExportLogsAsCsvData
    success: api.ExportLogsAsCsvResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportLogsAsJson: {
    data: api.ExportLogsAsJsonData
    success: api.ExportLogsAsJsonResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  exportLogsAsText: {
    data: api.ExportLogsAsTextData
    success: api.ExportLogsAsTextResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAccountClosure: {
    data: api.GetAccountClosureData
    success: api.GetAccountClosureResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAlert: {
    data: api.GetAlertData
    success: api.GetAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAlertRule: {
    data: api.GetAlertRuleData
    success: api.GetAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAlertSummary: {
    data: api.GetAlertSummaryData
    success: api.GetAlertSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAuditEntry: {
    data: api.GetAuditEntryData
    success: api.GetAuditEntryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getAvatar: {
    data: api.GetAvatarData
    success: api.GetAvatarResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: true
  }
  getBillingSummary: {
    data: api.GetBillingSummaryData
    success: api.GetBillingSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getBudget: {
    data: api.GetBudgetData
    success: api.GetBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCardConfirmation: {
    data: api.GetCardConfirmationData
    success: api.GetCardConfirmationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnAnalytics: {
    data: api.GetCdnAnalyticsData
    success: api.GetCdnAnalyticsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnCatalogue: {
    data: api.GetCdnCatalogueData
    success: api.GetCdnCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnDistribution: {
    data: api.GetCdnDistributionData
    success: api.GetCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCdnMetrics: {
    data: api.GetCdnMetricsData
    success: api.GetCdnMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getCdnSummary: {
    data: api.GetCdnSummaryData
    success: api.GetCdnSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainer: {
    data: api.GetContainerData
    success: api.GetContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerCatalogue: {
    data: api.GetContainerCatalogueData
    success: api.GetContainerCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerGraph: {
    data: api.GetContainerGraphData
    success: api.GetContainerGraphResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerManifest: {
    data: api.GetContainerManifestData
    success: api.GetContainerManifestResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getContainerMetrics: {
    data: api.GetContainerMetricsData
    success: api.GetContainerMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getContainerSummary: {
    data: api.GetContainerSummaryData
    success: api.GetContainerSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getCostBreakdown: {
    data: api.GetCostBreakdownData
    success: api.GetCostBreakdownResponses
    security: 'required'
    defaulted: 'period' | 'by' | 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  getDailySpend: {
    data: api.GetDailySpendData
    success: api.GetDailySpendResponses
    security: 'required'
    defaulted: 'period'
    stream: false
    binary: false
  }
  getDashboardCpu: {
    data: api.GetDashboardCpuData
    success: api.GetDashboardCpuResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardOverview: {
    data: api.GetDashboardOverviewData
    success: api.GetDashboardOverviewResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardServices: {
    data: api.GetDashboardServicesData
    success: api.GetDashboardServicesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardSpend: {
    data: api.GetDashboardSpendData
    success: api.GetDashboardSpendResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDashboardStorage: {
    data: api.GetDashboardStorageData
    success: api.GetDashboardStorageResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDatabase: {
    data: api.GetDatabaseData
    success: api.GetDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDatabaseCatalogue: {
    data: api.GetDatabaseCatalogueData
    success: api.GetDatabaseCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDatabaseMetrics: {
    data: api.GetDatabaseMetricsData
    success: api.GetDatabaseMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getDatabaseSummary: {
    data: api.GetDatabaseSummaryData
    success: api.GetDatabaseSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDnsCatalogue: {
    data: api.GetDnsCatalogueData
    success: api.GetDnsCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDnsMetrics: {
    data: api.GetDnsMetricsData
    success: api.GetDnsMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getDnsSummary: {
    data: api.GetDnsSummaryData
    success: api.GetDnsSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getDnsZone: {
    data: api.GetDnsZoneData
    success: api.GetDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewall: {
    data: api.GetFirewallData
    success: api.GetFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewallCatalogue: {
    data: api.GetFirewallCatalogueData
    success: api.GetFirewallCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewallMetrics: {
    data: api.GetFirewallMetricsData
    success: api.GetFirewallMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getFirewallRules: {
    data: api.GetFirewallRulesData
    success: api.GetFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getFirewallSummary: {
    data: api.GetFirewallSummaryData
    success: api.GetFirewallSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getInfrastructureHealth: {
    data: api.GetInfrastructureHealthData
    success: api.GetInfrastructureHealthResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getInvitationLink: {
    data: api.GetInvitationLinkData
    success: api.GetInvitationLinkResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  getInvoice: {
    data: api.GetInvoiceData
    success: api.GetInvoiceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getInvoiceSummary: {
    data: api.GetInvoiceSummaryData
    success: api.GetInvoiceSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLoadBalancer: {
    data: api.GetLoadBalancerData
    success: api.GetLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLoadBalancerCatalogue: {
    data: api.GetLoadBalancerCatalogueData
    success: api.GetLoadBalancerCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLoadBalancerMetrics: {
    data: api.GetLoadBalancerMetricsData
    success: api.GetLoadBalancerMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getLoadBalancerSummary: {
    data: api.GetLoadBalancerSummaryData
    success: api.GetLoadBalancerSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLog: {
    data: api.GetLogData
    success: api.GetLogResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getLogContext: {
    data: api.GetLogContextData
    success: api.GetLogContextResponses
    security: 'required'
    defaulted: 'before' | 'after'
    stream: false
    binary: false
  }
  getLogHistogram: {
    data: api.GetLogHistogramData
    success: api.GetLogHistogramResponses
    security: 'required'
    defaulted: 'buckets'
    stream: false
    binary: false
  }
  getMarketplaceApp: {
    data: api.GetMarketplaceAppData
    success: api.GetMarketplaceAppResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  getMe: {
    data: api.GetMeData
    success: api.GetMeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMember: {
    data: api.GetMemberData
    success: api.GetMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMemberSummary: {
    data: api.GetMemberSummaryData
    success: api.GetMemberSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMonitoringOverview: {
    data: api.GetMonitoringOverviewData
    success: api.GetMonitoringOverviewResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getMonthlySpend: {
    data: api.GetMonthlySpendData
    success: api.GetMonthlySpendResponses
    security: 'required'
    defaulted: 'months'
    stream: false
    binary: false
  }
  getNotificationChannel: {
    data: api.GetNotificationChannelData
    success: api.GetNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getNotificationPreferences: {
    data: api.GetNotificationPreferencesData
    success: api.GetNotificationPreferencesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getPasswordReset: {
    data: api.GetPasswordResetData
    success: api.GetPasswordResetResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  getProject: {
    data: api.GetProjectData
    success: api.GetProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getRecommendation: {
    data: api.GetRecommendationData
    success: api.GetRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getRole: {
    data: api.GetRoleData
    success: api.GetRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getSession: {
    data: api.GetSessionData
    success: api.GetSessionResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  getTwoFactor: {
    data: api.GetTwoFactorData
    success: api.GetTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVm: {
    data: api.GetVmData
    success: api.GetVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVmCatalogue: {
    data: api.GetVmCatalogueData
    success: api.GetVmCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVmMetrics: {
    data: api.GetVmMetricsData
    success: api.GetVmMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getVmSummary: {
    data: api.GetVmSummaryData
    success: api.GetVmSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVolume: {
    data: api.GetVolumeData
    success: api.GetVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVolumeCatalogue: {
    data: api.GetVolumeCatalogueData
    success: api.GetVolumeCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  getVolumeMetrics: {
    data: api.GetVolumeMetricsData
    success: api.GetVolumeMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
    binary: false
  }
  getVolumeSummary: {
    data: api.GetVolumeSummaryData
    success: api.GetVolumeSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  growVolume: {
    data: api.GrowVolumeData
    success: api.GrowVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listActivity: {
    data: api.ListActivityData
    success: api.ListActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listAlertHistory: {
    data: api.ListAlertHistoryData
    success: api.ListAlertHistoryResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listAlertRules: {
    data: api.ListAlertRulesData
    success: api.ListAlertRulesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listAlerts: {
    data: api.ListAlertsData
    success: api.ListAlertsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listAlertSilences: {
    data: api.ListAlertSilencesData
    success: api.ListAlertSilencesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listApiKeys: {
    data: api.ListApiKeysData
    success: api.ListApiKeysResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listApplicationHealth: {
    data: api.ListApplicationHealthData
    success: api.ListApplicationHealthResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listAuditEntries: {
    data: api.ListAuditEntriesData
    success: api.ListAuditEntriesResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listAuditPeople: {
    data: api.ListAuditPeopleData
    success: api.ListAuditPeopleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listBillingNotices: {
    data: api.ListBillingNoticesData
    success: api.ListBillingNoticesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listBudgets: {
    data: api.ListBudgetsData
    success: api.ListBudgetsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listCdnActivity: {
    data: api.ListCdnActivityData
    success: api.ListCdnActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listCdnDistributions: {
    data: api.ListCdnDistributionsData
    success: api.ListCdnDistributionsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listCdnPurges: {
    data: api.ListCdnPurgesData
    success: api.ListCdnPurgesResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listContainerActivity: {
    data: api.ListContainerActivityData
    success: api.ListContainerActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listContainerLogs: {
    data: api.ListContainerLogsData
    success: api.ListContainerLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listContainerReplicas: {
    data: api.ListContainerReplicasData
    success: api.ListContainerReplicasResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listContainers: {
    data: api.ListContainersData
    success: api.ListContainersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDatabaseActivity: {
    data: api.ListDatabaseActivityData
    success: api.ListDatabaseActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listDatabaseBackups: {
    data: api.ListDatabaseBackupsData
    success: api.ListDatabaseBackupsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDatabases: {
    data: api.ListDatabasesData
    success: api.ListDatabasesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDatabaseUsers: {
    data: api.ListDatabaseUsersData
    success: api.ListDatabaseUsersResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listDependents: {
    data: api.ListDependentsData
    success: api.ListDependentsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listDnsActivity: {
    data: api.ListDnsActivityData
    success: api.ListDnsActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listDnsRecords: {
    data: api.ListDnsRecordsData
    success: api.ListDnsRecordsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listDnsZones: {
    data: api.ListDnsZonesData
    success: api.ListDnsZonesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listFirewallActivity: {
    data: api.ListFirewallActivityData
    success: api.ListFirewallActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listFirewallAssignments: {
    data: api.ListFirewallAssignmentsData
    success: api.ListFirewallAssignmentsResponses
    security: 'required'
    defaulted: 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listFirewalls: {
    data: api.ListFirewallsData
    success: api.ListFirewallsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listIncidents: {
    data: api.ListIncidentsData
    success: api.ListIncidentsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listInvoices: {
    data: api.ListInvoicesData
    success: api.ListInvoicesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listLoadBalancerActivity: {
    data: api.ListLoadBalancerActivityData
    success: api.ListLoadBalancerActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listLoadBalancers: {
    data: api.ListLoadBalancersData
    success: api.ListLoadBalancersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listLoadBalancerTargets: {
    data: api.ListLoadBalancerTargetsData
    success: api.ListLoadBalancerTargetsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listLogServices: {
    data: api.ListLogServicesData
    success: api.ListLogServicesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listMarketplaceApps: {
    data: api.ListMarketplaceAppsData
    success: api.ListMarketplaceAppsResponses
    security: 'none'
    defaulted: 'free'
    stream: false
    binary: false
  }
  listMembers: {
    data: api.ListMembersData
    success: api.ListMembersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listMonitoringMetrics: {
    data: api.ListMonitoringMetricsData
    success: api.ListMonitoringMetricsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listNetworks: {
    data: api.ListNetworksData
    success: api.ListNetworksResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listNotificationChannels: {
    data: api.ListNotificationChannelsData
    success: api.ListNotificationChannelsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listNotifications: {
    data: api.ListNotificationsData
    success: api.ListNotificationsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listPaymentMethods: {
    data: api.ListPaymentMethodsData
    success: api.ListPaymentMethodsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listProjectCosts: {
    data: api.ListProjectCostsData
    success: api.ListProjectCostsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listProjects: {
    data: api.ListProjectsData
    success: api.ListProjectsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listProjectUsage: {
    data: api.ListProjectUsageData
    success: api.ListProjectUsageResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listQuotas: {
    data: api.ListQuotasData
    success: api.ListQuotasResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listRecommendations: {
    data: api.ListRecommendationsData
    success: api.ListRecommendationsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listRoles: {
    data: api.ListRolesData
    success: api.ListRolesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listSessions: {
    data: api.ListSessionsData
    success: api.ListSessionsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listSshKeys: {
    data: api.ListSshKeysData
    success: api.ListSshKeysResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  listVmActivity: {
    data: api.ListVmActivityData
    success: api.ListVmActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listVmLogs: {
    data: api.ListVmLogsData
    success: api.ListVmLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listVms: {
    data: api.ListVmsData
    success: api.ListVmsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listVolumeActivity: {
    data: api.ListVolumeActivityData
    success: api.ListVolumeActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  listVolumes: {
    data: api.ListVolumesData
    success: api.ListVolumesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  listVolumeSnapshots: {
    data: api.ListVolumeSnapshotsData
    success: api.ListVolumeSnapshotsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
    binary: false
  }
  logIn: {
    data: api.LogInData
    success: api.LogInResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  logOut: {
    data: api.LogOutData
    success: api.LogOutResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  makePaymentMethodDefault: {
    data: api.MakePaymentMethodDefaultData
    success: api.MakePaymentMethodDefaultResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  markAllNotificationsRead: {
    data: api.MarkAllNotificationsReadData
    success: api.MarkAllNotificationsReadResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  markNotificationRead: {
    data: api.MarkNotificationReadData
    success: api.MarkNotificationReadResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  moveResources: {
    data: api.MoveResourcesData
    success: api.MoveResourcesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  payInvoice: {
    data: api.PayInvoiceData
    success: api.PayInvoiceResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  previewAlertRule: {
    data: api.PreviewAlertRuleData
    success: api.PreviewAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  previewDnsImport: {
    data: api.PreviewDnsImportData
    success: api.PreviewDnsImportResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  purchaseDomain: {
    data: api.PurchaseDomainData
    success: api.PurchaseDomainResponses
    security: 'optional'
    defaulted: never
    stream: false
    binary: false
  }
  purgeCdnCache: {
    data: api.PurgeCdnCacheData
    success: api.PurgeCdnCacheResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  queryMetric: {
    data: api.QueryMetricData
    success: api.QueryMetricResponses
    security: 'required'
    defaulted: 'aggregation' | 'limit' | 'points'
    stream: false
    binary: false
  }
  reactivateMember: {
    data: api.ReactivateMemberData
    success: api.ReactivateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  removeLoadBalancerTarget: {
    data: api.RemoveLoadBalancerTargetData
    success: api.RemoveLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  removeMember: {
    data: api.RemoveMemberData
    success: api.RemoveMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  removeMyAvatar: {
    data: api.RemoveMyAvatarData
    success: api.RemoveMyAvatarResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  renewRecoveryCodes: {
    data: api.RenewRecoveryCodesData
    success: api.RenewRecoveryCodesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  reopenAlert: {
    data: api.ReopenAlertData
    success: api.ReopenAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  replaceFirewallRules: {
    data: api.ReplaceFirewallRulesData
    success: api.ReplaceFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  requestPasswordReset: {
    data: api.RequestPasswordResetData
    success: api.RequestPasswordResetResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  resendInvitation: {
    data: api.ResendInvitationData
    success: api.ResendInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resendSignUpCode: {
    data: api.ResendSignUpCodeData
    success: api.ResendSignUpCodeResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  resetPassword: {
    data: api.ResetPasswordData
    success: api.ResetPasswordResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  resizeDatabase: {
    data: api.ResizeDatabaseData
    success: api.ResizeDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resizeVm: {
    data: api.ResizeVmData
    success: api.ResizeVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resolveAlert: {
    data: api.ResolveAlertData
    success: api.ResolveAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restartContainer: {
    data: api.RestartContainerData
    success: api.RestartContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restartVm: {
    data: api.RestartVmData
    success: api.RestartVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restoreDatabaseBackup: {
    data: api.RestoreDatabaseBackupData
    success: api.RestoreDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  restoreRecommendation: {
    data: api.RestoreRecommendationData
    success: api.RestoreRecommendationResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  resumeLoadBalancerTarget: {
    data: api.ResumeLoadBalancerTargetData
    success: api.ResumeLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revealDatabaseUserPassword: {
    data: api.RevealDatabaseUserPasswordData
    success: api.RevealDatabaseUserPasswordResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revokeApiKey: {
    data: api.RevokeApiKeyData
    success: api.RevokeApiKeyResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revokeOtherSessions: {
    data: api.RevokeOtherSessionsData
    success: api.RevokeOtherSessionsResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  revokeSession: {
    data: api.RevokeSessionData
    success: api.RevokeSessionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  rotateDatabaseUserPassword: {
    data: api.RotateDatabaseUserPasswordData
    success: api.RotateDatabaseUserPasswordResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  scaleContainer: {
    data: api.ScaleContainerData
    success: api.ScaleContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  search: {
    data: api.SearchData
    success: api.SearchResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  searchDomains: {
    data: api.SearchDomainsData
    success: api.SearchDomainsResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  searchLogs: {
    data: api.SearchLogsData
    success: api.SearchLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
    binary: false
  }
  setMyAvatar: {
    data: api.SetMyAvatarData
    success: api.SetMyAvatarResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  signUpByInvitation: {
    data: api.SignUpByInvitationData
    success: api.SignUpByInvitationResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  startContainer: {
    data: api.StartContainerData
    success: api.StartContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  startDatabase: {
    data: api.StartDatabaseData
    success: api.StartDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  startSignUp: {
    data: api.StartSignUpData
    success: api.StartSignUpResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
  startTwoFactor: {
    data: api.StartTwoFactorData
    success: api.StartTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  startVm: {
    data: api.StartVmData
    success: api.StartVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  stopContainer: {
    data: api.StopContainerData
    success: api.StopContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  stopDatabase: {
    data: api.StopDatabaseData
    success: api.StopDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  stopVm: {
    data: api.StopVmData
    success: api.StopVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  streamEvents: {
    data: api.StreamEventsData
    success: api.StreamEventsResponses
    security: 'required'
    defaulted: never
    stream: true
    binary: false
  }
  streamLogs: {
    data: api.StreamLogsData
    success: api.StreamLogsResponses
    security: 'required'
    defaulted: never
    stream: true
    binary: false
  }
  testNotificationChannel: {
    data: api.TestNotificationChannelData
    success: api.TestNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  unacknowledgeAlert: {
    data: api.UnacknowledgeAlertData
    success: api.UnacknowledgeAlertResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  unassignFirewall: {
    data: api.UnassignFirewallData
    success: api.UnassignFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateAlertRule: {
    data: api.UpdateAlertRuleData
    success: api.UpdateAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateBudget: {
    data: api.UpdateBudgetData
    success: api.UpdateBudgetResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateCdnDistribution: {
    data: api.UpdateCdnDistributionData
    success: api.UpdateCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateContainer: {
    data: api.UpdateContainerData
    success: api.UpdateContainerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateDatabase: {
    data: api.UpdateDatabaseData
    success: api.UpdateDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateDnsZone: {
    data: api.UpdateDnsZoneData
    success: api.UpdateDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateFirewall: {
    data: api.UpdateFirewallData
    success: api.UpdateFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateLoadBalancer: {
    data: api.UpdateLoadBalancerData
    success: api.UpdateLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateMe: {
    data: api.UpdateMeData
    success: api.UpdateMeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateMember: {
    data: api.UpdateMemberData
    success: api.UpdateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateNotificationChannel: {
    data: api.UpdateNotificationChannelData
    success: api.UpdateNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateNotificationPreferences: {
    data: api.UpdateNotificationPreferencesData
    success: api.UpdateNotificationPreferencesResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateProject: {
    data: api.UpdateProjectData
    success: api.UpdateProjectResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateRole: {
    data: api.UpdateRoleData
    success: api.UpdateRoleResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateVm: {
    data: api.UpdateVmData
    success: api.UpdateVmResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  updateVolume: {
    data: api.UpdateVolumeData
    success: api.UpdateVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  upgradeDatabase: {
    data: api.UpgradeDatabaseData
    success: api.UpgradeDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
    binary: false
  }
  verifySignUp: {
    data: api.VerifySignUpData
    success: api.VerifySignUpResponses
    security: 'none'
    defaulted: never
    stream: false
    binary: false
  }
}
