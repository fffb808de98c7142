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
  }
  acknowledgeAlert: {
    data: api.AcknowledgeAlertData
    success: api.AcknowledgeAlertResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  addLoadBalancerTargets: {
    data: api.AddLoadBalancerTargetsData
    success: api.AddLoadBalancerTargetsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  assignFirewall: {
    data: api.AssignFirewallData
    success: api.AssignFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  attachVolume: {
    data: api.AttachVolumeData
    success: api.AttachVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  cancelInvitation: {
    data: api.CancelInvitationData
    success: api.CancelInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  changeDnsPlan: {
    data: api.ChangeDnsPlanData
    success: api.ChangeDnsPlanResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  changeDnsRecords: {
    data: api.ChangeDnsRecordsData
    success: api.ChangeDnsRecordsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  changePassword: {
    data: api.ChangePasswordData
    success: api.ChangePasswordResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  checkFirewallRules: {
    data: api.CheckFirewallRulesData
    success: api.CheckFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  closeAccount: {
    data: api.CloseAccountData
    success: api.CloseAccountResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  completeLogIn: {
    data: api.CompleteLogInData
    success: api.CompleteLogInResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  completeSignUp: {
    data: api.CompleteSignUpData
    success: api.CompleteSignUpResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  confirmTwoFactor: {
    data: api.ConfirmTwoFactorData
    success: api.ConfirmTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createAlertRule: {
    data: api.CreateAlertRuleData
    success: api.CreateAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createAlertSilence: {
    data: api.CreateAlertSilenceData
    success: api.CreateAlertSilenceResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createCdnDistribution: {
    data: api.CreateCdnDistributionData
    success: api.CreateCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createContainer: {
    data: api.CreateContainerData
    success: api.CreateContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createDatabase: {
    data: api.CreateDatabaseData
    success: api.CreateDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createDatabaseBackup: {
    data: api.CreateDatabaseBackupData
    success: api.CreateDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createDatabaseUser: {
    data: api.CreateDatabaseUserData
    success: api.CreateDatabaseUserResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createDnsZone: {
    data: api.CreateDnsZoneData
    success: api.CreateDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createFirewall: {
    data: api.CreateFirewallData
    success: api.CreateFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createInvitation: {
    data: api.CreateInvitationData
    success: api.CreateInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createLoadBalancer: {
    data: api.CreateLoadBalancerData
    success: api.CreateLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createNotificationChannel: {
    data: api.CreateNotificationChannelData
    success: api.CreateNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createRole: {
    data: api.CreateRoleData
    success: api.CreateRoleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createSshKey: {
    data: api.CreateSshKeyData
    success: api.CreateSshKeyResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createVm: {
    data: api.CreateVmData
    success: api.CreateVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createVolume: {
    data: api.CreateVolumeData
    success: api.CreateVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  createVolumeSnapshot: {
    data: api.CreateVolumeSnapshotData
    success: api.CreateVolumeSnapshotResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deactivateMember: {
    data: api.DeactivateMemberData
    success: api.DeactivateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteAlertRule: {
    data: api.DeleteAlertRuleData
    success: api.DeleteAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteCdnDistribution: {
    data: api.DeleteCdnDistributionData
    success: api.DeleteCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteContainer: {
    data: api.DeleteContainerData
    success: api.DeleteContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteDatabase: {
    data: api.DeleteDatabaseData
    success: api.DeleteDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteDatabaseBackup: {
    data: api.DeleteDatabaseBackupData
    success: api.DeleteDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteDatabaseUser: {
    data: api.DeleteDatabaseUserData
    success: api.DeleteDatabaseUserResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteDnsZone: {
    data: api.DeleteDnsZoneData
    success: api.DeleteDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteFirewall: {
    data: api.DeleteFirewallData
    success: api.DeleteFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteLoadBalancer: {
    data: api.DeleteLoadBalancerData
    success: api.DeleteLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteNotificationChannel: {
    data: api.DeleteNotificationChannelData
    success: api.DeleteNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteRole: {
    data: api.DeleteRoleData
    success: api.DeleteRoleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteSshKey: {
    data: api.DeleteSshKeyData
    success: api.DeleteSshKeyResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteVm: {
    data: api.DeleteVmData
    success: api.DeleteVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteVolume: {
    data: api.DeleteVolumeData
    success: api.DeleteVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deleteVolumeSnapshot: {
    data: api.DeleteVolumeSnapshotData
    success: api.DeleteVolumeSnapshotResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  deployManifest: {
    data: api.DeployManifestData
    success: api.DeployManifestResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  detachVolume: {
    data: api.DetachVolumeData
    success: api.DetachVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  disableTwoFactor: {
    data: api.DisableTwoFactorData
    success: api.DisableTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  drainLoadBalancerTarget: {
    data: api.DrainLoadBalancerTargetData
    success: api.DrainLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  endAlertSilence: {
    data: api.EndAlertSilenceData
    success: api.EndAlertSilenceResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  exportDnsZone: {
    data: api.ExportDnsZoneData
    success: api.ExportDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  exportLogsAsCsv: {
    data: api.ExportLogsAsCsvData
    success: api.ExportLogsAsCsvResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  exportLogsAsJson: {
    data: api.ExportLogsAsJsonData
    success: api.ExportLogsAsJsonResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  exportLogsAsText: {
    data: api.ExportLogsAsTextData
    success: api.ExportLogsAsTextResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getAccountClosure: {
    data: api.GetAccountClosureData
    success: api.GetAccountClosureResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getAlert: {
    data: api.GetAlertData
    success: api.GetAlertResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getAlertRule: {
    data: api.GetAlertRuleData
    success: api.GetAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getAlertSummary: {
    data: api.GetAlertSummaryData
    success: api.GetAlertSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getCdnAnalytics: {
    data: api.GetCdnAnalyticsData
    success: api.GetCdnAnalyticsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getCdnCatalogue: {
    data: api.GetCdnCatalogueData
    success: api.GetCdnCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getCdnDistribution: {
    data: api.GetCdnDistributionData
    success: api.GetCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getCdnMetrics: {
    data: api.GetCdnMetricsData
    success: api.GetCdnMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getCdnSummary: {
    data: api.GetCdnSummaryData
    success: api.GetCdnSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getContainer: {
    data: api.GetContainerData
    success: api.GetContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getContainerCatalogue: {
    data: api.GetContainerCatalogueData
    success: api.GetContainerCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getContainerGraph: {
    data: api.GetContainerGraphData
    success: api.GetContainerGraphResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getContainerManifest: {
    data: api.GetContainerManifestData
    success: api.GetContainerManifestResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getContainerMetrics: {
    data: api.GetContainerMetricsData
    success: api.GetContainerMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getContainerSummary: {
    data: api.GetContainerSummaryData
    success: api.GetContainerSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDashboardCpu: {
    data: api.GetDashboardCpuData
    success: api.GetDashboardCpuResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDashboardOverview: {
    data: api.GetDashboardOverviewData
    success: api.GetDashboardOverviewResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDashboardServices: {
    data: api.GetDashboardServicesData
    success: api.GetDashboardServicesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDashboardSpend: {
    data: api.GetDashboardSpendData
    success: api.GetDashboardSpendResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDashboardStorage: {
    data: api.GetDashboardStorageData
    success: api.GetDashboardStorageResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDatabase: {
    data: api.GetDatabaseData
    success: api.GetDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDatabaseCatalogue: {
    data: api.GetDatabaseCatalogueData
    success: api.GetDatabaseCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDatabaseMetrics: {
    data: api.GetDatabaseMetricsData
    success: api.GetDatabaseMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getDatabaseSummary: {
    data: api.GetDatabaseSummaryData
    success: api.GetDatabaseSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDnsCatalogue: {
    data: api.GetDnsCatalogueData
    success: api.GetDnsCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDnsMetrics: {
    data: api.GetDnsMetricsData
    success: api.GetDnsMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getDnsSummary: {
    data: api.GetDnsSummaryData
    success: api.GetDnsSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getDnsZone: {
    data: api.GetDnsZoneData
    success: api.GetDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getFirewall: {
    data: api.GetFirewallData
    success: api.GetFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getFirewallCatalogue: {
    data: api.GetFirewallCatalogueData
    success: api.GetFirewallCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getFirewallMetrics: {
    data: api.GetFirewallMetricsData
    success: api.GetFirewallMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getFirewallRules: {
    data: api.GetFirewallRulesData
    success: api.GetFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getFirewallSummary: {
    data: api.GetFirewallSummaryData
    success: api.GetFirewallSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getInfrastructureHealth: {
    data: api.GetInfrastructureHealthData
    success: api.GetInfrastructureHealthResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getInvitationLink: {
    data: api.GetInvitationLinkData
    success: api.GetInvitationLinkResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  getLoadBalancer: {
    data: api.GetLoadBalancerData
    success: api.GetLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getLoadBalancerCatalogue: {
    data: api.GetLoadBalancerCatalogueData
    success: api.GetLoadBalancerCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getLoadBalancerMetrics: {
    data: api.GetLoadBalancerMetricsData
    success: api.GetLoadBalancerMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getLoadBalancerSummary: {
    data: api.GetLoadBalancerSummaryData
    success: api.GetLoadBalancerSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getLog: {
    data: api.GetLogData
    success: api.GetLogResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getLogContext: {
    data: api.GetLogContextData
    success: api.GetLogContextResponses
    security: 'required'
    defaulted: 'before' | 'after'
    stream: false
  }
  getLogHistogram: {
    data: api.GetLogHistogramData
    success: api.GetLogHistogramResponses
    security: 'required'
    defaulted: 'buckets'
    stream: false
  }
  getMe: {
    data: api.GetMeData
    success: api.GetMeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getMember: {
    data: api.GetMemberData
    success: api.GetMemberResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getMemberSummary: {
    data: api.GetMemberSummaryData
    success: api.GetMemberSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getMonitoringOverview: {
    data: api.GetMonitoringOverviewData
    success: api.GetMonitoringOverviewResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getNotificationChannel: {
    data: api.GetNotificationChannelData
    success: api.GetNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getPasswordReset: {
    data: api.GetPasswordResetData
    success: api.GetPasswordResetResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  getRole: {
    data: api.GetRoleData
    success: api.GetRoleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getSession: {
    data: api.GetSessionData
    success: api.GetSessionResponses
    security: 'optional'
    defaulted: never
    stream: false
  }
  getTwoFactor: {
    data: api.GetTwoFactorData
    success: api.GetTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getVm: {
    data: api.GetVmData
    success: api.GetVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getVmCatalogue: {
    data: api.GetVmCatalogueData
    success: api.GetVmCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getVmMetrics: {
    data: api.GetVmMetricsData
    success: api.GetVmMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getVmSummary: {
    data: api.GetVmSummaryData
    success: api.GetVmSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getVolume: {
    data: api.GetVolumeData
    success: api.GetVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getVolumeCatalogue: {
    data: api.GetVolumeCatalogueData
    success: api.GetVolumeCatalogueResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  getVolumeMetrics: {
    data: api.GetVolumeMetricsData
    success: api.GetVolumeMetricsResponses
    security: 'required'
    defaulted: 'points'
    stream: false
  }
  getVolumeSummary: {
    data: api.GetVolumeSummaryData
    success: api.GetVolumeSummaryResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  growVolume: {
    data: api.GrowVolumeData
    success: api.GrowVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listActivity: {
    data: api.ListActivityData
    success: api.ListActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listAlertHistory: {
    data: api.ListAlertHistoryData
    success: api.ListAlertHistoryResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listAlertRules: {
    data: api.ListAlertRulesData
    success: api.ListAlertRulesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listAlerts: {
    data: api.ListAlertsData
    success: api.ListAlertsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listAlertSilences: {
    data: api.ListAlertSilencesData
    success: api.ListAlertSilencesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listApplicationHealth: {
    data: api.ListApplicationHealthData
    success: api.ListApplicationHealthResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listCdnActivity: {
    data: api.ListCdnActivityData
    success: api.ListCdnActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listCdnDistributions: {
    data: api.ListCdnDistributionsData
    success: api.ListCdnDistributionsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listCdnPurges: {
    data: api.ListCdnPurgesData
    success: api.ListCdnPurgesResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listContainerActivity: {
    data: api.ListContainerActivityData
    success: api.ListContainerActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listContainerLogs: {
    data: api.ListContainerLogsData
    success: api.ListContainerLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listContainerReplicas: {
    data: api.ListContainerReplicasData
    success: api.ListContainerReplicasResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listContainers: {
    data: api.ListContainersData
    success: api.ListContainersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listDatabaseActivity: {
    data: api.ListDatabaseActivityData
    success: api.ListDatabaseActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listDatabaseBackups: {
    data: api.ListDatabaseBackupsData
    success: api.ListDatabaseBackupsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listDatabases: {
    data: api.ListDatabasesData
    success: api.ListDatabasesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listDatabaseUsers: {
    data: api.ListDatabaseUsersData
    success: api.ListDatabaseUsersResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listDependents: {
    data: api.ListDependentsData
    success: api.ListDependentsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listDnsActivity: {
    data: api.ListDnsActivityData
    success: api.ListDnsActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listDnsRecords: {
    data: api.ListDnsRecordsData
    success: api.ListDnsRecordsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listDnsZones: {
    data: api.ListDnsZonesData
    success: api.ListDnsZonesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listFirewallActivity: {
    data: api.ListFirewallActivityData
    success: api.ListFirewallActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listFirewallAssignments: {
    data: api.ListFirewallAssignmentsData
    success: api.ListFirewallAssignmentsResponses
    security: 'required'
    defaulted: 'page' | 'pageSize'
    stream: false
  }
  listFirewalls: {
    data: api.ListFirewallsData
    success: api.ListFirewallsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listIncidents: {
    data: api.ListIncidentsData
    success: api.ListIncidentsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listLoadBalancerActivity: {
    data: api.ListLoadBalancerActivityData
    success: api.ListLoadBalancerActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listLoadBalancers: {
    data: api.ListLoadBalancersData
    success: api.ListLoadBalancersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listLoadBalancerTargets: {
    data: api.ListLoadBalancerTargetsData
    success: api.ListLoadBalancerTargetsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listLogServices: {
    data: api.ListLogServicesData
    success: api.ListLogServicesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listMembers: {
    data: api.ListMembersData
    success: api.ListMembersResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listMonitoringMetrics: {
    data: api.ListMonitoringMetricsData
    success: api.ListMonitoringMetricsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listNetworks: {
    data: api.ListNetworksData
    success: api.ListNetworksResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listNotificationChannels: {
    data: api.ListNotificationChannelsData
    success: api.ListNotificationChannelsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listNotifications: {
    data: api.ListNotificationsData
    success: api.ListNotificationsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listProjects: {
    data: api.ListProjectsData
    success: api.ListProjectsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listQuotas: {
    data: api.ListQuotasData
    success: api.ListQuotasResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listRoles: {
    data: api.ListRolesData
    success: api.ListRolesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listSessions: {
    data: api.ListSessionsData
    success: api.ListSessionsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listSshKeys: {
    data: api.ListSshKeysData
    success: api.ListSshKeysResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  listVmActivity: {
    data: api.ListVmActivityData
    success: api.ListVmActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listVmLogs: {
    data: api.ListVmLogsData
    success: api.ListVmLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listVms: {
    data: api.ListVmsData
    success: api.ListVmsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listVolumeActivity: {
    data: api.ListVolumeActivityData
    success: api.ListVolumeActivityResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  listVolumes: {
    data: api.ListVolumesData
    success: api.ListVolumesResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  listVolumeSnapshots: {
    data: api.ListVolumeSnapshotsData
    success: api.ListVolumeSnapshotsResponses
    security: 'required'
    defaulted: 'sort' | 'page' | 'pageSize'
    stream: false
  }
  logIn: {
    data: api.LogInData
    success: api.LogInResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  logOut: {
    data: api.LogOutData
    success: api.LogOutResponses
    security: 'optional'
    defaulted: never
    stream: false
  }
  markAllNotificationsRead: {
    data: api.MarkAllNotificationsReadData
    success: api.MarkAllNotificationsReadResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  markNotificationRead: {
    data: api.MarkNotificationReadData
    success: api.MarkNotificationReadResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  previewAlertRule: {
    data: api.PreviewAlertRuleData
    success: api.PreviewAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  previewDnsImport: {
    data: api.PreviewDnsImportData
    success: api.PreviewDnsImportResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  purgeCdnCache: {
    data: api.PurgeCdnCacheData
    success: api.PurgeCdnCacheResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  queryMetric: {
    data: api.QueryMetricData
    success: api.QueryMetricResponses
    security: 'required'
    defaulted: 'aggregation' | 'limit' | 'points'
    stream: false
  }
  reactivateMember: {
    data: api.ReactivateMemberData
    success: api.ReactivateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  removeLoadBalancerTarget: {
    data: api.RemoveLoadBalancerTargetData
    success: api.RemoveLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  removeMember: {
    data: api.RemoveMemberData
    success: api.RemoveMemberResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  renewRecoveryCodes: {
    data: api.RenewRecoveryCodesData
    success: api.RenewRecoveryCodesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  reopenAlert: {
    data: api.ReopenAlertData
    success: api.ReopenAlertResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  replaceFirewallRules: {
    data: api.ReplaceFirewallRulesData
    success: api.ReplaceFirewallRulesResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  requestPasswordReset: {
    data: api.RequestPasswordResetData
    success: api.RequestPasswordResetResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  resendInvitation: {
    data: api.ResendInvitationData
    success: api.ResendInvitationResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  resendSignUpCode: {
    data: api.ResendSignUpCodeData
    success: api.ResendSignUpCodeResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  resetPassword: {
    data: api.ResetPasswordData
    success: api.ResetPasswordResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  resizeDatabase: {
    data: api.ResizeDatabaseData
    success: api.ResizeDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  resizeVm: {
    data: api.ResizeVmData
    success: api.ResizeVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  resolveAlert: {
    data: api.ResolveAlertData
    success: api.ResolveAlertResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  restartContainer: {
    data: api.RestartContainerData
    success: api.RestartContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  restartVm: {
    data: api.RestartVmData
    success: api.RestartVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  restoreDatabaseBackup: {
    data: api.RestoreDatabaseBackupData
    success: api.RestoreDatabaseBackupResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  resumeLoadBalancerTarget: {
    data: api.ResumeLoadBalancerTargetData
    success: api.ResumeLoadBalancerTargetResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  revealDatabaseUserPassword: {
    data: api.RevealDatabaseUserPasswordData
    success: api.RevealDatabaseUserPasswordResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  revokeOtherSessions: {
    data: api.RevokeOtherSessionsData
    success: api.RevokeOtherSessionsResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  revokeSession: {
    data: api.RevokeSessionData
    success: api.RevokeSessionResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  rotateDatabaseUserPassword: {
    data: api.RotateDatabaseUserPasswordData
    success: api.RotateDatabaseUserPasswordResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  scaleContainer: {
    data: api.ScaleContainerData
    success: api.ScaleContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  search: {
    data: api.SearchData
    success: api.SearchResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  searchLogs: {
    data: api.SearchLogsData
    success: api.SearchLogsResponses
    security: 'required'
    defaulted: 'limit'
    stream: false
  }
  signUpByInvitation: {
    data: api.SignUpByInvitationData
    success: api.SignUpByInvitationResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  startContainer: {
    data: api.StartContainerData
    success: api.StartContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  startDatabase: {
    data: api.StartDatabaseData
    success: api.StartDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  startSignUp: {
    data: api.StartSignUpData
    success: api.StartSignUpResponses
    security: 'none'
    defaulted: never
    stream: false
  }
  startTwoFactor: {
    data: api.StartTwoFactorData
    success: api.StartTwoFactorResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  startVm: {
    data: api.StartVmData
    success: api.StartVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  stopContainer: {
    data: api.StopContainerData
    success: api.StopContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  stopDatabase: {
    data: api.StopDatabaseData
    success: api.StopDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  stopVm: {
    data: api.StopVmData
    success: api.StopVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  streamEvents: {
    data: api.StreamEventsData
    success: api.StreamEventsResponses
    security: 'required'
    defaulted: never
    stream: true
  }
  streamLogs: {
    data: api.StreamLogsData
    success: api.StreamLogsResponses
    security: 'required'
    defaulted: never
    stream: true
  }
  testNotificationChannel: {
    data: api.TestNotificationChannelData
    success: api.TestNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  unacknowledgeAlert: {
    data: api.UnacknowledgeAlertData
    success: api.UnacknowledgeAlertResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  unassignFirewall: {
    data: api.UnassignFirewallData
    success: api.UnassignFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateAlertRule: {
    data: api.UpdateAlertRuleData
    success: api.UpdateAlertRuleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateCdnDistribution: {
    data: api.UpdateCdnDistributionData
    success: api.UpdateCdnDistributionResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateContainer: {
    data: api.UpdateContainerData
    success: api.UpdateContainerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateDatabase: {
    data: api.UpdateDatabaseData
    success: api.UpdateDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateDnsZone: {
    data: api.UpdateDnsZoneData
    success: api.UpdateDnsZoneResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateFirewall: {
    data: api.UpdateFirewallData
    success: api.UpdateFirewallResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateLoadBalancer: {
    data: api.UpdateLoadBalancerData
    success: api.UpdateLoadBalancerResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateMe: {
    data: api.UpdateMeData
    success: api.UpdateMeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateMember: {
    data: api.UpdateMemberData
    success: api.UpdateMemberResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateNotificationChannel: {
    data: api.UpdateNotificationChannelData
    success: api.UpdateNotificationChannelResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateRole: {
    data: api.UpdateRoleData
    success: api.UpdateRoleResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateVm: {
    data: api.UpdateVmData
    success: api.UpdateVmResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  updateVolume: {
    data: api.UpdateVolumeData
    success: api.UpdateVolumeResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  upgradeDatabase: {
    data: api.UpgradeDatabaseData
    success: api.UpgradeDatabaseResponses
    security: 'required'
    defaulted: never
    stream: false
  }
  verifySignUp: {
    data: api.VerifySignUpData
    success: api.VerifySignUpResponses
    security: 'none'
    defaulted: never
    stream: false
  }
}
