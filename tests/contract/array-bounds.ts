import type { OperationId } from '#mocks/engine/types.ts'

/*
 * Bound of each array in a response, by an operation that returns it and the path in its body. Arrays of shared schemas
 * are named once. Pages are found by their parameter, and are not named here.
 */

type ByArray<Bound> = Readonly<Partial<Record<OperationId, Readonly<Record<string, Bound>>>>>

/** Refuses an entry beyond `maxItems`, with 409 and this code. */
type Refusal = `${OperationId} ${'limit_reached' | 'role_limit_reached' | 'target_limit_reached'}`

/** Lists that users add to, with the operations that add. */
export const REFUSED: ByArray<readonly Refusal[]> = {
  listSshKeys: { items: ['createSshKey limit_reached'] },
  listSavedViews: { items: ['createSavedView limit_reached'] },
  listProjects: { items: ['createProject limit_reached'] },
  listProjectUsage: { items: ['createProject limit_reached'] },
  listProjectCosts: { items: ['createProject limit_reached'] },
  listBudgets: { items: ['createBudget limit_reached'] },
  listPaymentMethods: { items: ['createPaymentMethod limit_reached', 'payInvoice limit_reached'] },
  listNotificationChannels: { items: ['createNotificationChannel limit_reached'] },
  listAlertSilences: { items: ['createAlertSilence limit_reached'] },
  getAlert: { silences: ['createAlertSilence limit_reached'] },
  listDatabaseUsers: { items: ['createDatabaseUser limit_reached'] },
  listVms: {
    'items.attachedFirewalls': ['assignFirewall limit_reached', 'createFirewall limit_reached'],
    'items.attachedLoadBalancers': [
      'addLoadBalancerTargets limit_reached',
      'createLoadBalancer limit_reached',
    ],
  },
  listLoadBalancerTargets: { items: ['addLoadBalancerTargets target_limit_reached'] },
  listRoles: { items: ['createRole role_limit_reached'] },
}

/** Arrays sent as a whole, with the fields of bodies that set them: 422 beyond their `maxItems`. */
export const SENT: ByArray<readonly `${OperationId} ${string}`[]> = {
  listAlertRules: {
    'items.channels': ['createAlertRule channelIds', 'updateAlertRule channelIds'],
    'items.resources': ['createAlertRule resourceIds', 'updateAlertRule resourceIds'],
  },
  listApiKeys: { 'items.allowedIpRanges': ['createApiKey allowedIpRanges'] },
  createBudget: { thresholds: ['createBudget thresholds', 'updateBudget thresholds'] },
  getCdnDistribution: {
    cacheRules: ['createCdnDistribution cacheRules', 'updateCdnDistribution cacheRules'],
    responseHeaders: ['createCdnDistribution responseHeaders', 'updateCdnDistribution responseHeaders'],
    origins: ['createCdnDistribution origins', 'updateCdnDistribution origins'],
    regions: ['createCdnDistribution regions', 'updateCdnDistribution regions'],
    tags: ['createCdnDistribution tags', 'updateCdnDistribution tags'],
  },
  purgeCdnCache: { targets: ['purgeCdnCache urls', 'purgeCdnCache prefixes'] },
  getContainer: {
    dependsOn: ['createContainer dependsOn', 'updateContainer dependsOn'],
    env: ['createContainer env', 'updateContainer env'],
    ports: ['createContainer ports', 'updateContainer ports'],
    tags: ['createContainer tags', 'updateContainer tags'],
  },
  getDatabase: {
    allowedNetworks: ['createDatabase allowedNetworks', 'updateDatabase allowedNetworks'],
    tags: ['createDatabase tags', 'updateDatabase tags'],
  },
  changeDnsRecords: { records: ['changeDnsRecords changes'] },
  getDnsZone: { tags: ['createDnsZone tags', 'updateDnsZone tags'] },
  getFirewall: { tags: ['createFirewall tags', 'updateFirewall tags'] },
  getFirewallRules: {
    rules: ['createFirewall ruleSet.rules', 'replaceFirewallRules rules'],
    'rules.peers': ['createFirewall ruleSet.rules.peers', 'replaceFirewallRules rules.peers'],
    'rules.ports': ['createFirewall ruleSet.rules.ports', 'replaceFirewallRules rules.ports'],
  },
  getLoadBalancer: {
    listeners: ['createLoadBalancer listeners', 'updateLoadBalancer listeners'],
    'routing.defaultVmIds': [
      'createLoadBalancer routing.defaultVmIds',
      'updateLoadBalancer routing.defaultVmIds',
    ],
    'routing.rules': ['createLoadBalancer routing.rules', 'updateLoadBalancer routing.rules'],
    'routing.rules.vmIds': [
      'createLoadBalancer routing.rules.vmIds',
      'updateLoadBalancer routing.rules.vmIds',
    ],
    tags: ['createLoadBalancer tags', 'updateLoadBalancer tags'],
  },
  updateNotificationPreferences: { items: ['updateNotificationPreferences items'] },
  moveResources: { items: ['moveResources resourceIds'] },
  createRole: { permissions: ['createRole permissions', 'updateRole permissions'] },
  getSession: { customRoleIds: ['createInvitation customRoleIds', 'updateMember customRoleIds'] },
  getMember: { customRoles: ['createInvitation customRoleIds', 'updateMember customRoleIds'] },
  getInvitationLink: { customRoles: ['createInvitation customRoleIds'] },
  createVm: { items: ['createVm names'] },
  getVm: { sshKeyIds: ['createVm sshKeyIds'], tags: ['createVm tags', 'updateVm tags'] },
  getVolume: { tags: ['createVolume tags', 'updateVolume tags'] },
}

