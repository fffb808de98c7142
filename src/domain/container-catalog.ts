import { byId } from './lookup.ts'
import { type Price, perMonth } from './price.ts'

/** Resources and price of one replica. */
export interface ContainerPlanEntry extends Price {
  readonly id: string
  readonly name: string
  /** Millicores. */
  readonly cpuMillis: number
  /** Mebibytes. */
  readonly memoryMb: number
  readonly diskGb: number
}

const plan = (
  id: `ctplan_${string}`,
  name: string,
  [cpuMillis, memoryMb, diskGb]: readonly [cpuMillis: number, memoryMb: number, diskGb: number],
  price: Price,
): ContainerPlanEntry => ({ id, name, cpuMillis, memoryMb, diskGb, ...price })

/** The product page's tiers (public site's specification, section 9). */
export const CONTAINER_PLANS: readonly ContainerPlanEntry[] = [
  plan('ctplan_starter', 'Starter', [500, 1024, 10], perMonth(10)),
  plan('ctplan_professional', 'Professional', [2000, 4096, 50], perMonth(40)),
  plan('ctplan_enterprise', 'Enterprise', [8000, 16_384, 200], perMonth(160)),
]

export const findContainerPlan = byId(CONTAINER_PLANS)
