import type { OperationId } from '#mocks/engine/types.ts'
import type { CheckContext } from './check-context.ts'
import { type Ids, type Item, itemsOf } from './existing-resources.ts'
import { publicKey } from './public-key.ts'
import { Skip } from './skip.ts'

/** Resource type that checks create, change and delete. */
export interface CrudFixture {
  /** Used in “a volume”. */
  readonly noun: string
  readonly create: OperationId
  readonly list: OperationId
  /** Null if only the list shows it. */
  readonly read: OperationId | null
  readonly change: { readonly operation: OperationId; body(name: string): object } | null
  readonly remove: OperationId
  /** Path parameter of its id. */
  readonly param: string
  /** Field that holds its name. */
  readonly nameField: 'name' | 'domain' | 'email'
  /** Valid request body for `create`. */
  createBody(context: CheckContext, name: string): Promise<object>
  /** True if names need not be unique. */
  readonly sharesNames?: true
  /** Update operation that requires `If-Match`. */
  readonly versioned?: {
    readonly read: OperationId
    readonly write: OperationId
    body(name: string): object
    /** Value to compare before and after the update. */
    seen(body: Item): unknown
  }
}

const ruleSetBody = (name: string) => ({
  defaultInbound: 'deny',
  defaultOutbound: 'allow',
  rules: [
    {
      direction: 'inbound',
      action: 'allow',
      protocol: 'tcp',
      ports: [{ from: 443, to: 443 }],
      peers: ['10.0.0.0/8'],
      description: name,
      enabled: true,
    },
  ],
})

async function firstOf(context: CheckContext, operation: OperationId, list: string): Promise<Item> {
  const { body } = await context.send(operation)
  const [first] = (body as Readonly<Record<string, readonly Item[]>>)[list] ?? []
  if (!first) throw new Skip(`${operation} has no ${list}`)
  return first
}

export const vms: CrudFixture = {
  noun: 'VM',
  create: 'createVm',
  list: 'listVms',
  read: 'getVm',
  change: { operation: 'updateVm', body: (name) => ({ name }) },
  remove: 'deleteVm',
  param: 'vmId',
  nameField: 'name',
  async createBody(context, name) {
    const { body } = await context.send('getVmCatalog')
    const { sizes, images } = body as { sizes: Item[]; images: Item[] }
    const networks = itemsOf(await context.send('listNetworks'))
    const [image] = images.toSorted((a, b) => Number(a.minDiskGb) - Number(b.minDiskGb))
    for (const network of networks) {
      const size = sizes.find(
        (it) =>
          (it.regions as readonly unknown[]).includes(network.region) &&
          it.gpus === 0 &&
          // An organization can have few VMs of a free size.
          Number((it.hourlyRate as Item).micros) > 0 &&
          Number(it.diskGb) >= Number(image?.minDiskGb),
      )
      if (!size || !image) continue
      const { region, id: networkId } = network
      return { names: [name], region, imageId: image.id, sizeId: size.id, networkId, sshKeyIds: [] }
    }
    throw new Skip('no region has a network and a size')
  },
}

export const containers: CrudFixture = {
  noun: 'container',
  create: 'createContainer',
  list: 'listContainers',
  read: 'getContainer',
  change: { operation: 'updateContainer', body: (name) => ({ tags: [`check:${name}`] }) },
  remove: 'deleteContainer',
  param: 'containerId',
  nameField: 'name',
  createBody: async (context, name) => ({
    name,
    namespace: 'staging',
    region: 'us-east',
    image: `registry.example/shop/${name}:1.0.0`,
    planId: (await firstOf(context, 'getContainerCatalog', 'plans')).id,
    replicas: 1,
  }),
}

export const databases: CrudFixture = {
  noun: 'database',
  create: 'createDatabase',
  list: 'listDatabases',
  read: 'getDatabase',
  change: { operation: 'updateDatabase', body: (name) => ({ tags: [`check:${name}`] }) },
  remove: 'deleteDatabase',
  param: 'databaseId',
  nameField: 'name',
  async createBody(context, name) {
    const offer = await firstOf(context, 'getDatabaseCatalog', 'engines')
    const plan = await firstOf(context, 'getDatabaseCatalog', 'plans')
    const [version] = offer.versions as readonly string[]
    return { name, engine: offer.engine, version, planId: plan.id, region: 'us-east' }
  },
}

export const volumes: CrudFixture = {
  noun: 'volume',
  create: 'createVolume',
  list: 'listVolumes',
  read: 'getVolume',
  change: { operation: 'updateVolume', body: (name) => ({ name }) },
  remove: 'deleteVolume',
  param: 'volumeId',
  nameField: 'name',
  createBody: async (context, name) => ({
    name,
    region: 'us-east',
    typeId: (await firstOf(context, 'getVolumeCatalog', 'types')).id,
    sizeGb: 20,
  }),
}

