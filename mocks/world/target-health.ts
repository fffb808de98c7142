import type { LoadBalancerTargetHealth } from '#src/api/generated/types.gen.ts'
import { latestCheck, type TargetTraffic } from '#src/domain/load-balancer.ts'
import type { LoadBalancerRow, LoadBalancerTargetRow, VmRow } from '../db/index.ts'
import { SECOND } from '../kernel/duration.ts'
import { hasIncident, incidentAt } from './incidents.ts'
import type { PoweredOn } from './power.ts'

/** State of a target, computed from VM, load balancer and time. */
export interface TargetState {
  readonly health: LoadBalancerTargetHealth
  /** Reason for the user; null when healthy. */
  readonly reason: string | null
  readonly traffic: TargetTraffic
}

/** Longest time to wait for open connections, in milliseconds. */
const DRAINED_AFTER = 30 * SECOND

type Balancer = Pick<LoadBalancerRow, 'status' | 'activeSince' | 'healthCheck' | 'incidents'>

/** State of a target at a time. */
export function targetStateAt(
  balancer: Balancer,
  target: LoadBalancerTargetRow,
  vm: VmRow,
  now: number,
): TargetState {
  const { health, reason } = healthAt(balancer, target, vm, now)
  return { health, reason, traffic: trafficAt(target, now) }
}

/** Milliseconds until enough consecutive health checks have passed. */
function timeToPass({ healthCheck }: Pick<Balancer, 'healthCheck'>): number {
  return healthCheck.healthyThreshold * healthCheck.intervalSeconds * SECOND
}

/** Health only, without allocations: used for totals over thousands of load balancers. */
export function healthAt(
  balancer: Balancer,
  { addedAt }: LoadBalancerTargetRow,
  vm: VmRow,
  now: number,
): Pick<TargetState, 'health' | 'reason'> {
  const { status, activeSince } = balancer
  if (activeSince === null) return status === 'creating' ? BEING_CREATED : UNREACHED
  if (vm.startedAt === null) return WHILE_OFF[vm.status] ?? STOPPED
  const passes = Math.max(activeSince, addedAt, vm.startedAt) + timeToPass(balancer)
  if (incidentAt(balancer, 'outage', now) !== undefined) return UNREACHED
  if (incidentAt(vm, 'outage', now) !== undefined) return SILENT
  return now < passes ? UNPROVEN : HEALTHY
}

type HealthAndReason = Pick<TargetState, 'health' | 'reason'>

const HEALTHY: HealthAndReason = { health: 'healthy', reason: null }
const checking = (reason: string): HealthAndReason => ({ health: 'checking', reason })
const unhealthy = (reason: string): HealthAndReason => ({ health: 'unhealthy', reason })

const BEING_CREATED = checking('The load balancer is being created.')
const UNPROVEN = checking('It hasn’t passed enough consecutive health checks yet.')
const UNREACHED = unhealthy('The load balancer has failed and can’t reach its targets.')
const SILENT = unhealthy('The VM isn’t responding.')
const STOPPED = unhealthy('The VM is stopped.')

/** Health while the VM is not running, by its status. */
const WHILE_OFF: Readonly<Partial<Record<VmRow['status'], HealthAndReason>>> = {
  starting: checking('The VM is starting.'),
  error: unhealthy('The VM has failed.'),
  restarting: unhealthy('The VM is restarting.'),
  resizing: unhealthy('The VM is being resized.'),
  deleting: unhealthy('The VM is being deleted.'),
}

/**
 * Number of current targets in rotation that were healthy at a time: load balancer and VM had been up, and the
 * target registered, long enough to pass the checks. Removed targets are not counted.
 *
 * @param on times the load balancer was on
 */
export function healthyTargets(
  balancer: Balancer,
  on: () => readonly PoweredOn[],
  targets: ReadonlyArray<{
    readonly target: LoadBalancerTargetRow
    readonly vm: VmRow
    /** Times the VM was on. */
    readonly up: () => readonly PoweredOn[]
  }>,
  now: number,
): HealthyTargets {
  const wait = timeToPass(balancer)
  const receiving = targets.filter(({ target }) => trafficAt(target, now) === 'receiving')
  const isUp = (stretches: readonly PoweredOn[], from: number, to = from) =>
    stretches.some((it) => it.from + wait <= from && (it.to === null || to < it.to))
  // The row has the time of the last start; earlier times are read from the activities.
  const isUpSince = (since: number | null, up: () => readonly PoweredOn[], from: number, to = from) =>
    (since !== null && since + wait <= from) || isUp(up(), from, to)
  const responses = (it: Pick<VmRow, 'incidents'>, time: number) =>
    incidentAt(it, 'outage', time) === undefined
  const ends = (stretches: readonly PoweredOn[]) =>
    stretches.flatMap((it) => [it.from + wait, it.to ?? Number.POSITIVE_INFINITY])
  const ofIncidents = ({ incidents }: Pick<VmRow, 'incidents'>) => incidents.flatMap((it) => [it.from, it.to])
  return {
    changes: () => [
      ...ends(on()),
      ...ofIncidents(balancer),
      ...receiving.flatMap(({ target, vm, up }) => [
        target.addedAt + wait,
        ...ends(up()),
        ...ofIncidents(vm),
      ]),
    ],
    at: (time) =>
      isUpSince(balancer.activeSince, on, time) && responses(balancer, time)
        ? receiving.filter(
            ({ target, vm, up }) =>
              target.addedAt + wait <= time && isUpSince(vm.startedAt, up, time) && responses(vm, time),
          ).length
        : 0,
    someThroughout: (from, to) =>
      isUpSince(balancer.activeSince, on, from, to) &&
      !hasIncident(balancer.incidents, from, to) &&
      receiving.some(
        ({ target, vm, up }) =>
          target.addedAt + wait <= from &&
          isUpSince(vm.startedAt, up, from, to) &&
          !hasIncident(vm.incidents, from, to),
      ),
  }
}

/** Healthy targets of a load balancer over time. */
export interface HealthyTargets {
  /** Number at a time. */
  at(time: number): number
  /** Times at which the number may change, in any order. */
  changes(): number[]
  /** True if one target was healthy throughout. False may also mean that it is unknown. */
  someThroughout(from: number, to: number): boolean
}

function trafficAt({ drainedFrom }: LoadBalancerTargetRow, now: number): TargetTraffic {
  if (drainedFrom === null) return 'receiving'
  return now < drainedFrom + DRAINED_AFTER ? 'draining' : 'drained'
}

/** Share of a target's connections still open, 0 to 1: all until draining starts, then fewer and fewer. */
export function openShareAt({ drainedFrom }: LoadBalancerTargetRow, now: number): number {
  return drainedFrom === null ? 1 : Math.max(0, 1 - (now - drainedFrom) / DRAINED_AFTER)
}

/** Time of the last health check; null before the first one. */
export function lastCheckAt(
  { activeSince, healthCheck }: Balancer,
  { addedAt }: LoadBalancerTargetRow,
  now: number,
): number | null {
  if (activeSince === null) return null
  const from = Math.max(activeSince, addedAt)
  const last = latestCheck(from, healthCheck.intervalSeconds, now)
  return last === from ? null : last
}
