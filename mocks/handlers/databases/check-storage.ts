import type { DatabasePlanEntry } from '#src/domain/database-catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'

/** Problem for a plan with too little storage. */
export function storageTooSmall({ name, storageGb }: DatabasePlanEntry, neededGb: number): Problem {
  const detail = `${name} has ${gigabytes(storageGb)} of storage, but ${gigabytes(neededGb)} are needed. Choose a larger plan.`
  return atField(
    422,
    'storage_too_small',
    '/planId',
    detail,
    `Needs a storage of at least ${gigabytes(neededGb)}.`,
  )
}