export const crudFixtures: readonly CrudFixture[] = [
  vms,
  containers,
  databases,
  volumes,
  {
    noun: 'load balancer',
    create: 'createLoadBalancer',
    list: 'listLoadBalancers',
    read: 'getLoadBalancer',
    change: { operation: 'updateLoadBalancer', body: (name) => ({ name }) },
    remove: 'deleteLoadBalancer',
    param: 'loadBalancerId',
    nameField: 'name',
    createBody: async (_, name) => ({
      name,
      region: 'us-east',
      type: 'application',
      listeners: [{ protocol: 'http', port: 80, targetPort: 8080 }],
      healthCheck: {
        protocol: 'http',
        path: '/',
        port: 8080,
        intervalSeconds: 10,
        timeoutSeconds: 5,
        healthyThreshold: 2,
        unhealthyThreshold: 3,
      },
    }),
  },
  {
    noun: 'firewall',
    create: 'createFirewall',
    list: 'listFirewalls',
    read: 'getFirewall',
    change: { operation: 'updateFirewall', body: (name) => ({ name }) },
    remove: 'deleteFirewall',
    param: 'firewallId',
    nameField: 'name',
    createBody: async (context, name) => ({
      name,
      planId: (await firstOf(context, 'getFirewallCatalog', 'plans')).id,
    }),
    versioned: {
      read: 'getFirewallRules',
      write: 'replaceFirewallRules',
      body: ruleSetBody,
      seen: ({ rules }) => (rules as readonly Item[]).map(({ description }) => description),
    },
  },
  {
    noun: 'distribution',
    create: 'createCdnDistribution',
    list: 'listCdnDistributions',
    read: 'getCdnDistribution',
    change: { operation: 'updateCdnDistribution', body: (name) => ({ tags: [`check:${name}`] }) },
    remove: 'deleteCdnDistribution',
    param: 'cdnDistributionId',
    nameField: 'domain',
    createBody: async (context, name) => ({
      domain: `${name}.example`,
      planId: (await firstOf(context, 'getCdnCatalog', 'plans')).id,
      origins: [{ name: 'main', protocol: 'https', host: 'shop.example', port: 443, path: '' }],
    }),
  },
  {
    noun: 'zone',
    create: 'createDnsZone',
    list: 'listDnsZones',
    read: 'getDnsZone',
    change: { operation: 'updateDnsZone', body: (name) => ({ tags: [`check:${name}`] }) },
    remove: 'deleteDnsZone',
    param: 'dnsZoneId',
    nameField: 'domain',
    createBody: async (_, name) => ({ domain: `${name}.example` }),
    versioned: {
      read: 'listDnsRecords',
      write: 'changeDnsRecords',
      body: (name) => ({
        changes: [{ action: 'create', record: { name, data: { type: 'A', address: '203.0.113.81' } } }],
      }),
      seen: ({ items }) =>
        ((items ?? []) as readonly Item[])
          .filter(({ data }) => (data as Item).type === 'A')
          .map(({ name }) => name),
    },
  },
  {
    noun: 'SSH key',
    create: 'createSshKey',
    list: 'listSshKeys',
    read: null,
    change: null,
    remove: 'deleteSshKey',
    param: 'sshKeyId',
    nameField: 'name',
    createBody: async (_, name) => ({ name, publicKey: publicKey(name) }),
  },
  {
    noun: 'saved view',
    create: 'createSavedView',
    list: 'listSavedViews',
    read: null,
    change: { operation: 'updateSavedView', body: (name) => ({ name }) },
    remove: 'deleteSavedView',
    param: 'savedViewId',
    nameField: 'name',
    createBody: async (_, name) => ({ name, path: '/compute/vms', query: 'status=stopped' }),
  },
  {
    noun: 'alert rule',
    create: 'createAlertRule',
    list: 'listAlertRules',
    read: 'getAlertRule',
    change: null,
    remove: 'deleteAlertRule',
    param: 'alertRuleId',
    nameField: 'name',
    createBody: async (_, name) => ({
      name,
      condition: 'CPU above 99.9%',
      durationMinutes: 60,
      severity: 'info',
    }),
    versioned: {
      read: 'getAlertRule',
      write: 'updateAlertRule',
      body: (name) => ({ description: name }),
      seen: ({ description }) => [description],
    },
  },
  {
    noun: 'notification channel',
    create: 'createNotificationChannel',
    list: 'listNotificationChannels',
    read: 'getNotificationChannel',
    change: null,
    remove: 'deleteNotificationChannel',
    param: 'notificationChannelId',
    nameField: 'name',
    createBody: async (_, name) => ({ name, type: 'email', destination: 'conformance@contract.example' }),
    versioned: {
      read: 'getNotificationChannel',
      write: 'updateNotificationChannel',
      body: (name) => ({ name }),
      seen: ({ name }) => [name],
    },
  },
  {
    noun: 'role',
    create: 'createRole',
    list: 'listRoles',
    read: 'getRole',
    change: null,
    remove: 'deleteRole',
    param: 'roleId',
    nameField: 'name',
    createBody: async (_, name) => ({ name, description: '', permissions: ['view_logs'] }),
    versioned: {
      read: 'getRole',
      write: 'updateRole',
      body: (name) => ({ description: name }),
      seen: ({ description }) => [description],
    },
  },
  {
    noun: 'project',
    create: 'createProject',
    list: 'listProjects',
    read: 'getProject',
    change: { operation: 'updateProject', body: (name) => ({ name }) },
    remove: 'deleteProject',
    param: 'projectId',
    nameField: 'name',
    createBody: async (_, name) => ({ name, description: '' }),
  },
  {
    noun: 'budget',
    create: 'createBudget',
    list: 'listBudgets',
    read: 'getBudget',
    change: null,
    remove: 'deleteBudget',
    param: 'budgetId',
    nameField: 'name',
    createBody: async (_, name) => ({
      name,
      amount: { amount: 10_000_000, currency: 'USD' },
      thresholds: [{ basis: 'spend', percent: 100 }],
    }),
    versioned: {
      read: 'getBudget',
      write: 'updateBudget',
      body: (name) => ({ name }),
      seen: ({ name }) => [name],
    },
  },
]

/** Fixture of the resource type that an operation creates. */
export function fixtureOf(create: OperationId): CrudFixture {
  const fixture = crudFixtures.find((it) => it.create === create)
  if (!fixture) throw new Error(`There is no fixture for ${create}.`)
  return fixture
}

export const pathOf = ({ param }: CrudFixture, item: Item): Ids => ({
  [param]: String(item.id),
})
