import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRolesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '#src/resources/cache.ts'

export function rolesQuery() {
  return queryOptions(listRolesOptions())
}

/** Call after any change, including failed ones. */
export function refreshRoles(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listRoles'])
}
