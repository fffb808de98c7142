import { type AnyRow, type CollectionName, collections, type WorldRows } from '#mocks/db/index.ts'
import { fitsOf } from '#mocks/db/row-check.ts'
import { allResourceDefinitions } from '#mocks/world/resource-definitions.ts'
import { cdnLifeCycle } from '#src/domain/cdn.ts'
import { containerLifeCycle, MAX_REVISIONS } from '#src/domain/container.ts'
import { databaseLifeCycle } from '#src/domain/database.ts'
import { dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { firewallLifeCycle } from '#src/domain/firewall.ts'
import { loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { vmLifeCycle } from '#src/domain/vm.ts'
import { volumeLifeCycle, volumeSnapshotLifeCycle } from '#src/domain/volume.ts'

/*
 * Rules that hold for the rows of a world at any time, whatever was done to it through the API. A broken rule is a text
 * that names the row.
 */

/** References that may outlive their target, with the reason. */
export const KEPT: Readonly<Record<string, string>> = {
  'activities.resourceId': 'history of the organization',
  'auditEntries.resource.id': 'history of the organization',
  'auditEntries.key.id': 'history of the organization',
  'bulkItems.itemId': 'the outcome of an item stays readable, with its name',
  'charges.resourceId': 'billed until it was deleted',
  'charges.projectId': 'billed until it was deleted',
  'alerts.resource.id': 'an alert keeps what it was about, with its name',
  'alerts.ruleId': 'an alert keeps the name and the description of its rule',
  'alertSilences.rule.id': 'a silence keeps the name of its rule',
  'alertSilences.resource.id': 'a silence keeps the name of its resource',
  'cardConfirmations.paymentMethodId': 'the result of a confirmation stays readable',
  'vms.sshKeyIds': 'a VM keeps the key it was created with',
  'volumeSnapshots.volumeId': 'a snapshot outlives its volume, with its name',
  'databases.restoredFrom.backupId': 'a database keeps when the backup was taken',
  'databases.restoredFrom.databaseId': 'a database keeps when the backup was taken',
  'mails.facts.channelId': 'a mail was sent before its channel was deleted',
  'containers.dependsOn': 'shown as a missing dependency',
}

export const collectionNames = Object.keys(collections) as CollectionName[]

/** Collections by the prefix of their ids. */
export const collectionByPrefix = new Map(
  collectionNames.map((name) => [collections[name].idPrefix, name] as const),
)

/** Fields of a collection's rows. */
export function fieldsOf(name: CollectionName): readonly string[] {
  let schema = collections[name].schema as unknown as { def: Record<string, unknown>; shape?: object }
  while (schema.def.type === 'lazy') schema = (schema.def.getter as () => typeof schema)()
  return Object.keys(schema.shape ?? {})
}

/** Finds the paths in a row whose text satisfies a condition: `resource.id`, without list indexes. */
export function* textsIn(
  value: unknown,
  isWanted: (text: string) => boolean,
  at = '',
): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string' && isWanted(value)) yield [at, value]
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item, isWanted, at)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      if (at !== '' || key !== 'id') yield* textsIn(item, isWanted, at === '' ? key : `${at}.${key}`)
}

type LooseRow = AnyRow & Readonly<Record<string, unknown>>

/** Broken rules of a world at a time, epoch milliseconds, at which all due jobs have run. */
export function brokenInvariants(world: WorldRows, now: number): string[] {
  return [
    ...duplicateIds(world),
    ...danglingReferences(world),
    ...invalidRows(world),
    ...overdueRows(world, now),
    ...duplicateNames(world),
    ...overlappingApiKeys(world),
    ...brokenRevisions(world),
  ]
}

function* rowsOf(world: WorldRows): Generator<readonly [CollectionName, LooseRow]> {
  for (const name of collectionNames)
    for (const row of (world[name] ?? []) as unknown as readonly LooseRow[]) yield [name, row]
}

