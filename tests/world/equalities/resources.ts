import { REGIONS } from '#src/domain/region.ts'
import type { Equality } from '../equality.ts'
import { countBy, LISTED_TYPES, LISTS, type ListedType, sum, type World, withoutZeros } from '../world.ts'

/** Resources of all types by the lists; snapshots are parts of volumes and never counted. */
const listed = async (world: World) =>
  sum(await Promise.all(LISTED_TYPES.map((type) => world.total(LISTS[type]))))

const infrastructureCounts = async (world: World, type: ListedType) => {
  const { types } = await world.read('/monitoring/infrastructure')
  return types.find((it: { type: string }) => it.type === type)?.counts.total ?? 0
}

const service = async (world: World, wanted: string) => {
  const { items } = await world.read('/dashboard/services')
  return items.find((it: { service: string }) => it.service === wanted).resources
}

const counted = async (world: World, type: ListedType) => {
  const { items } = await world.read('/projects/usage')
  return sum(
    items.flatMap((project: { resources: { type: string; count: number }[] }) =>
      project.resources.filter((it) => it.type === type).map(({ count }) => count),
    ),
  )
}

const quota = async (world: World, id: string) => {
  const { items } = await world.read('/quotas')
  return items.find((it: { id: string }) => it.id === id).used
}

const QUOTAS = {
  vms: '/vms',
  containers: '/containers',
  databases: '/databases',
  volumes: '/volumes',
  load_balancers: '/load-balancers',
  firewalls: '/firewalls',
  cdn_distributions: '/cdn-distributions',
} as const

const ofEachType = (make: (type: ListedType, path: string) => Equality): Equality[] =>
  LISTED_TYPES.map((type) => make(type, LISTS[type]))

