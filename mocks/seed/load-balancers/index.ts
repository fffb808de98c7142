import { algorithmNames } from '#src/domain/load-balancer.ts'
import type {
  ActivityRow,
  Actor,
  LoadBalancerRow,
  LoadBalancerTargetRow,
  OrganizationRow,
  VmRow,
} from '../../db/index.ts'
import { DAY, SECOND } from '../../kernel/duration.ts'
import type { Rng } from '../../kernel/random.ts'
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
    const row: LoadBalancerRow = {
      ...common,
      ...settingsOf(base, organization, planned, vmsByName),
      updatedAt: isActive && !isChanged ? activeFrom : common.updatedAt,
      ip: addresses.allocate(base.seed, common.id),
      activeSince: isActive ? activeFrom : null,
      // Set when there are records (`seed/dns-pointing.ts`).
      pointedTo: [],
    }
    rows.loadBalancers.push(row)
    for (const target of targetsOf(base, row, planned, vmsByName)) rows.loadBalancerTargets.push(target)
    for (const activity of historyOf(base, rng, actors, row, activeFrom)) rows.activities.push(activity)
  }
  return rows
}

function settingsOf(
  base: SeedBase,
  organization: OrganizationRow,
  planned: PlannedLoadBalancer,
  vmsByName: ReadonlyMap<string, VmRow>,
) {
  return {
    tags: [...planned.tags],
    region: planned.region,
    type: planned.type,
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
  }
}

function targetsOf(
  base: SeedBase,
  row: LoadBalancerRow,
  { targets }: PlannedLoadBalancer,
  vmsByName: ReadonlyMap<string, VmRow>,
): LoadBalancerTargetRow[] {
  return targets.map((name) => {
    const vm = vmsByName.get(name)
    if (vm?.region !== row.region) throw new Error(`${row.name} can’t have ${name} for a target.`)
    return {
      id: seedId(base, 'lbt', row.id, vm.id),
      organizationId: row.organizationId,
      loadBalancerId: row.id,
      vmId: vm.id,
      addedAt: Math.max(row.createdAt, vm.createdAt),
      drainedFrom: null,
    }
  })
}

/** Creation, the last change of the algorithm, and a failure. */
function historyOf(
  base: SeedBase,
  rng: Rng,
  actors: readonly Actor[],
  row: LoadBalancerRow,
  activeFrom: number,
): readonly ActivityRow[] {
  const { name, status, statusReason, algorithm, createdAt, updatedAt } = row
  const history = new ActivityBuilder(base, 'load_balancer', row)
  history.add('created', `Created ${name}`, rng.pick(actors), createdAt, activeFrom)
  if (status === 'error') {
    history.add('failed', `${name} failed: ${statusReason}`, PLATFORM, updatedAt)
  } else if (updatedAt > activeFrom) {
    const summary = `Changed the algorithm of ${name}`
    history.add('algorithm_changed', summary, rng.pick(actors), updatedAt, updatedAt, {
      changes: changesBetween(
        { algorithm: algorithmNames[algorithmBefore(algorithm)] },
        { algorithm: algorithmNames[algorithm] },
      ),
    })
  }
  return history.activities
}

/** Algorithm before the last change. */
function algorithmBefore(algorithm: LoadBalancerRow['algorithm']): LoadBalancerRow['algorithm'] {
  return algorithm === 'round_robin' ? 'least_connections' : 'round_robin'
}