function duplicateIds(world: WorldRows): string[] {
  const seen = new Set<string>()
  const broken: string[] = []
  for (const [name, { id }] of rowsOf(world)) {
    if (seen.has(id)) broken.push(`${name} ${id}: the id exists twice`)
    seen.add(id)
  }
  return broken
}

/** Ids in a row, by path. Rows are immutable, so each is searched once. */
const references = cached((row: LooseRow) => [...textsIn(row, isId)])

function isId(text: string): boolean {
  const [, prefix = ''] = /^([a-z]+)_[a-z0-9]{12}$/.exec(text) ?? []
  // `cdn_distribution` looks like an id.
  return collectionByPrefix.has(prefix) && !RESOURCE_TYPES.some((type) => type === text)
}

/** Ids in rows whose row doesn't exist. */
function danglingReferences(world: WorldRows): string[] {
  const ids = new Set<string>()
  for (const [, { id }] of rowsOf(world)) ids.add(id)
  const broken: string[] = []
  for (const [name, row] of rowsOf(world)) {
    for (const [path, id] of references(row)) {
      if (!ids.has(id) && !(`${name}.${path}` in KEPT))
        broken.push(`${name} ${row.id}: ${path} references ${id}, which does not exist`)
    }
  }
  return broken
}

const fits = new Map(collectionNames.map((name) => [name, fitsOf(collections[name].schema)] as const))

/** Statuses that end by themselves, by collection. */
const lifeCycles: Partial<Record<string, { isTransitional(status: never): boolean }>> = {
  vms: vmLifeCycle,
  containers: containerLifeCycle,
  databases: databaseLifeCycle,
  volumes: volumeLifeCycle,
  volumeSnapshots: volumeSnapshotLifeCycle,
  loadBalancers: loadBalancerLifeCycle,
  firewalls: firewallLifeCycle,
  cdnDistributions: cdnLifeCycle,
  dnsZones: dnsZoneLifeCycle,
}
for (const { collection } of allResourceDefinitions)
  if (!(collection in lifeCycles)) throw new Error(`No life cycle for ${collection}`)

/** Rows that don't fit their schema, have a foreign id prefix, or a status that can't end. */
function invalidRows(world: WorldRows): string[] {
  return [...rowsOf(world)].flatMap(([name, row]) => problemsOf(row, name))
}

const problemsOf = cached((row: LooseRow, name: CollectionName) => {
  const broken: string[] = []
  if (fits.get(name)?.(row) === false) {
    const { error } = collections[name].schema.safeParse(row)
    if (error) broken.push(`${name} ${row.id}: does not fit its schema: ${error.message}`)
  }
  if (!row.id.startsWith(`${collections[name].idPrefix}_`))
    broken.push(`${name} ${row.id}: foreign id prefix`)
  const cycle = lifeCycles[name]
  if (cycle?.isTransitional(row.status as never) && row.transition === null)
    broken.push(`${name} ${row.id}: is ${row.status} without a transition`)
  if (row.status === 'error' && row.transition)
    broken.push(`${name} ${row.id}: is in error and in a transition`)
  return broken
})

function overdueRows(world: WorldRows, now: number): string[] {
  return [...rowsOf(world)].flatMap(([name, row]) => {
    const due = (collections[name].due as ((row: LooseRow) => number | null) | undefined)?.(row) ?? null
    return due !== null && due <= now ? [`${name} ${row.id}: is overdue since ${now - due} ms`] : []
  })
}

