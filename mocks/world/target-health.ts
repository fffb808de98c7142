import type { LoadBalancerTargetHealth } from '#src/api/generated/types.gen.ts'
import type { TargetTraffic } from '#src/domain/load-balancer.ts'
import type { LoadBalancerRow, LoadBalancerTargetRow, VmRow } from '../db/index.ts'
import { SECOND } from '../kernel/duration.ts'
import { incidentAt, isTroubled } from './incidents.ts'
import type { PoweredOn } from './power.ts'

/** How a target does, of which nothing is stored: it follows from the machine, the load balancer and the time. */
export interface TargetState {
  readonly health: LoadBalancerTargetHealth
  /** Why it is not healthy, for a person; null when it is. */
  readonly reason: string | null
  readonly traffic: TargetTraffic
}

/** How long open connections are waited for, at most. */
const DRAINED_AFTER = 30 * SECOND

type Balancer = Pick<LoadBalancerRow, 'status' | 'activeSince' | 'healthCheck' | 'incidents'>

/** A target as it is at a time. */
export function targetStateAt(
  balancer: Balancer,
  target: LoadBalancerTargetRow,
  vm: VmRow,
  now: number,
): TargetState {
  const { health, reason } = healthAt(balancer, target, vm, now)
  return { health, reason, traffic: trafficAt(target, now) }
}

/** How long something has to be up until enough checks in a row have passed, in milliseconds. */
function timeToPass({ healthCheck }: Pick<Balancer, 'healthCheck'>): number {
  return healthCheck.healthyThreshold * healthCheck.intervalSeconds * SECOND
}

/** Its health alone: for sums over thousands of load balancers, to which nothing is added for each. */
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
const UNPROVEN = checking('It has not passed enough checks in a row yet.')
const UNREACHED = unhealthy('The load balancer has failed and reaches none of its targets.')
const SILENT = unhealthy('The machine does not answer.')
const STOPPED = unhealthy('The machine is stopped.')

/** Of a machine that is not on, by its status. */
const WHILE_OFF: Readonly<Partial<Record<VmRow['status'], HealthAndReason>>> = {
  starting: checking('The machine is starting.'),
  error: unhealthy('The machine has failed.'),
  restarting: unhealthy('The machine is restarting.'),
  resizing: unhealthy('The machine is being resized.'),
  deleting: unhealthy('The machine is being deleted.'),
}

/**
 * How many of the present targets that get traffic were healthy at a time: the load balancer and the machine had been
 * up, and the machine a target, for as long as it takes to pass. Of targets that have been removed since nothing is known.
 *
 * @param on when the load balancer was
 */
export function healthyTargets(
  balancer: Balancer,
  on: readonly PoweredOn[],
  targets: ReadonlyArray<{
    readonly target: LoadBalancerTargetRow
    readonly vm: VmRow
    readonly up: readonly PoweredOn[]
  }>,
  now: number,
): HealthyTargets {
  const wait = timeToPass(balancer)
  const receiving = targets.filter(({ target }) => trafficAt(target, now) === 'receiving')
  const isUp = (stretches: readonly PoweredOn[], from: number, to = from) =>
    stretches.some((it) => it.from + wait <= from && (it.to === null || to < it.to))
  const answers = (it: Pick<VmRow, 'incidents'>, time: number) => incidentAt(it, 'outage', time) === undefined
  return {
    at: (time) =>
      isUp(on, time) && answers(balancer, time)
        ? receiving.filter(
            ({ target, vm, up }) => target.addedAt + wait <= time && isUp(up, time) && answers(vm, time),
          ).length
        : 0,
    someThroughout: (from, to) =>
      isUp(on, from, to) &&
      !isTroubled(balancer.incidents, from, to) &&
      receiving.some(
        ({ target, vm, up }) =>
          target.addedAt + wait <= from && isUp(up, from, to) && !isTroubled(vm.incidents, from, to),
      ),
  }
}

/** The targets of a load balancer that were healthy. */
export interface HealthyTargets {
  /** How many at a time. */
  at(time: number): number
  /** Whether one of them was all the time. False means that nobody looked closely. */
  someThroughout(from: number, to: number): boolean
}

function trafficAt({ drainedFrom }: LoadBalancerTargetRow, now: number): TargetTraffic {
  if (drainedFrom === null) return 'receiving'
  return now < drainedFrom + DRAINED_AFTER ? 'draining' : 'drained'
}

/** The part of a target's connections that is still open, 0 to 1: all until it is drained, then fewer and fewer. */
export function openShareAt({ drainedFrom }: LoadBalancerTargetRow, now: number): number {
  return drainedFrom === null ? 1 : Math.max(0, 1 - (now - drainedFrom) / DRAINED_AFTER)
}

/** When a target was checked last; null until it has been for the first time. */
export function lastCheckAt(
  { activeSince, healthCheck }: Balancer,
  { addedAt }: LoadBalancerTargetRow,
  now: number,
): number | null {
  if (activeSince === null) return null
  const first = Math.max(activeSince, addedAt)
  const interval = healthCheck.intervalSeconds * SECOND
  const checks = Math.floor((now - first) / interval)
  return checks <= 0 ? null : first + checks * interval
}
