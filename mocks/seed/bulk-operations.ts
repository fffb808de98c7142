import type { Actor, OrganizationRow, WorldRows } from '../db/index.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { type SeedBase, seedId } from './base.ts'

const PROBLEM = {
  status: 503,
  code: 'unavailable',
  detail: 'The service is unavailable. Try again in 30 seconds.',
}

/** A bulk operation of the second actor from yesterday that has failed, so it left no trace on its VMs. */
export function bulkOperationRows(
  base: SeedBase,
  { id: organizationId }: OrganizationRow,
  [, requestedBy]: readonly Actor[],
  { vms = [] }: WorldRows,
): Pick<WorldRows, 'bulkOperations' | 'bulkItems'> {
  if (requestedBy === undefined) return {}
  const id = seedId(base, 'bulk', organizationId)
  const at = base.epoch - 26 * HOUR
  const failed = vms.filter(({ status }) => status === 'running').slice(0, 2)
  return {
    bulkOperations: [
      {
        id,
        organizationId,
        resourceType: 'vm',
        action: 'restart',
        filter: null,
        status: 'failed',
        total: failed.length,
        succeeded: 0,
        skipped: 0,
        failed: failed.length,
        canceled: 0,
        retryOf: null,
        requestedBy,
        userId: requestedBy.id ?? '',
        sessionId: null,
        keyId: null,
        requestId: seedId(base, 'req', 'bulk', organizationId),
        interval: 1000,
        createdAt: at,
        finishedAt: at,
        nextAt: at + 7 * DAY,
      },
    ],
    bulkItems: failed.map((vm, index) => ({
      id: seedId(base, 'bulkitem', vm.id),
      organizationId,
      bulkOperationId: id,
      itemId: vm.id,
      position: index + 1,
      name: vm.name,
      status: 'failed',
      problem: PROBLEM,
    })),
  }
}
