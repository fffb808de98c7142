import type { Equality } from '../equality.ts'
import { countBy, rounded, sum, withoutZeros } from '../world.ts'

const HEALTHS = ['healthy', 'warning', 'critical'] as const

export const loadBalancerEqualities: readonly Equality[] = [
  {
    name: 'load balancer health: summary, list',
    means: 'Load balancers by the health of their targets.',
    one: async (world) => withoutZeros((await world.read('/load-balancers/summary')).byHealth),
    other: async (world) => countBy(await world.all('/load-balancers'), ({ health }) => health),
  },
  {
    name: 'load balancer health: summary, filtered list',
    means: 'Load balancers by the health of their targets.',
    one: async (world) => (await world.read('/load-balancers/summary')).byHealth,
    other: async (world) =>
      Object.fromEntries(
        await Promise.all(
          HEALTHS.map(async (health) => [health, await world.total(`/load-balancers?health=${health}`)]),
        ),
      ),
  },
  {
    name: 'load balancer targets: summary, list',
    means: 'Targets of all load balancers by health.',
    one: async (world) => (await world.read('/load-balancers/summary')).targets,
    other: async (world) => {
      const all = await world.all('/load-balancers')
      const of = (key: string) => sum(all.map(({ targets }) => targets[key]))
      return {
        total: of('total'),
        healthy: of('healthy'),
        unhealthy: of('unhealthy'),
        checking: of('checking'),
      }
    },
  },
  {
    name: 'load balancer targets: list, targets',
    means: 'Targets of a load balancer by health.',
    one: async (world) =>
      (await world.read('/load-balancers?pageSize=20')).items.map(
        ({ targets: { total, ...counts } }: { targets: Record<string, number> }) => withoutZeros(counts),
      ),
    other: async (world) =>
      Promise.all(
        (await world.read('/load-balancers?pageSize=20')).items.map(async ({ id }: { id: string }) => {
          const { items } = await world.read(`/load-balancers/${id}/targets`)
          return countBy(items, (it: { health: string }) => it.health)
        }),
      ),
  },
  {
    name: 'load balancer connections: summary, list',
    means: 'Open connections of all load balancers.',
    one: async (world) => (await world.read('/load-balancers/summary')).connections,
    other: async (world) =>
      sum((await world.all('/load-balancers')).map(({ usage }) => usage?.connections ?? 0)),
  },
  {
    name: 'load balancer connections: list, targets',
    means: 'Open connections of a load balancer with a healthy target, whatever its routing rules.',
    one: async (world) =>
      (await world.read('/load-balancers?pageSize=20')).items
        .filter(({ health }: { health: string }) => health !== 'critical')
        .map(({ usage }: { usage: { connections: number } | null }) => usage?.connections ?? 0),
    other: async (world) =>
      Promise.all(
        (await world.read('/load-balancers?pageSize=20')).items
          .filter(({ health }: { health: string }) => health !== 'critical')
          .map(async ({ id }: { id: string }) => {
            const { items } = await world.read(`/load-balancers/${id}/targets`)
            return sum(items.map((it: { connections: number }) => it.connections))
          }),
      ),
  },
  {
    name: 'load balancer requests: summary, list',
    means: 'Requests per second of all load balancers.',
    one: async (world) => (await world.read('/load-balancers/summary')).requestsPerSecond,
    other: async (world) =>
      rounded(sum((await world.all('/load-balancers')).map(({ usage }) => usage?.requestsPerSecond ?? 0)), 1),
  },
  {
    name: 'load balancer traffic: list, DNS records',
    means:
      'Load balancers to whose address a record points whose zone is active, or not yet deleted. Others have no requests.',
    one: async (world) =>
      (await world.all('/load-balancers'))
        .filter(({ receivesTraffic }) => receivesTraffic)
        .map(({ ip }) => ip)
        .sort(),
    other: async (world) => {
      const zones = (await world.all('/dns-zones')).filter(
        ({ status }) => status === 'active' || status === 'deleting',
      )
      const records = await Promise.all(zones.map(({ id }) => world.all(`/dns-zones/${id}/records?type=A`)))
      const addresses = new Set(records.flat().map(({ data }) => data.address))
      const busy = (await world.all('/load-balancers')).filter(
        ({ ip, usage }) => addresses.has(ip) || (usage?.requestsPerSecond ?? 0) > 0,
      )
      return busy.map(({ ip }) => ip).sort()
    },
    everywhere: false,
  },
  {
    name: 'load balancers of VMs: list, targets',
    means: 'VMs that are targets.',
    one: async (world) =>
      sum((await world.all('/vms')).map(({ attachedLoadBalancers }) => attachedLoadBalancers.length)),
    other: async (world) => (await world.read('/load-balancers/summary')).targets.total,
    everywhere: false,
  },
]
