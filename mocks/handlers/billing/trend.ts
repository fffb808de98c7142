import type { ServiceSpend, SpendBucket, SpendTrend } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICES } from '#src/domain/billing.ts'
import { money } from '#src/domain/price.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DAY } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { billingMonthBefore, billingMonthOf, type Span } from '../../world/ledger/billing-month.ts'
import { eachCharge } from '../../world/ledger/charges.ts'
import type { SignedInView } from '../shared/view.ts'
import { periodOf } from './period.ts'

export const spendTrendHandlers: HandlersFor<'getDailySpend' | 'getMonthlySpend'> = {
  getDailySpend(ctx) {
    const { whole } = periodOf(ctx.identity.organization, ctx.query, ctx.now)
    const days: Span[] = []
    for (let from = whole.from; from < whole.to; from += DAY) days.push({ from, to: from + DAY })
    return { status: 200, body: trendOf(ctx, days) }
  },

  getMonthlySpend(ctx) {
    const { organization } = ctx.identity
    const months: Span[] = []
    let month = billingMonthOf(organization, ctx.now)
    while (months.length < ctx.query.months && month.to > organization.createdAt) {
      months.unshift(month)
      month = billingMonthBefore(organization, month)
    }
    return { status: 200, body: trendOf(ctx, months) }
  },
}

/** @param buckets ascending, without gaps */
function trendOf({ tx, identity, now }: SignedInView, buckets: readonly Span[]): SpendTrend {
  const span = { from: buckets[0]?.from ?? now, to: buckets.at(-1)?.to ?? now }
  const cents = buckets.map(() => ({
    services: new Map<string, number>(),
    forecast: 0,
  }))
  // `now` adds a cut, so later parts are shifted by one.
  const begins = buckets.map(({ from }) => from)
  const today = begins.findLastIndex((from) => from < now)
  const isCut = today >= 0 && now < span.to
  const cuts = isCut ? begins.toSpliced(today + 1, 0, now) : begins
  eachCharge(
    tx,
    identity.organization.id,
    span,
    ({ service }, amount, from, _to, _month, part) => {
      const bucket = cents[isCut && part > today ? part - 1 : part]
      if (bucket === undefined) return
      if (from >= now) bucket.forecast += amount
      else bucket.services.set(service, (bucket.services.get(service) ?? 0) + amount)
    },
    cuts,
  )

  let cost = 0
  let forecast = 0
  const used = new Set<string>()
  const items = buckets.map(({ from, to }, index): SpendBucket => {
    const { services: sums = new Map<string, number>(), forecast: ahead = 0 } = cents[index] ?? {}
    const services: ServiceSpend[] = []
    let sum = 0
    for (const service of BILLING_SERVICES) {
      const amount = sums.get(service) ?? 0
      if (amount === 0) continue
      sum += amount
      used.add(service)
      services.push({ service, cost: money(amount) })
    }
    cost += sum
    forecast += ahead
    return { from: iso(from), to: iso(to), cost: money(sum), services, forecast: money(ahead) }
  })
  return {
    from: iso(span.from),
    to: iso(span.to),
    services: BILLING_SERVICES.filter((service) => used.has(service)),
    buckets: items,
    cost: money(cost),
    forecast: money(forecast),
  }
}
