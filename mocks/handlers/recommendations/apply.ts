import { cdnLifeCycle } from '#src/domain/cdn.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { containerLifeCycle } from '#src/domain/container.ts'
import { firewallLifeCycle } from '#src/domain/firewall.ts'
import { loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { vmLifeCycle } from '#src/domain/vm.ts'
import { volumeLifeCycle } from '#src/domain/volume.ts'
import type {
  CdnDistributionRow,
  ContainerRow,
  DatabaseRow,
  FirewallRow,
  LoadBalancerRow,
  Transaction,
  VmRow,
  VolumeRow,
  VolumeSnapshotRow,
} from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context } from '../../engine/types.ts'
import { dependentsOf } from '../../world/relations.ts'
import { definitionOfType } from '../../world/resource-definitions.ts'
import { cdnHandlers } from '../cdn/index.ts'
import { containerHandlers } from '../containers/index.ts'
import { canDeleteDatabase } from '../databases/change.ts'
import { databaseHandlers } from '../databases/index.ts'
import { firewallHandlers } from '../firewalls/index.ts'
import { loadBalancerHandlers } from '../load-balancers/index.ts'
import { virtualMachineHandlers } from '../virtual-machines/index.ts'
import { checkResizeLimits } from '../virtual-machines/size-choice.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import { volumeHandlers } from '../volumes/index.ts'
import { canDeleteSnapshot } from '../volumes/snapshots.ts'
import type { Advice } from './advice.ts'

type ApplyContext = Context<'applyRecommendation'>

/** Applies a recommendation: the state check, and the handler of the ordinary operation. */
interface ApplyMethod {
  readonly can: (row: never, tx: Transaction) => CheckResult
  readonly call: (ctx: ApplyContext, advice: Advice) => { readonly status: number } | Problem
  /** Permission of the ordinary operation, if it differs from that of applying. */
  readonly permission?: 'deploy'
}

const DELETIONS: Readonly<Record<Exclude<ResourceType, 'dns_zone'>, ApplyMethod>> = {
  vm: {
    can: ({ status }: VmRow) => vmLifeCycle.can('delete', status),
    call: (ctx, { row }) =>
      virtualMachineHandlers.deleteVm({ ...ctx, operationId: 'deleteVm', path: { vmId: row.id } }),
  },
  container: {
    can: ({ status }: ContainerRow) => containerLifeCycle.can('delete', status),
    call: (ctx, { row }) =>
      containerHandlers.deleteContainer({
        ...ctx,
        operationId: 'deleteContainer',
        path: { containerId: row.id },
      }),
    permission: 'deploy',
  },
  database: {
    can: (row: DatabaseRow, tx) => canDeleteDatabase(tx, row),
    call: (ctx, { row }) =>
      databaseHandlers.deleteDatabase({
        ...ctx,
        operationId: 'deleteDatabase',
        path: { databaseId: row.id },
      }),
  },
  volume: {
    can: ({ status }: VolumeRow) => volumeLifeCycle.can('delete', status),
    call: (ctx, { row }) =>
      volumeHandlers.deleteVolume({
        ...ctx,
        operationId: 'deleteVolume',
        path: { volumeId: row.id },
      }),
  },
  volume_snapshot: {
    can: (row: VolumeSnapshotRow, tx) => canDeleteSnapshot(tx, row),
    call: (ctx, { row }) =>
      volumeHandlers.deleteVolumeSnapshot({
        ...ctx,
        operationId: 'deleteVolumeSnapshot',
        path: { volumeSnapshotId: row.id },
      }),
  },
  load_balancer: {
    can: ({ status }: LoadBalancerRow) => loadBalancerLifeCycle.can('delete', status),
    call: (ctx, { row }) =>
      loadBalancerHandlers.deleteLoadBalancer({
        ...ctx,
        operationId: 'deleteLoadBalancer',
        path: { loadBalancerId: row.id },
      }),
  },
  firewall: {
    can: ({ status }: FirewallRow) => firewallLifeCycle.can('delete', status),
    call: (ctx, { row }) =>
      firewallHandlers.deleteFirewall({
        ...ctx,
        operationId: 'deleteFirewall',
        path: { firewallId: row.id },
      }),
  },
  cdn_distribution: {
    can: ({ status }: CdnDistributionRow) => cdnLifeCycle.can('delete', status),
    call: (ctx, { row }) =>
      cdnHandlers.deleteCdnDistribution({
        ...ctx,
        operationId: 'deleteCdnDistribution',
        path: { cdnDistributionId: row.id },
      }),
  },
}

