import type { DatabasePlanEntry } from '#src/domain/database-catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'

/** Problem for a plan with too little storage. */
export function storageTooSmall({ name, storageGb }: DatabasePlanEntry, neededGb: number): Problem {
  const detail = `The storage of ${name} (${gigabytes(storageGb)}) is smaller than the ${gigabytes(neededGb)} that are needed.`
  return atField(
    422,
    'storage_too_small',
    '/planId',
    detail,
    `Needs a storage of at least ${gigabytes(neededGb)}.`,
  )
}