/** Lists of which only the first entries are returned. The contract's text says so and names the number. */
export const CUT: ByArray<true> = {
  getAlert: { timeline: true },
  getInvoice: { payments: true },
  getAccountClosure: { 'organizations.resources.items': true },
  getContainerGraph: { nodes: true, edges: true },
  getInfrastructureHealth: { unhealthy: true },
  getRecommendation: { dependents: true },
  listApiKeys: { items: true },
  listApplicationHealth: { items: true },
  listAuditPeople: { items: true },
  listBillingNotices: { items: true },
  listDependencies: { items: true },
  listDependents: { items: true },
  listIncidents: { items: true },
  listLogServices: { items: true },
  getStatus: { incidents: true },
  listProjectUsage: { 'items.members': true },
  listRecommendations: { items: true },
  listTasks: { items: true },
  exportLogsAsJson: { items: true },
  previewAlertRule: { firings: true },
  previewDnsImport: { ignored: true },
}

const CATALOG = 'fixed catalog'
const VALUES = 'at most one entry for each value of an enum'
const STEPS = 'a range in a bounded number of steps'
const FIXED = 'fixed number of entries'
const TOP = 'the first few, in the order of the contract'
const LIMIT_PARAMETER = 'bounded by a parameter'

/** Arrays that nothing adds to without bound, with the reason. */
export const EXEMPT: ByArray<string> = {
  listVmActivity: { 'items.changes': 'settings of one action, of which the first 20 are kept' },
  getVm: { 'schedule.officeHours.weekdays': VALUES },
  listAlerts: { 'items.tags': "the resource's tags at the time" },
  previewAlertRule: { series: TOP, 'series.values': STEPS },
  createBudget: { reached: 'some of the thresholds' },
  listCertificates: { 'items.domains': 'names in one certificate; an upload with more than 100 is refused' },
  getCdnAnalytics: { byRegion: VALUES, byStatusClass: VALUES, topPaths: TOP },
  getCdnCatalog: { plans: CATALOG, regions: CATALOG },
  listContainerRevisions: {
    items: 'the last 10; a case of `mocks/handlers/containers/rollouts.test.ts` adds more',
  },
  listContainerReplicas: { items: 'at most 50 replicas, and as many old ones while they are replaced' },
  getContainerCatalog: { plans: CATALOG },
  getDashboardCpu: { top: TOP },
  getDashboardServices: { items: FIXED },
  getDashboardStorage: { top: TOP },
  getDatabaseCatalog: {
    engines: CATALOG,
    'engines.connectionLimits': CATALOG,
    'engines.versions': CATALOG,
    plans: CATALOG,
  },
  getStatus: {
    services: FIXED,
    'services.regions': FIXED,
    'services.regions.days': 'one for each day of the history',
  },
  listSessions: { items: 'another sign-in ends the oldest: a case of `logIn`' },
  getDnsCatalog: { nameServers: CATALOG, plans: CATALOG },
  getDnsZone: { nameServers: CATALOG, recordTypes: VALUES },
  getDnsSummary: { recordTypes: VALUES },
  previewDnsImport: { changes: 'refused beyond: a case of `previewDnsImport`' },
  searchDomains: { items: FIXED },
  checkFirewallRules: { findings: 'at most three for each rule of the body' },
  getFirewallCatalog: { plans: CATALOG },
  getInfrastructureHealth: { regions: VALUES, types: VALUES },
  getAccountClosure: { organizations: 'a person belongs to one organization' },
  getInvoice: { lines: 'one for each of 9 services in each of 1,000 projects, and one for the plan' },
  getLoadBalancerCatalog: { types: CATALOG, 'types.protocols': VALUES },
  getLogContext: { newer: LIMIT_PARAMETER, older: LIMIT_PARAMETER },
  getLogHistogram: { buckets: LIMIT_PARAMETER },
  deployManifest: {
    changes: 'refused beyond 100 documents: a case of `deployManifest`',
    'changes.fields': 'one for each field of a container and each entry of its lists',
  },
  listChatMessages: { 'items.articles': 'the assistant names three at most' },
  getMarketplaceApp: {
    features: CATALOG,
    related: CATALOG,
    'related.subcategories': CATALOG,
    'related.tags': CATALOG,
    reviewShares: FIXED,
    screenshots: CATALOG,
    subcategories: CATALOG,
    supportedRegions: CATALOG,
    tags: CATALOG,
    techStack: CATALOG,
  },
  listMarketplaceApps: { items: CATALOG, categories: CATALOG },
  queryMetric: { series: LIMIT_PARAMETER, 'series.values': STEPS },
  getVmMetrics: { series: FIXED, 'series.values': STEPS },
  listApplicationHealth: { 'items.line': STEPS },
  getMonitoringOverview: { cards: FIXED, 'cards.line': STEPS },
  listMonitoringMetrics: { items: CATALOG, 'items.types': VALUES },
  listNetworks: { items: 'no operation creates networks; sign-up creates one for each region' },
  listProjectUsage: { 'items.resources': VALUES },
  listPlans: { items: CATALOG, 'items.features': CATALOG },
  listQuotas: { items: VALUES },
  previewPlanChange: { exceeded: VALUES },
  listRecommendations: { 'items.findings': FIXED },
  getRecommendation: { steps: FIXED },
  confirmTwoFactor: { codes: FIXED },
  getSession: { permissions: VALUES },
  getMember: { permissions: VALUES },
  getVmCatalog: { images: CATALOG, regions: CATALOG, sizes: CATALOG, 'sizes.regions': CATALOG },
  getDailySpend: { buckets: STEPS, 'buckets.services': VALUES, services: VALUES },
  getVolumeCatalog: { types: CATALOG },
}
