import type { ActivityRow, LoadBalancerRow, LoadBalancerTargetRow, VmRow } from '../../db/index.ts'
import { DAY, SECOND } from '../../kernel/duration.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { PublicAddresses } from '../../world/addresses.ts'
import { PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase, seedId } from '../base.ts'
import { certificateId } from '../certificates.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_LOAD_BALANCERS, SECOND_TENANT_LOAD_BALANCERS } from './demo.ts'
import { largeLoadBalancers } from './large.ts'
import type { PlannedLoadBalancer } from './plan.ts'

interface LoadBalancerRows {
  readonly loadBalancers: LoadBalancerRow[]
  readonly loadBalancerTargets: LoadBalancerTargetRow[]
  readonly activities: ActivityRow[]
}

export const loadBalancerSeed: ResourceSeed = (base, target, { vms = [] }) => {
  const plan = planOf(target, {
    demo: withFailures(base, DEMO_LOAD_BALANCERS),
    large: (count) => largeLoadBalancers(base, vms, count),
    secondTenant: SECOND_TENANT_LOAD_BALANCERS,
  })
  return balancerRows(base, target, vms, plan)
}

/** Load balancers of a plan with their targets and activities. */
function balancerRows(
  base: SeedBase,
  { organization, actors, addressesTaken }: SeedTarget,
  vms: readonly VmRow[],
  plan: readonly PlannedLoadBalancer[],
): LoadBalancerRows {
  const vmsByName = new Map(vms.map((vm) => [vm.name, vm]))
  const addresses = new PublicAddresses(() => [...addressesTaken, ...vms.flatMap((vm) => vm.publicIp ?? [])])
  const rows: LoadBalancerRows = { loadBalancers: [], loadBalancerTargets: [], activities: [] }
  for (const planned of plan) {
    const common = plannedRow(base, organization, 'lb', planned)
    const rng = draw(base, 'load-balancer-history', common.id)
    const activeFrom = common.createdAt + rng.int(10, 25) * SECOND
    const isActive = common.status === 'active'
    const isChanged = isActive && common.updatedAt - common.createdAt > DAY
    rows.loadBalancers.push({
      ...common,
      updatedAt: isActive && !isChanged ? activeFrom : common.updatedAt,
      tags: [...planned.tags],
      region: planned.region,
      type: planned.type,
      ip: addresses.allocate(base.seed, common.id),
      activeSince: isActive ? activeFrom : null,
      // Set when there are records (`seed/dns-pointing.ts`).
      pointedTo: [],
      algorithm: planned.algorithm,
      listeners: planned.listeners.map(({ certificate, ...listener }) => ({
        ...listener,
        certificateId: certificate === null ? null : certificateId(base, organization, certificate),
      })),
      healthCheck: planned.healthCheck,
      routing: {
        rules: (planned.rules ?? []).map(({ targets, ...rule }) => ({
          ...rule,
          vmIds: targets.flatMap((name) => vmsByName.get(name)?.id ?? []),
        })),
        defaultVmIds: [],
      },
      stickySessions: planned.stickySeconds == null ? null : { durationSeconds: planned.stickySeconds },
    })
    for (const name of planned.targets) {
      const vm = vmsByName.get(name)
      if (vm?.region !== planned.region) throw new Error(`${planned.name} can’t have ${name} for a target.`)
      rows.loadBalancerTargets.push({
        id: seedId(base, 'lbt', common.id, vm.id),
        organizationId: organization.id,
        loadBalancerId: common.id,
        vmId: vm.id,
        addedAt: Math.max(common.createdAt, vm.createdAt),
        drainedFrom: null,
      })
    }
    const activities = new ActivityBuilder(base, 'load_balancer', common)
    activities.add('created', `Created ${common.name}`, rng.pick(actors), common.createdAt, activeFrom)
    if (isChanged) {
      activities.add(
        'algorithm_changed',
        `Changed the algorithm of ${common.name}`,
        rng.pick(actors),
        common.updatedAt,
        common.updatedAt,
        {
          changes: changesBetween({ algorithm: algorithmBefore(planned) }, { algorithm: planned.algorithm }),
        },
      )
    }
    if (!isActive) {
      activities.add('failed', `${common.name} failed: ${common.statusReason}`, PLATFORM, common.updatedAt)
    }
    for (const activity of activities.activities) rows.activities.push(activity)
  }
  return rows
}

/** Algorithm before the last change. */
function algorithmBefore({ algorithm }: PlannedLoadBalancer): LoadBalancerRow['algorithm'] {
  return algorithm === 'round_robin' ? 'least_connections' : 'round_robin'
}
