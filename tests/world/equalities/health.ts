import type { Equality } from '../equality.ts'
import { sum } from '../world.ts'

export const healthEqualities: readonly Equality[] = [
  {
    name: 'unhealthy resources: dashboard, infrastructure',
    means: 'Resources that have failed or have a problem now, and those of them that are critical.',
    one: async (world) => {
      const { items } = await world.read('/dashboard/services')
      return {
        unhealthy: sum(items.map((it: { unhealthy: number }) => it.unhealthy)),
        critical: sum(items.map((it: { critical: number }) => it.critical)),
      }
    },
    other: async (world) => {
      const { warning, critical } = (await world.read('/monitoring/infrastructure')).counts
      return { unhealthy: warning + critical, critical }
    },
  },
  {
    name: 'worst health: dashboard, infrastructure',
    means: 'Health of the resource that is worst off.',
    one: async (world) =>
      worst((await world.read('/dashboard/services')).items.map((it: { health: string }) => it.health)),
    other: async (world) =>
      worst(
        (await world.read('/monitoring/infrastructure')).types.map((it: { health: string }) => it.health),
      ),
  },
]

const worst = (healths: readonly string[]) =>
  ['critical', 'warning', 'healthy'].find((health) => healths.includes(health)) ?? 'healthy'