const RESIZE: ApplyMethod = {
  can: ({ status }: VmRow) => vmLifeCycle.can('resize', status),
  call: (ctx, { row, size }) =>
    virtualMachineHandlers.resizeVm({
      ...ctx,
      operationId: 'resizeVm',
      path: { vmId: row.id },
      body: { sizeId: size?.id ?? '' },
    }),
}

function applyMethodOf({ action, type }: Advice): ApplyMethod {
  if (action === 'resize') return RESIZE
  // Zones have no price, so no recommendation deletes one.
  if (type === 'dns_zone') throw new Error('The catalog has no price for a DNS zone.')
  return DELETIONS[type]
}

/** Checks whether the caller can apply it now. */
export function checkOf(
  advice: Advice,
  { tx, identity }: Pick<ApplyContext, 'tx' | 'identity'>,
): CheckResult {
  const method = applyMethodOf(advice)
  if (lacksPermission(method, identity)) return denied(CANNOT_DEPLOY)
  const check = method.can(advice.row as never, tx)
  if (!check.allowed || advice.size === null) return check
  try {
    checkResizeLimits(tx, identity.organization, sizeOf(advice.row as VmRow), advice.size)
    return ALLOWED
  } catch (error) {
    if (error instanceof Problem) return denied(error.message)
    throw error
  }
}

/**
 * Applies it through the handler of the ordinary operation.
 * @throws Problem 403 `permission_denied` if that operation requires another permission, and whatever it throws
 */
export function apply(advice: Advice, ctx: ApplyContext): void {
  const method = applyMethodOf(advice)
  if (lacksPermission(method, ctx.identity)) throw new Problem(403, 'permission_denied', CANNOT_DEPLOY)
  const result = withoutFields(() => method.call(ctx, advice))
  if (result instanceof Problem) throw result
}

const CANNOT_DEPLOY = 'Your role can’t deploy. Ask an Owner, Admin or Developer.'

function lacksPermission({ permission }: ApplyMethod, { permissions }: ApplyContext['identity']): boolean {
  return permission !== undefined && !permissions.has(permission)
}

/** This operation has no body, so its problems name no fields of one. */
function withoutFields<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Problem) || error.errors === undefined) throw error
    throw new Problem(error.status, error.code, error.message)
  }
}

const KEEPS_DATA: readonly ResourceType[] = ['vm', 'database', 'volume', 'volume_snapshot']

export function deletesData({ action, type }: Advice): boolean {
  return action === 'delete' && KEEPS_DATA.includes(type)
}

/** True if a running VM is restarted; a stopped one stays stopped. */
export function restarts({ action, row }: Advice): boolean {
  return action === 'resize' && row.status !== 'stopped'
}

/** Steps in order, one sentence each. */
export function stepsOf(advice: Advice): string[] {
  const { row, size } = advice
  const name = resourceLabel(row)
  if (size === null) {
    const isGone = deletesData(advice) ? `${name} is deleted with all its data.` : `${name} is deleted.`
    return [isGone, 'Charges for it end.']
  }
  const change = `It is resized to ${size.name}: ${size.vcpus} vCPUs, ${gigabytes(size.memoryGb)} memory, ${gigabytes(size.diskGb)} disk.`
  return restarts(advice) ? [`${name} is shut down.`, change, 'It restarts.'] : [change]
}

/** Effects of a deletion on dependents. */
export function dependentsOn({ action, type, row }: Advice, { tx }: Pick<ApplyContext, 'tx'>) {
  return action === 'delete' ? dependentsOf(tx, definitionOfType(type), row) : []
}
