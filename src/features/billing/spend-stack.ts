import type { BillingService, SpendBucket, SpendTrend } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import type { Stack } from '#src/ui/charts/stack.ts'
import { colorOf } from './billing-labels.ts'

/** Maximum number of daily columns. Longer periods group by week. */
const MAX_DAYS = 92
const WEEK = 7

/** Chart data of a trend: one column per day or month, or per week for long periods. */
export function spendStack(
  trend: Pick<SpendTrend, 'services' | 'buckets'>,
  label: (bucket: Pick<SpendBucket, 'from' | 'to'>) => string,
  name: (bucket: Pick<SpendBucket, 'from' | 'to'>) => string = label,
): Stack {
  const { services, buckets } = trend
  const drawn = isByWeek(trend) ? weeksOf(buckets) : buckets
  return {
    series: services.map((service) => ({
      key: service,
      label: BILLING_SERVICE_NAMES[service],
      color: colorOf(service),
    })),
    columns: drawn.map((bucket) => ({
      key: bucket.from.slice(0, 10),
      label: label(bucket),
      name: name(bucket),
      values: services.map((service) => costOf(bucket, service)),
      forecast: bucket.forecast.amount,
    })),
  }
}

export function isByWeek({ buckets }: Pick<SpendTrend, 'buckets'>): boolean {
  return buckets.length > MAX_DAYS
}

function costOf({ services }: SpendBucket, service: BillingService): number {
  return services.find((it) => it.service === service)?.cost.amount ?? 0
}

/** Groups days by seven, counted from the first day. */
function weeksOf(days: readonly SpendBucket[]): SpendBucket[] {
  const weeks: SpendBucket[] = []
  for (let begin = 0; begin < days.length; begin += WEEK) {
    const [first, ...others] = days.slice(begin, begin + WEEK)
    if (first !== undefined) weeks.push(others.reduce(mergeBuckets, first))
  }
  return weeks
}

function mergeBuckets(a: SpendBucket, b: SpendBucket): SpendBucket {
  const services = [...new Set([...a.services, ...b.services].map(({ service }) => service))]
  const plus = (one: SpendBucket['cost'], other: SpendBucket['cost']) => ({
    ...one,
    amount: one.amount + other.amount,
  })
  return {
    from: a.from,
    to: b.to,
    cost: plus(a.cost, b.cost),
    forecast: plus(a.forecast, b.forecast),
    services: services.map((service) => ({
      service,
      cost: { ...a.cost, amount: costOf(a, service) + costOf(b, service) },
    })),
  }
}
