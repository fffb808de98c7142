import type { ActivityRow, VmRow } from '../../db/index.ts'
import { formatIpv4, PublicAddresses, parseCidr } from '../../world/addresses.ts'
import type { SeedBase } from '../base.ts'
import { plannedRow } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_FLEET, SECOND_TENANT_FLEET } from './demo.ts'
import { historyOf } from './history.ts'
import { LARGE_FLEET_SIZE, largeFleet } from './large.ts'
import type { PlannedVm } from './plan.ts'

export const vmSeed: ResourceSeed = (base, target) => {
  const plan = planOf(target, {
    demo: DEMO_FLEET,
    large: () => largeFleet(base, LARGE_FLEET_SIZE),
    secondTenant: SECOND_TENANT_FLEET,
  })
  return vmRows(base, target, plan)
}

/** First host number of a VM; lower ones are reserved by the network. */
const FIRST_HOST = 10

/** VMs of a plan with their activities. */
function vmRows(
  base: SeedBase,
  { organization, networks, sshKeys, actors, addressesTaken }: SeedTarget,
  plan: readonly PlannedVm[],
): { readonly vms: VmRow[]; readonly activities: ActivityRow[] } {
  const publicAddresses = new PublicAddresses(() => addressesTaken)
  const sshKeyIds = sshKeys.map((key) => key.id)
  const hosts = new Map<string, number>()
  const vms: VmRow[] = []
  const activities: ActivityRow[] = []
  for (const planned of plan) {
    const network = networks.find((it) => it.region === planned.region && it.isDefault)
    if (network === undefined) throw new Error(`The seed has no network in ${planned.region}.`)
    const host = hosts.get(network.id) ?? FIRST_HOST
    hosts.set(network.id, host + 1)

    const common = plannedRow(base, organization, 'vm', planned)
    const isRunning = common.status === 'running'
    activities.push(...historyOf(base, actors, common))
    vms.push({
      ...common,
      region: planned.region,
      sizeId: planned.sizeId,
      imageId: planned.imageId,
      networkId: network.id,
      sshKeyIds: [...sshKeyIds],
      userData: planned.userData ?? null,
      publicIp: isRunning ? publicAddresses.allocate(base.seed, common.id) : null,
      privateIp: formatIpv4(parseCidr(network.cidr).first + host),
      tags: [...planned.tags],
      deletionProtection: planned.deletionProtection ?? false,
      schedule: null,
      nextStopAt: null,
      nextStartAt: null,
      startedAt: isRunning ? common.updatedAt : null,
      isUnused: planned.isUnused ?? false,
    })
  }
  return { vms, activities }
}
