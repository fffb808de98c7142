import { isOfferedIn, type SizeEntry } from '#src/domain/catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { regionName } from '#src/domain/region.ts'
import { vmResizeCheck } from '#src/domain/vm.ts'
import type { OrganizationRow, Transaction, VmRow } from '../../db/index.ts'
import type { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'
import { checkPlanAllows } from '../shared/plan-limits.ts'
import { checkQuotas, quotaOfResize } from '../shared/quota-check.ts'
import { sizeOf } from './to-vm.ts'

/**
 * Checks the size of a new VM.
 * @throws Problem 422 `size_not_offered`, `disk_too_small`
 */
export function checkNewSize(size: SizeEntry, region: string, imageDiskGb: number): void {
  if (!isOfferedIn(size, region)) {
    const place = regionName(region)
    throw atSize(
      422,
      'size_not_offered',
      `${size.name} is not available in ${place}. Choose another size or region.`,
    )
  }
  if (size.diskGb < imageDiskGb) {
    const reason = `${size.name} has a disk of ${gigabytes(size.diskGb)}, but the image needs ${gigabytes(imageDiskGb)}. Choose a larger size.`
    throw atSize(422, 'disk_too_small', reason)
  }
}

/**
 * Checks a resize with the domain's rules and adds the problem codes.
 * @throws Problem 409 `size_unchanged`, 422 `size_not_offered`, `disk_too_small`
 */
export function checkNextSize(vm: VmRow, next: SizeEntry): void {
  const { diskGb } = sizeOf(vm)
  const check = vmResizeCheck({ sizeId: vm.sizeId, diskGb }, next, vm.region)
  if (check.allowed) return
  if (next.id === vm.sizeId) throw atSize(409, 'size_unchanged', check.reason)
  throw atSize(422, isOfferedIn(next, vm.region) ? 'disk_too_small' : 'size_not_offered', check.reason)
}

/**
 * Checks a resize against the plan and the quotas.
 * @throws Problem 409 `quota_exceeded`
 */
export function checkResizeLimits(
  tx: Transaction,
  organization: OrganizationRow,
  from: SizeEntry,
  next: SizeEntry,
): void {
  checkPlanAllows(tx, organization, next, { count: 1, from })
  checkQuotas(tx, organization, quotaOfResize(from, next), { vcpus: '/sizeId', gpus: '/sizeId' })
}

function atSize(status: 409 | 422, code: string, message: string): Problem {
  return atField(status, code, '/sizeId', message)
}
