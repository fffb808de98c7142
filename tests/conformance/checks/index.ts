import type { Check } from '../check.ts'
import { accessChecks, permissionChecks } from './access.ts'
import { auditChecks } from './audit.ts'
import { caseChecks } from './cases.ts'
import { corsChecks } from './cors.ts'
import { countChecks } from './counts.ts'
import { deletionEffectChecks } from './deletion-effects.ts'
import { deletionChecks } from './deletions.ts'
import { httpChecks } from './http.ts'
import { idempotencyChecks } from './idempotency.ts'
import { idempotencyScopeChecks } from './idempotency-scope.ts'
import { combinationChecks } from './lists/combinations.ts'
import { cursorChecks } from './lists/cursors.ts'
import { filterChecks } from './lists/filters.ts'
import { linkChecks } from './lists/links.ts'
import { orderChecks } from './lists/orders.ts'
import { pagingChecks } from './lists/paging.ts'
import { periodChecks } from './lists/periods.ts'
import { searchChecks } from './lists/search.ts'
import { sortKeyChecks } from './lists/sort-keys.ts'
import { sortingChecks } from './lists/sorting.ts'
import { methodChecks } from './methods.ts'
import { profileChecks } from './profile.ts'
import { responseChecks } from './responses.ts'
import { roundTripChecks } from './round-trips.ts'
import { secretChecks } from './secrets.ts'
import { sessionEndChecks } from './session-ends.ts'
import { sessionChecks } from './sessions.ts'
import { stateChecks } from './states.ts'
import { streamChecks } from './streams.ts'
import { tenancyChecks } from './tenancy.ts'
import { tenancyEffectChecks } from './tenancy-effects.ts'
import { tenancyWriteChecks } from './tenancy-writes.ts'
import { nameChecks, updateChecks } from './updates.ts'
import { validationChecks } from './validation.ts'
import { versionChecks } from './versions.ts'

/** All checks, from read-only ones to those that create and delete. */
const all: readonly Check[] = [
  ...httpChecks,
  ...corsChecks,
  ...methodChecks,
  ...responseChecks,
  ...accessChecks,
  ...permissionChecks,
  ...validationChecks,
  ...pagingChecks,
  ...sortingChecks,
  ...sortKeyChecks,
  ...orderChecks,
  ...filterChecks,
  ...linkChecks,
  ...combinationChecks,
  ...searchChecks,
  ...periodChecks,
  ...cursorChecks,
  ...roundTripChecks,
  ...updateChecks,
  ...profileChecks,
  ...nameChecks,
  ...deletionChecks,
  ...deletionEffectChecks,
  ...countChecks,
  ...secretChecks,
  ...auditChecks,
  ...idempotencyChecks,
  ...idempotencyScopeChecks,
  ...versionChecks,
  ...stateChecks,
  ...sessionChecks,
  ...sessionEndChecks,
  ...streamChecks,
  ...tenancyChecks,
  ...tenancyWriteChecks,
  ...tenancyEffectChecks,
  ...caseChecks,
]

/** All checks, one group after the other, so that each group is one line of the progress. */
export const checks: readonly Check[] = [...Map.groupBy(all, ({ group }) => group).values()].flat()
