import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listProjectsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '../cache.ts'
import { SLOW_POLL_MS } from '../polling.ts'

/** All projects, the default one first: every list and every detail page names them, so they are asked for now and then only. */
export const projectsQuery = () => queryOptions({ ...listProjectsOptions(), staleTime: SLOW_POLL_MS })

/** After a change of projects, or of what is in them. */
export function refreshProjects(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listProjects', 'getProject', 'listProjectUsage', 'listProjectCosts'])
}
