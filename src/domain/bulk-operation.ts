/** Actions of bulk operations by type of the items, and the operation that each runs for every item. */
export const BULK_OPERATIONS = {
  vm: { start: 'startVm', stop: 'stopVm', restart: 'restartVm', delete: 'deleteVm' },
  container: {
    start: 'startContainer',
    stop: 'stopContainer',
    restart: 'restartContainer',
    delete: 'deleteContainer',
  },
  database: { start: 'startDatabase', stop: 'stopDatabase', delete: 'deleteDatabase' },
  volume: { detach: 'detachVolume', delete: 'deleteVolume' },
  load_balancer: { delete: 'deleteLoadBalancer' },
  firewall: { delete: 'deleteFirewall' },
  cdn_distribution: { delete: 'deleteCdnDistribution' },
  dns_zone: { delete: 'deleteDnsZone' },
  alert: {
    acknowledge: 'acknowledgeAlert',
    unacknowledge: 'unacknowledgeAlert',
    resolve: 'resolveAlert',
    reopen: 'reopenAlert',
  },
  recommendation: { apply: 'applyRecommendation' },
} as const

export type BulkResourceType = keyof typeof BULK_OPERATIONS

type ActionsOf<Type> = Type extends BulkResourceType ? keyof (typeof BULK_OPERATIONS)[Type] : never
export type BulkAction = ActionsOf<BulkResourceType>

type OperationOf<Type> = Type extends BulkResourceType
  ? (typeof BULK_OPERATIONS)[Type][keyof (typeof BULK_OPERATIONS)[Type]]
  : never

/** Operations that bulk operations run. */
export type BulkItemOperation = OperationOf<BulkResourceType>

/** Operation that an action runs for each item; undefined if the type has no such action. */
export function bulkItemOperation(type: BulkResourceType, action: BulkAction): BulkItemOperation | undefined {
  const actions: Partial<Record<BulkAction, BulkItemOperation>> = BULK_OPERATIONS[type]
  return actions[action]
}

export const BULK_RESOURCE_TYPES = Object.keys(BULK_OPERATIONS) as readonly BulkResourceType[]

export const BULK_ACTIONS = [
  'start',
  'stop',
  'restart',
  'detach',
  'delete',
  'acknowledge',
  'unacknowledge',
  'resolve',
  'reopen',
  'apply',
] as const satisfies readonly BulkAction[]

/** Name of several items of a type, for sentences. */
export const BULK_NOUNS: Readonly<Record<BulkResourceType, { readonly one: string; readonly many: string }>> =
  {
    vm: { one: 'virtual machine', many: 'virtual machines' },
    container: { one: 'container', many: 'containers' },
    database: { one: 'database', many: 'databases' },
    volume: { one: 'volume', many: 'volumes' },
    load_balancer: { one: 'load balancer', many: 'load balancers' },
    firewall: { one: 'firewall', many: 'firewalls' },
    cdn_distribution: { one: 'distribution', many: 'distributions' },
    dns_zone: { one: 'DNS zone', many: 'DNS zones' },
    alert: { one: 'alert', many: 'alerts' },
    recommendation: { one: 'recommendation', many: 'recommendations' },
  }

const VERBS: Readonly<Record<BulkAction, readonly [verb: string, gerund: string]>> = {
  start: ['Start', 'Starting'],
  stop: ['Stop', 'Stopping'],
  restart: ['Restart', 'Restarting'],
  detach: ['Detach', 'Detaching'],
  delete: ['Delete', 'Deleting'],
  acknowledge: ['Acknowledge', 'Acknowledging'],
  unacknowledge: ['Unacknowledge', 'Unacknowledging'],
  resolve: ['Resolve', 'Resolving'],
  reopen: ['Reopen', 'Reopening'],
  apply: ['Apply', 'Applying'],
}

interface Run {
  readonly action: BulkAction
  readonly resourceType: BulkResourceType
  readonly total: number
}

export function bulkVerb(action: BulkAction): string {
  return VERBS[action][0]
}

/** "Stop 312 virtual machines". */
export function bulkTitle({ action, ...run }: Run): string {
  return `${VERBS[action][0]} ${itemsOf(run)}`
}

/** "Stopping 312 virtual machines". */
export function bulkProgressTitle({ action, ...run }: Run): string {
  return `${VERBS[action][1]} ${itemsOf(run)}`
}

function itemsOf({ resourceType, total }: Omit<Run, 'action'>): string {
  const { one, many } = BULK_NOUNS[resourceType]
  return `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`
}
