import type { Equality } from '../equality.ts'
import { rounded, sum, type World } from '../world.ts'

const volumes = (world: World) => world.all('/volumes')
const databases = (world: World) => world.all('/databases')

const isOn = ({ status }: { readonly status: string }) => status !== 'stopped' && status !== 'completed'

export const serviceEqualities: readonly Equality[] = [
  {
    name: 'edge domains: distributions, DNS records',
    means:
      'In the organization’s active zones, the CNAME record of a distribution’s domain points to its edge.',
    one: async (world) => {
      const zones = (await world.all('/dns-zones')).filter(({ status }) => status === 'active')
      const distributions = await world.all('/cdn-distributions')
      const unpointed: string[] = []
      for (const { domain, edgeDomain } of distributions) {
        const zone = zones.find((it) => domain.endsWith(`.${it.domain}`))
        if (zone === undefined) continue
        const records = await world.all(`/dns-zones/${zone.id}/records?type=CNAME`)
        if (!records.some(({ data }) => data.target === edgeDomain)) unpointed.push(domain)
      }
      return unpointed
    },
    other: async () => [],
    everywhere: false,
  },
  {
    name: 'storage capacity: dashboard, lists',
    means: 'Sizes of volumes and of the databases’ storage, in GB.',
    one: async (world) => (await world.read('/dashboard/storage')).totalGb,
    other: async (world) =>
      sum([
        ...(await volumes(world)).map(({ sizeGb }) => sizeGb),
        ...(await databases(world)).map(({ storage }) => storage.totalGb),
      ]),
  },
  {
    name: 'storage used: dashboard, summaries',
    means: 'Used storage of volumes and databases, in GB, rounded to a tenth each.',
    one: async (world) => {
      const { usedGb } = await world.read('/dashboard/storage')
      const parts = [
        (await world.read('/volumes/summary')).usedGb,
        (await world.read('/databases/summary')).storage.usedGb,
      ]
      return Math.abs(usedGb - sum(parts)) <= 0.11
    },
    other: async () => true,
  },
  {
    name: 'volume sizes: summary, list',
    means: 'Sizes of all volumes, in GB.',
    one: async (world) => (await world.read('/volumes/summary')).sizeGb,
    other: async (world) => sum((await volumes(world)).map(({ sizeGb }) => sizeGb)),
  },
  {
    name: 'volume storage: quota, list',
    means: 'Sizes of all volumes, in GB; one that grows counts with its new size.',
    one: async (world) => {
      const { items } = await world.read('/quotas')
      return items.find((it: { id: string }) => it.id === 'storage_gb').used
    },
    other: async (world) => {
      const { items } = await world.read('/quotas')
      const grows = (await volumes(world)).some(({ status }) => status === 'resizing')
      if (grows) return items.find((it: { id: string }) => it.id === 'storage_gb').used
      return sum((await volumes(world)).map(({ sizeGb }) => sizeGb))
    },
  },
  {
    name: 'volume usage: summary, list',
    means: 'Used space of all volumes, in GB.',
    one: async (world) => (await world.read('/volumes/summary')).usedGb,
    other: async (world) => {
      const parts = (await volumes(world)).map(({ usedGb }) => usedGb)
      return near(sum(parts), (await world.read('/volumes/summary')).usedGb, parts.length * 0.05 + 0.05)
    },
  },
  {
    name: 'snapshot sizes: summary, list',
    means: 'Sizes of all snapshots, in GB.',
    one: async (world) => (await world.read('/volumes/summary')).snapshotSizeGb,
    other: async (world) => sum((await world.all('/volume-snapshots')).map(({ sizeGb }) => sizeGb)),
  },
  {
    name: 'database connections: summary, list',
    means: 'Open connections, and the most that the plans allow.',
    one: async (world) => (await world.read('/databases/summary')).connections,
    other: async (world) => ({
      used: sum((await databases(world)).map(({ connections }) => connections.used)),
      max: sum((await databases(world)).map(({ connections }) => connections.max)),
    }),
  },
  {
    name: 'database connections: list, detail',
    means: 'Open connections at the last report.',
    one: async (world) =>
      (await world.read('/databases?pageSize=10')).items.map(
        (it: { connections: unknown }) => it.connections,
      ),
    other: async (world) =>
      Promise.all(
        (await world.read('/databases?pageSize=10')).items.map(
          async ({ id }: { id: string }) => (await world.read(`/databases/${id}`)).connections,
        ),
      ),
  },
  {
    name: 'database storage: summary, list',
    means: 'Storage of all plans, in GB.',
    one: async (world) => (await world.read('/databases/summary')).storage.totalGb,
    other: async (world) => sum((await databases(world)).map(({ storage }) => storage.totalGb)),
  },
  {
    name: 'planned maintenance: databases',
    means: 'Every running database has a planned maintenance.',
    one: async (world) =>
      (await databases(world))
        .filter(({ status, nextMaintenanceAt }) => status === 'running' && nextMaintenanceAt === null)
        .map(({ name }) => name),
    other: async () => [],
  },
  {
    name: 'database queries: summary, list',
    means: 'Queries per second of the databases that are on.',
    one: async (world) => (await world.read('/databases/summary')).performance.queriesPerSecond,
    other: async (world) => {
      const on = (await databases(world)).filter(({ usage }) => usage !== null)
      return on.length === 0 ? null : rounded(sum(on.map(({ usage }) => usage.queriesPerSecond)), 1)
    },
  },
  {
    name: 'database backups: summary, lists',
    means: 'Backups that succeeded and are kept.',
    one: async (world) => (await world.read('/databases/summary')).backups.total,
    other: async (world) => {
      const counts = await Promise.all(
        (await databases(world)).map(async ({ id }) => {
          const backups = await world.all(`/databases/${id}/backups`)
          return backups.filter(({ status }) => status === 'succeeded').length
        }),
      )
      return sum(counts)
    },
    everywhere: false,
  },
  {
    name: 'ready replicas: summary, list',
    means: 'Replicas that are ready.',
    one: async (world) => (await world.read('/containers/summary')).replicas.ready,
    other: async (world) => sum((await world.all('/containers')).map(({ replicas }) => replicas.ready)),
  },
  {
    name: 'desired replicas: summary, list',
    means: 'Desired replicas of the containers that are meant to run.',
    one: async (world) => (await world.read('/containers/summary')).replicas.desired,
    other: async (world) =>
      sum((await world.all('/containers')).filter(isOn).map(({ replicas }) => replicas.desired)),
  },
  {
    name: 'ready replicas: list, replicas',
    means: 'Replicas of a container that are ready.',
    one: async (world) =>
      (await world.read('/containers?pageSize=30')).items.map(
        (it: { id: string; replicas: { ready: number } }) => [it.id, it.replicas.ready],
      ),
    other: async (world) =>
      Promise.all(
        (await world.read('/containers?pageSize=30')).items.map(async ({ id }: { id: string }) => {
          const { items } = await world.read(`/containers/${id}/replicas`)
          return [id, items.filter((it: { status: string }) => it.status === 'ready').length]
        }),
      ),
  },
  {
    name: 'restarts: summary, list',
    means: 'Restarts of existing replicas.',
    one: async (world) => (await world.read('/containers/summary')).restarts,
    other: async (world) => sum((await world.all('/containers')).map(({ restarts }) => restarts)),
  },
  {
    name: 'usage of a container: list, its replicas',
    means: 'Mean CPU of the ready replicas, each rounded to a tenth.',
    one: async (world) => {
      const container = (await world.all('/containers')).find(({ usage }) => usage !== null)
      if (container === undefined) return true
      const { items } = await world.read(`/containers/${container.id}/replicas`)
      const used = items.flatMap((it: { usage: { cpuPercent: number } | null }) => it.usage?.cpuPercent ?? [])
      return Math.abs(sum(used) / used.length - container.usage.cpuPercent) <= 0.06
    },
    other: async () => true,
  },
  {
    name: 'firewalls of VMs: list, firewalls',
    means: 'Assignments of firewalls to VMs.',
    one: async (world) =>
      sum((await world.all('/vms')).map(({ attachedFirewalls }) => attachedFirewalls.length)),
    other: async (world) => sum((await world.all('/firewalls')).map(({ vmCount }) => vmCount)),
    everywhere: false,
  },
  {
    name: 'protected VMs: firewall summary, VMs',
    means: 'VMs with at least one firewall, and those without.',
    one: async (world) => {
      const { protectedVms, unprotectedVms } = await world.read('/firewalls/summary')
      return [protectedVms, unprotectedVms]
    },
    other: async (world) => {
      const all = await world.all('/vms')
      const with_ = all.filter(({ attachedFirewalls }) => attachedFirewalls.length > 0).length
      return [with_, all.length - with_]
    },
    everywhere: false,
  },
  {
    name: 'firewall rules: summary, list',
    means: 'Rules of all firewalls.',
    one: async (world) => (await world.read('/firewalls/summary')).rules,
    other: async (world) =>
      sum((await world.all('/firewalls')).map(({ ruleCounts }) => ruleCounts.inbound + ruleCounts.outbound)),
  },
  {
    name: 'firewall findings: summary, list',
    means: 'Findings of all firewalls by severity.',
    one: async (world) => (await world.read('/firewalls/summary')).findings,
    other: async (world) => {
      const all = await world.all('/firewalls')
      const of = (key: string) => sum(all.map(({ findings }) => findings[key]))
      return { info: of('info'), warning: of('warning'), critical: of('critical') }
    },
  },
  {
    name: 'CDN traffic: summary, list',
    means: 'Requests of all distributions.',
    one: async (world) => (await world.read('/cdn-distributions/summary')).usage.requests,
    other: async (world) => sum((await world.all('/cdn-distributions')).map(({ usage }) => usage.requests)),
  },
  {
    name: 'CDN bandwidth: summary, list',
    means: 'Traffic of all distributions in GB, each rounded.',
    one: async (world) => {
      const all = await world.all('/cdn-distributions')
      const { usage } = await world.read('/cdn-distributions/summary')
      return (
        Math.abs(sum(all.map((it) => it.usage.bandwidthGb)) - usage.bandwidthGb) <= 0.05 * (all.length + 1)
      )
    },
    other: async () => true,
  },
  ...(['byRegion', 'byStatusClass'] as const).map(
    (part): Equality => ({
      name: `CDN requests: total, ${part}`,
      means: 'Requests of a distribution over a day.',
      one: async (world) => (await analytics(world)).map(({ requests }) => requests),
      other: async (world) =>
        (await analytics(world)).map((it) =>
          sum(it[part].map(({ requests }: { requests: number }) => requests)),
        ),
    }),
  ),
  {
    name: 'DNS records: summary, list',
    means: 'Records of all zones.',
    one: async (world) => (await world.read('/dns-zones/summary')).records,
    other: async (world) => sum((await world.all('/dns-zones')).map(({ recordCount }) => recordCount)),
  },
  {
    name: 'DNS records: list, zones',
    means: 'Records of a zone.',
    one: async (world) =>
      (await world.read('/dns-zones?pageSize=20')).items.map((it: { recordCount: number }) => it.recordCount),
    other: async (world) =>
      Promise.all(
        (await world.read('/dns-zones?pageSize=20')).items.map(({ id }: { id: string }) =>
          world.total(`/dns-zones/${id}/records`),
        ),
      ),
  },
  {
    name: 'DNS record types: summary, list',
    means: 'Records of all zones by type.',
    one: async (world) =>
      sum((await world.read('/dns-zones/summary')).recordTypes.map((it: { count: number }) => it.count)),
    other: async (world) => (await world.read('/dns-zones/summary')).records,
  },
  {
    name: 'DNS queries: summary, list',
    means: 'Queries to all zones.',
    one: async (world) => (await world.read('/dns-zones/summary')).queries,
    other: async (world) => sum((await world.all('/dns-zones')).map(({ queries }) => queries)),
  },
]

function near(value: number, wanted: number, tolerance: number): number {
  return Math.abs(value - wanted) <= tolerance ? wanted : value
}

async function analytics(world: World) {
  const { items } = await world.read('/cdn-distributions?pageSize=10')
  const range = `from=${new Date(world.now - 86_400_000).toISOString()}&to=${new Date(world.now).toISOString()}`
  return Promise.all(
    items.map(({ id }: { id: string }) => world.read(`/cdn-distributions/${id}/analytics?${range}`)),
  )
}
