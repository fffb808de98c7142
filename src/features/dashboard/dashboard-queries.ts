import { queryOptions } from '@tanstack/react-query'
import {
  getDashboardCpuOptions,
  getDashboardServicesOptions,
  getDashboardStorageOptions,
  listActivityOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from '#src/resources/polling.ts'

/* One query per widget, so each loads, fails and retries on its own. Changes arrive by server events; metrics by
   polling. */

const steady = { refetchInterval: SLOW_POLL_MS } as const

export const servicesQuery = () => queryOptions({ ...getDashboardServicesOptions(), ...steady })

export const cpuQuery = () => queryOptions({ ...getDashboardCpuOptions(), ...steady })

export const storageQuery = () => queryOptions({ ...getDashboardStorageOptions(), ...steady })

export const recentActivityQuery = () =>
  queryOptions({
    ...listActivityOptions({ query: { limit: 6 } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ activity }) => activity.outcome === 'in_progress')
        ? FAST_POLL_MS
        : SLOW_POLL_MS,
  })
