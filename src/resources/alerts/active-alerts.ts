import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAlertsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { SLOW_POLL_MS } from '../polling.ts'

/**
 * The alerts that fire now, the worst first and of those the newest.
 *
 * @param most how many at once
 * @param every milliseconds between two looks; false for none
 */
export function activeAlertsQuery({
  resourceId,
  most,
  every = SLOW_POLL_MS,
}: {
  readonly resourceId?: string
  readonly most: number
  readonly every?: number | false
}) {
  return queryOptions({
    ...listAlertsOptions({
      query: {
        state: ['active'],
        sort: '-severity,-since',
        page: 1,
        pageSize: most,
        ...(resourceId !== undefined && { resourceId }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  })
}

/** Where one alert is told of, over the list of all that fire. */
export function alertHref(alertId: string): string {
  return `/monitoring/alerts?dialog=alert&row=${alertId}`
}
