import type { Check } from '../check.ts'
import { accessChecks, permissionChecks } from './access.ts'
import { answerChecks } from './answers.ts'
import { caseChecks } from './cases.ts'
import { httpChecks } from './http.ts'
import { idempotencyChecks } from './idempotency.ts'
import { cursorChecks } from './lists/cursors.ts'
import { filterChecks } from './lists/filters.ts'
import { pagingChecks } from './lists/paging.ts'
import { sortingChecks } from './lists/sorting.ts'
import { roundTripChecks } from './round-trips.ts'
import { sessionChecks } from './sessions.ts'
import { stateChecks } from './states.ts'
import { streamChecks } from './streams.ts'
import { tenancyChecks } from './tenancy.ts'
import { validationChecks } from './validation.ts'
import { versionChecks } from './versions.ts'

/** Everything that is asked of a server, from what only reads to what makes and deletes. */
export const checks: readonly Check[] = [
  ...httpChecks,
  ...answerChecks,
  ...accessChecks,
  ...permissionChecks,
  ...validationChecks,
  ...pagingChecks,
  ...sortingChecks,
  ...filterChecks,
  ...cursorChecks,
  ...roundTripChecks,
  ...idempotencyChecks,
  ...versionChecks,
  ...stateChecks,
  ...sessionChecks,
  ...streamChecks,
  ...tenancyChecks,
  ...caseChecks,
]
