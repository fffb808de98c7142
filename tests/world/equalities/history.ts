import type { Equality } from '../equality.ts'
import { LISTED_TYPES, LISTS, type ListedType } from '../world.ts'

const HOUR = 3_600_000

interface Activity {
  readonly at: string
  readonly actor: { readonly kind: string; readonly name: string }
  readonly summary: string
}

interface Created {
  readonly id: string
  readonly createdAt: string
}

interface Entry {
  readonly at: string
  readonly operation: string
  readonly resource: { readonly id: string } | null
  readonly detail: string | null
}

interface Backup {
  readonly label: string
  readonly trigger: string
  readonly startedAt: string
}

interface Member {
  readonly name: string
  readonly joinedAt: string | null
}

/** Lists without pages of what members create. */
const PLAIN_LISTS = [
  '/payment-methods',
  '/certificates',
  '/saved-views',
  '/ssh-keys',
  '/projects',
  '/budgets',
  '/notification-channels',
  '/alert-rules',
]

/** Facts of the present that must agree with the activity and the audit log. */
export const historyEqualities: readonly Equality[] = [
  {
    name: 'volume usage: list, activity',
    means: 'A volume that was neither attached to a VM nor created from a snapshot is empty.',
    one: async (world) => {
      const filled: string[] = []
      for (const { id, name, usedGb, sourceSnapshotId } of await world.all('/volumes')) {
        const activities = await world.allAfter(`/volumes/${id}/activity`, 100)
        const isAttached = activities.some(({ action }) => action === 'volume.attached')
        if (usedGb > 0 && sourceSnapshotId === null && !isAttached) filled.push(name)
      }
      return filled
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'first replicas: replicas, revisions',
    means: 'A replica is created after its revision.',
    one: async (world) => {
      const early: string[] = []
      for (const { id } of await world.all('/containers')) {
        const { items: revisions } = await world.read(`/containers/${id}/revisions`)
        const { items: replicas } = await world.read(`/containers/${id}/replicas`)
        for (const { name, revision, createdAt } of replicas) {
          const of = revisions.find((it: { revision: number }) => it.revision === revision)
          if (of !== undefined && createdAt < of.createdAt) early.push(name)
        }
      }
      return early
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'DNS changes: activity, records',
    means: 'The latest change of the records of a zone is the latest update of a record.',
    one: async (world) => {
      const unexplained: string[] = []
      for (const { id, domain } of await world.all('/dns-zones')) {
        const activities = await world.allAfter(`/dns-zones/${id}/activity`, 100)
        const change = activities.find(({ action }) => action === 'dns_zone.records_changed')
        const records = await world.all(`/dns-zones/${id}/records`)
        if (change !== undefined && !records.some(({ updatedAt }) => updatedAt === change.at))
          unexplained.push(domain)
      }
      return unexplained
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'logs: resources without work, log',
    means:
      'Detached volumes, firewalls without VMs and zones without delegation log nothing once their last activity has ended.',
    one: async (world) => {
      const since = new Date(world.now - HOUR).toISOString()
      const listed = async (type: ListedType) =>
        (await world.all(LISTS[type])).map((row) => ({ ...row, path: `${LISTS[type]}/${row.id}` }))
      const idle = [
        ...(await listed('volume')).filter(({ attachment }) => attachment === null),
        ...(await listed('firewall')).filter(({ vmCount }) => vmCount === 0),
        ...(await listed('dns_zone')).filter(({ status }) => status === 'pending' || status === 'error'),
      ]
      const lines = await Promise.all(
        idle.map(async ({ id, path }) => {
          const [latest] = (await world.read(`${path}/activity`)).items
          // An activity takes at most minutes.
          if (Date.parse(latest.at) > world.now - 2 * HOUR) return []
          return (await world.read(`/logs?resource=${id}&from=${since}&limit=1`)).items
        }),
      )
      return lines.flat()
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'failures: lists, activity',
    means: 'A resource that has failed has an activity that says so.',
    one: async (world) => {
      const unexplained: string[] = []
      for (const type of LISTED_TYPES) {
        const items = await world.all(LISTS[type])
        for (const { id, name, domain } of items.filter(({ status }) => status === 'error')) {
          const activities = await world.allAfter(`${LISTS[type]}/${id}/activity`, 100)
          const isExplained = ({ action, outcome }: { action: string; outcome: string }) =>
            outcome === 'failed' || action.endsWith('.failed')
          if (!activities.some(isExplained)) unexplained.push(name ?? domain)
        }
      }
      return unexplained
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'creations: lists, activity',
    means: 'The oldest activity of a resource is its creation.',
    one: async (world) => {
      const unexplained: string[] = []
      for (const type of LISTED_TYPES) {
        for (const { id, name, domain, createdAt } of await world.all(LISTS[type])) {
          const first = (await world.allAfter(`${LISTS[type]}/${id}/activity`, 100)).at(-1)
          if (first?.action !== `${type}.created` || first.at !== createdAt) unexplained.push(name ?? domain)
        }
      }
      return unexplained
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'deletions: costs, activity',
    means: 'A deleted resource with a cost this month has an activity that says so.',
    one: async (world) => {
      const lines = (await world.all('/billing/breakdown?by=resource')).filter(
        ({ isDeleted, resourceType }) => isDeleted && resourceType !== null,
      )
      const activities: { resource: { id: string }; activity: { action: string } }[] = await world.allAfter(
        '/activity',
        100,
      )
      const deleted = new Set(
        activities
          .filter(({ activity }) => activity.action.endsWith('.deleted'))
          .map(({ resource }) => resource.id),
      )
      return lines.filter(({ id }) => !deleted.has(id)).map(({ name }) => name)
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'first activity: members, activity',
    means: 'Nobody changed a resource before they joined.',
    one: async (world) => {
      const activities: { activity: Activity }[] = await world.allAfter('/activity', 100)
      const members: Member[] = await world.all('/members')
      const joined = new Map(members.map(({ name, joinedAt }) => [name, joinedAt]))
      return activities
        .filter(({ activity: { actor, at } }) => actor.kind === 'user' && at < (joined.get(actor.name) ?? ''))
        .map(({ activity }) => activity.summary)
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'creations: lists, audit log',
    means:
      'What was created since the first entry of the audit log has an entry; several VMs at once have one.',
    one: async (world) => {
      const entries: Entry[] = await world.allAfter('/audit-log', 100)
      const since = entries.at(-1)?.at
      const recorded = new Set(
        entries.flatMap(({ resource, operation, at }) => [`${resource?.id} ${at}`, `${operation} ${at}`]),
      )
      const created: Created[] = (
        await Promise.all([
          ...PLAIN_LISTS.map(async (list) => (await world.read(list)).items),
          ...LISTED_TYPES.map((type) => world.all(LISTS[type])),
          world.all('/volume-snapshots'),
        ])
      ).flat()
      return created.filter(
        ({ id, createdAt }) =>
          since !== undefined &&
          createdAt > since &&
          !recorded.has(`${id} ${createdAt}`) &&
          !recorded.has(`createVm ${createdAt}`),
      )
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'labels of backups: databases, audit log',
    means: 'A manual backup since the first entry of the audit log has an entry with its label.',
    one: async (world) => {
      const entries: Entry[] = await world.allAfter('/audit-log', 100)
      const since = entries.at(-1)?.at
      const details = new Map(
        entries
          .filter(({ operation }) => operation === 'createDatabaseBackup')
          .map(({ at, detail }) => [at, detail ?? '']),
      )
      const databases = await world.all('/databases')
      const backups: Backup[] = (
        await Promise.all(databases.map(({ id }) => world.all(`/databases/${id}/backups`)))
      ).flat()
      return backups.filter(
        ({ trigger, label, startedAt }) =>
          trigger === 'manual' &&
          since !== undefined &&
          startedAt > since &&
          !details.get(startedAt)?.includes(label),
      )
    },
    other: async () => [],
    everywhere: false,
  },
]
