import { queryOptions } from '@tanstack/react-query'
import {
  getDashboardOverviewOptions,
  getDashboardSpendOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { SLOW_POLL_MS } from './polling.ts'

/** Counts of the organization's resources. */
export const dashboardOverviewQuery = () =>
  queryOptions({ ...getDashboardOverviewOptions(), refetchInterval: SLOW_POLL_MS })

/**
 * Spend of the current month.
 * @param allowed true if the user may see it; otherwise no request is made
 */
export const dashboardSpendQuery = (allowed: boolean) =>
  queryOptions({ ...getDashboardSpendOptions(), refetchInterval: SLOW_POLL_MS, enabled: allowed })
