import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listProjectsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { SLOW_POLL_MS } from '../polling.ts'

/** All projects, the default one first. Cached longer than other queries, since every list and detail page uses it. */
export const projectsQuery = () => queryOptions({ ...listProjectsOptions(), staleTime: SLOW_POLL_MS })

/** Invalidates queries after a change of projects or of the resources in them. */
export function refreshProjects(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listProjects', 'getProject', 'listProjectUsage', 'listProjectCosts'])
}
