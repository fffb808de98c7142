import type { DatabasePlanEntry } from '#src/domain/database-catalog.ts'
import type { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'

/** Problem for a plan with too little storage. */
export function storageTooSmall({ name, storageGb }: DatabasePlanEntry, neededGb: number): Problem {
  const detail = `The storage of ${name} (${storageGb} GB) is smaller than the ${neededGb} GB that are needed.`
  return atField(422, 'storage_too_small', '/planId', detail, `Needs a storage of at least ${neededGb} GB.`)
}
