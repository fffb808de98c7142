import { queryOptions } from '@tanstack/react-query'
import {
  listProjectCostsOptions,
  listProjectUsageOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'

export const projectUsageQuery = () =>
  queryOptions({ ...listProjectUsageOptions(), refetchInterval: SLOW_POLL_MS })

/** @param allowed whether the role may see it: what would be refused is not asked for */
export const projectCostsQuery = (allowed: boolean) =>
  queryOptions({ ...listProjectCostsOptions(), refetchInterval: SLOW_POLL_MS, enabled: allowed })