export const resourceEqualities: readonly Equality[] = [
  {
    name: 'total resources: dashboard, lists',
    means: 'Resources of all types except snapshots.',
    one: async (world) => (await world.read('/dashboard/overview')).resources.current,
    other: listed,
  },
  {
    name: 'total resources: dashboard, its services',
    means: 'Resources of all types except snapshots.',
    one: async (world) => (await world.read('/dashboard/overview')).resources.current,
    other: async (world) =>
      sum((await world.read('/dashboard/services')).items.map((it: { resources: number }) => it.resources)),
  },
  {
    name: 'total resources: dashboard, infrastructure',
    means: 'Resources of all types except snapshots.',
    one: async (world) => (await world.read('/dashboard/overview')).resources.current,
    other: async (world) => (await world.read('/monitoring/infrastructure')).counts.total,
  },
  {
    name: 'total resources: dashboard, projects',
    means: 'Resources of all types except snapshots.',
    one: async (world) => (await world.read('/dashboard/overview')).resources.current,
    other: async (world) =>
      sum(
        (await world.read('/projects/usage')).items.map((it: { resourceCount: number }) => it.resourceCount),
      ),
  },
  {
    name: 'resources of projects: totals, by type',
    means: 'Resources in a project except snapshots.',
    one: async (world) =>
      (await world.read('/projects/usage')).items.map((it: { resourceCount: number }) => it.resourceCount),
    other: async (world) =>
      (await world.read('/projects/usage')).items.map((it: { resources: { count: number }[] }) =>
        sum(it.resources.map(({ count }) => count)),
      ),
  },
  {
    name: 'snapshots: projects, list',
    means: 'Volume snapshots, which are not counted as resources.',
    one: async (world) =>
      sum(
        (await world.read('/projects/usage')).items.map((it: { snapshotCount: number }) => it.snapshotCount),
      ),
    other: (world) => world.total('/volume-snapshots'),
  },
  {
    name: 'budgets: projects, list',
    means: 'Budgets of projects.',
    one: async (world) =>
      sum((await world.read('/projects/usage')).items.map((it: { budgetCount: number }) => it.budgetCount)),
    other: async (world) =>
      (await world.read('/budgets')).items.filter((it: { project: object | null }) => it.project !== null)
        .length,
  },
  {
    name: 'snapshots: volume summary, list',
    means: 'Volume snapshots of the organization.',
    one: async (world) => (await world.read('/volumes/summary')).snapshots,
    other: (world) => world.total('/volume-snapshots'),
  },
  {
    name: 'snapshots: volumes, list',
    means: 'Volume snapshots of volumes that still exist.',
    one: async (world) =>
      sum((await world.all('/volumes')).map((it: { snapshotCount: number }) => it.snapshotCount)),
    other: async (world) => {
      const volumes = new Set((await world.all('/volumes')).map(({ id }) => id))
      return (await world.all('/volume-snapshots')).filter((it) => volumes.has(it.volume.id)).length
    },
  },
  {
    name: 'infrastructure: types, total',
    means: 'Counts of health over all types.',
    one: async (world) => sumCounts((await world.read('/monitoring/infrastructure')).types),
    other: async (world) => (await world.read('/monitoring/infrastructure')).counts,
  },
  {
    name: 'infrastructure: regions, total',
    means: 'Counts of health over all regions.',
    one: async (world) => sumCounts((await world.read('/monitoring/infrastructure')).regions),
    other: async (world) => (await world.read('/monitoring/infrastructure')).counts,
  },
  {
    name: 'infrastructure: unhealthy resources, counts',
    means: 'Resources that are not healthy; the list ends at 20.',
    one: async (world) => (await world.read('/monitoring/infrastructure')).unhealthy.length,
    other: async (world) => {
      const { warning, critical } = (await world.read('/monitoring/infrastructure')).counts
      return Math.min(20, warning + critical)
    },
  },
  {
    name: 'GPU VMs: dashboard, list',
    means: 'VMs of a size with GPUs.',
    one: (world) => service(world, 'gpu'),
    other: async (world) => (await world.all('/vms')).filter(({ gpus }) => gpus > 0).length,
    everywhere: false,
  },
  {
    name: 'compute: dashboard, lists',
    means: 'VMs, with and without GPUs, and containers.',
    one: async (world) => (await service(world, 'compute')) + (await service(world, 'gpu')),
    other: async (world) => (await world.total('/vms')) + (await world.total('/containers')),
  },
  {
    name: 'storage: dashboard, lists',
    means: 'Databases and volumes.',
    one: (world) => service(world, 'storage'),
    other: async (world) => (await world.total('/databases')) + (await world.total('/volumes')),
  },
  {
    name: 'network: dashboard, lists',
    means: 'Load balancers and firewalls.',
    one: (world) => service(world, 'network'),
    other: async (world) => (await world.total('/load-balancers')) + (await world.total('/firewalls')),
  },
  {
    name: 'platform: dashboard, lists',
    means: 'CDN distributions and DNS zones.',
    one: (world) => service(world, 'platform'),
    other: async (world) => (await world.total('/cdn-distributions')) + (await world.total('/dns-zones')),
  },
  ...ofEachType((type, path) => ({
    name: `${type}: summary, list`,
    means: 'Resources of the type.',
    one: async (world) => (await world.read(`${path}/summary`)).total,
    other: (world) => world.total(path),
  })),
  ...ofEachType((type, path) => ({
    name: `${type}: infrastructure, list`,
    means: 'Resources of the type.',
    one: (world) => infrastructureCounts(world, type),
    other: (world) => world.total(path),
  })),
  ...ofEachType((type, path) => ({
    name: `${type}: projects, list`,
    means: 'Resources of the type in all projects.',
    one: (world) => counted(world, type),
    other: (world) => world.total(path),
  })),
  ...ofEachType((type, path) => ({
    name: `${type}: each project, filtered list`,
    means: 'Resources of the type in each project.',
    one: async (world) => {
      const { items } = await world.read('/projects/usage')
      return items.map((it: { projectId: string; resources: { type: string; count: number }[] }) => [
        it.projectId,
        it.resources.find((of) => of.type === type)?.count ?? 0,
      ])
    },
    other: async (world) => {
      const { items } = await world.read('/projects')
      return Promise.all(
        items.map(async ({ id }: { id: string }) => [id, await world.total(`${path}?projectId=${id}`)]),
      )
    },
  })),
  ...ofEachType((type, path) => ({
    name: `${type} by status: summary, filtered list`,
    means: 'Resources of the type in each status.',
    one: async (world) => (await world.read(`${path}/summary`)).byStatus,
    other: async (world) => {
      const statuses = Object.keys((await world.read(`${path}/summary`)).byStatus)
      const counts = await Promise.all(statuses.map((it) => world.total(`${path}?status=${it}`)))
      return Object.fromEntries(statuses.map((status, index) => [status, counts[index]]))
    },
  })),
  ...Object.entries(QUOTAS).map(
    ([id, path]): Equality => ({
      name: `quota ${id}: usage, list`,
      means: 'Resources that count toward the quota.',
      one: (world) => quota(world, id),
      other: (world) => world.total(path),
    }),
  ),
  {
    name: 'vCPUs: summary, list',
    means: 'vCPUs of all VMs at their current sizes.',
    one: async (world) => (await world.read('/vms/summary')).vcpus,
    other: async (world) => sum((await world.all('/vms')).map(({ vcpus }) => vcpus)),
    everywhere: false,
  },
  {
    name: 'memory: summary, list',
    means: 'Memory of all VMs at their current sizes, in GB.',
    one: async (world) => (await world.read('/vms/summary')).memoryGb,
    other: async (world) => sum((await world.all('/vms')).map(({ memoryGb }) => memoryGb)),
    everywhere: false,
  },
  {
    name: 'vCPUs that are on: dashboard, list',
    means: 'vCPUs of the VMs that are on.',
    one: async (world) => (await world.read('/dashboard/cpu')).vcpus,
    other: async (world) =>
      sum((await world.all('/vms')).filter(({ metrics }) => metrics !== null).map(({ vcpus }) => vcpus)),
    everywhere: false,
  },
  {
    name: 'vCPUs: quota, summary',
    means: 'vCPUs of all VMs; a VM being resized counts with the larger size.',
    one: (world) => quota(world, 'vcpus'),
    other: async (world) => {
      const vms = await world.all('/vms?status=resizing')
      // The next size is not part of the list.
      return vms.length > 0 ? quota(world, 'vcpus') : (await world.read('/vms/summary')).vcpus
    },
  },
  {
    name: 'GPUs: quota, summary',
    means: 'GPUs of all VMs.',
    one: (world) => quota(world, 'gpus'),
    other: async (world) => {
      const vms = await world.all('/vms?status=resizing')
      return vms.length > 0 ? quota(world, 'gpus') : (await world.read('/vms/summary')).gpus
    },
  },
  {
    name: 'search: VMs, list',
    means: 'VMs whose text contains a word, up to the limit of a search.',
    one: async (world) => {
      const { items } = await world.read('/search?q=web&limit=50')
      return items.filter((it: { type: string }) => it.type === 'vm').length > 0
    },
    other: async (world) => (await world.total('/vms?q=web')) > 0,
    everywhere: false,
  },
  {
    name: 'container namespaces: summary, list',
    means: 'Containers in each namespace.',
    one: async (world) => withoutZeros((await world.read('/containers/summary')).byNamespace),
    other: async (world) => countBy(await world.all('/containers'), ({ namespace }) => namespace),
  },
  {
    name: 'database engines: summary, list',
    means: 'Databases of each engine.',
    one: async (world) => withoutZeros((await world.read('/databases/summary')).byEngine),
    other: async (world) => countBy(await world.all('/databases'), ({ engine }) => engine),
  },
  {
    name: 'members: summary, list',
    means: 'People of the team by status, invited ones included.',
    one: async (world) => {
      const { total, byStatus } = await world.read('/members/summary')
      return { total, ...withoutZeros(byStatus) }
    },
    other: async (world) => ({
      total: await world.total('/members'),
      ...countBy(await world.all('/members'), ({ status }) => status),
    }),
  },
  {
    name: 'roles: member counts, list',
    means: 'Members with each custom role.',
    one: async (world) =>
      Object.fromEntries(
        (await world.read('/roles')).items
          .filter(({ kind }: { kind: string }) => kind === 'custom')
          .map(({ id, memberCount }: { id: string; memberCount: number }) => [id, memberCount])
          .filter(([, count]: [string, number]) => count > 0),
      ),
    other: async (world) => {
      const held = (await world.all('/members')).flatMap(({ customRoles }) => customRoles)
      return countBy(held, ({ id }) => id)
    },
  },
  {
    name: 'allowed networks: databases, networks',
    means: 'Range of the default network in a region, if a database says that it allows the VMs there.',
    one: async (world) => (await allowedRegions(world)).map(({ region, cidr }) => ({ region, cidr })),
    other: async (world) => {
      const { items } = await world.read('/networks')
      const defaults = items.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
      return (await allowedRegions(world)).map(({ region }) => ({
        region,
        cidr: defaults.find((it: { region: string }) => it.region === region)?.cidr,
      }))
    },
    everywhere: false,
  },
]

/** Networks that databases allow, and describe as the VMs of a region. */
async function allowedRegions(world: World) {
  const databases: { allowedNetworks: { cidr: string; description: string }[] }[] =
    await world.all('/databases')
  return databases.flatMap(({ allowedNetworks }) =>
    allowedNetworks.flatMap(({ cidr, description }) => {
      const region = REGIONS.find(({ name }) => description === `VMs in ${name}`)?.id
      return region === undefined ? [] : [{ cidr, region }]
    }),
  )
}

function sumCounts(parts: readonly { readonly counts: Readonly<Record<string, number>> }[]) {
  const keys = ['total', 'healthy', 'warning', 'critical']
  return Object.fromEntries(keys.map((key) => [key, sum(parts.map(({ counts }) => counts[key] ?? 0))]))
}
