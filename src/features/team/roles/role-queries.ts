import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRolesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'

export function rolesQuery() {
  return queryOptions({ ...listRolesOptions(), refetchInterval: SLOW_POLL_MS })
}

/** Call after any change, including failed ones. */
export function refreshRoles(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listRoles'])
}