/** Fields that are unique together, in lowercase. */
const UNIQUE: Partial<Record<CollectionName, readonly (readonly string[])[]>> = {
  users: [['email']],
  sessions: [['token']],
  memberships: [['organizationId', 'userId']],
  customRoles: [['organizationId', 'name']],
  projects: [['organizationId', 'name']],
  vms: [['organizationId', 'name'], ['networkId', 'privateIp'], ['publicIp']],
  containers: [['organizationId', 'namespace', 'name']],
  databases: [['organizationId', 'name'], ['host']],
  databaseUsers: [['databaseId', 'name']],
  volumes: [['organizationId', 'name']],
  loadBalancers: [['organizationId', 'name'], ['ip']],
  loadBalancerTargets: [['loadBalancerId', 'vmId']],
  firewalls: [['organizationId', 'name']],
  firewallAssignments: [['firewallId', 'vmId']],
  cdnDistributions: [['organizationId', 'name']],
  dnsZones: [['organizationId', 'name']],
  sshKeys: [['organizationId', 'name']],
  alertRules: [['organizationId', 'name']],
  alertWatches: [['organizationId']],
  notificationChannels: [['organizationId', 'name']],
  budgets: [['organizationId', 'name']],
  billingCycles: [['organizationId']],
  subscriptions: [['organizationId']],
  invoices: [['organizationId', 'number']],
}

function duplicateNames(world: WorldRows): string[] {
  const broken: string[] = []
  for (const [name, keys] of Object.entries(UNIQUE) as [CollectionName, readonly string[][]][]) {
    const rows = (world[name] ?? []) as unknown as readonly LooseRow[]
    for (const fields of keys) {
      const seen = new Set<string>()
      for (const row of rows) {
        if (fields.some((field) => row[field] === null)) continue
        const key = fields
          .map((field) => String(row[field]))
          .join(' ')
          .toLowerCase()
        if (seen.has(key)) broken.push(`${name} ${row.id}: ${fields.join(', ')} “${key}” exists twice`)
        seen.add(key)
      }
    }
  }
  return broken
}

/** API keys of a user and organization with the same name, while both were valid. Revoked ones are left out. */
function overlappingApiKeys({ apiKeys = [] }: WorldRows): string[] {
  const named = Map.groupBy(
    apiKeys.filter(({ revokedAt }) => revokedAt === null),
    ({ organizationId, userId, name }) => [organizationId, userId, name.toLowerCase()].join(' '),
  )
  return [...named.values()].flatMap((keys) =>
    keys
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .flatMap((key, index, all) => {
        const before = all[index - 1]
        if (before === undefined || (before.expiresAt ?? Number.POSITIVE_INFINITY) <= key.createdAt) return []
        return `apiKeys ${key.id}: the name “${key.name}” exists twice`
      }),
  )
}

/** Containers whose revisions contradict each other or the container. */
function brokenRevisions({ containers = [] }: WorldRows): string[] {
  return containers.flatMap(({ id, status, revision, revisions }) => {
    const numbers = revisions.map(({ number }) => number)
    const countOf = (wanted: string) => revisions.filter((it) => it.status === wanted).length
    const current = revisions.find(({ number }) => number === revision)
    const isRollingOut = status === 'pending' || status === 'updating'
    const isUp = status === 'running' || status === 'scaling'
    const rules: readonly (readonly [rule: string, holds: boolean])[] = [
      ['the current revision is kept', current !== undefined],
      ['at most 10 are kept', numbers.length <= MAX_REVISIONS],
      ['they are ordered', numbers.every((it, index) => index === 0 || it < (numbers[index - 1] as number))],
      ['at most one is active', countOf('active') <= 1],
      [
        'only the current one is in progress',
        countOf('in_progress') === Number(current?.status === 'in_progress'),
      ],
      ['none is in progress without a rollout', isRollingOut || countOf('in_progress') === 0],
      ['the current one is active while it is up', !isUp || current?.status === 'active'],
    ]
    return rules.flatMap(([rule, holds]) =>
      holds ? [] : [`containers ${id}: revisions: not true that ${rule}`],
    )
  })
}

/** Caches results by row, because most rows stay the same between two checks. */
function cached<Rest extends readonly unknown[], Result>(
  make: (row: LooseRow, ...rest: Rest) => Result,
): (row: LooseRow, ...rest: Rest) => Result {
  const known = new WeakMap<LooseRow, Result>()
  return (row, ...rest) => {
    let result = known.get(row)
    if (result === undefined) {
      result = make(row, ...rest)
      known.set(row, result)
    }
    return result
  }
}
