import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAlertsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Alert } from '#src/api/generated/types.gen.ts'
import { SLOW_POLL_MS } from '../polling.ts'

/**
 * Query for the firing alerts, most severe first, then newest first.
 * @param max maximum number of alerts
 * @param pollInterval polling interval in milliseconds; false disables polling
 */
export function activeAlertsQuery({
  resourceId,
  max,
  pollInterval = SLOW_POLL_MS,
}: {
  readonly resourceId?: string
  readonly max: number
  readonly pollInterval?: number | false
}) {
  return queryOptions({
    ...listAlertsOptions({
      query: {
        state: ['active'],
        sort: '-severity,-firedAt',
        page: 1,
        pageSize: max,
        ...(resourceId !== undefined && { resourceId }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
  })
}

/** Link that opens the details of one alert over the list of all firing alerts. */
export function alertHref(alertId: string): string {
  return `/monitoring/alerts?dialog=alert&row=${alertId}`
}

/** Time an alert fired, as every list shows it; for a pending alert, the time its condition was first met. */
export function triggeredAt({ firedAt, since }: Pick<Alert, 'firedAt' | 'since'>): string {
  return firedAt ?? since
}
