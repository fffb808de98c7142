import { access } from './access.ts'
import { cors } from './cors.ts'
import { cursors } from './cursors.ts'
import { deletions } from './deletions.ts'
import { filters } from './filters.ts'
import { http } from './http.ts'
import { idempotency } from './idempotency.ts'
import { paging } from './paging.ts'
import { permissions } from './permissions.ts'
import { races } from './races.ts'
import { responses } from './responses.ts'
import { roundTrips } from './round-trips.ts'
import { search } from './search.ts'
import { secrets } from './secrets.ts'
import { sessions } from './sessions.ts'
import { sorting } from './sorting.ts'
import { states } from './states.ts'
import { streams } from './streams.ts'
import { tenancy } from './tenancy.ts'
import { updates } from './updates.ts'
import { validation } from './validation.ts'
import type { Variant } from './variant.ts'
import { versions } from './versions.ts'

/** Servers with one defect each; all must be detected. */
export const variants: readonly Variant[] = [
  ...responses,
  ...http,
  ...cors,
  ...access,
  ...permissions,
  ...validation,
  ...paging,
  ...sorting,
  ...filters,
  ...search,
  ...cursors,
  ...idempotency,
  ...versions,
  ...races,
  ...roundTrips,
  ...updates,
  ...deletions,
  ...states,
  ...sessions,
  ...secrets,
  ...streams,
  ...tenancy,
]
