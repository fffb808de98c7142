import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listRolesOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '#src/resources/cache.ts'

export function rolesQuery() {
  return queryOptions(listRolesOptions())
}

/** After a change, whatever came of it. */
export function refreshRoles(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listRoles'])
}
