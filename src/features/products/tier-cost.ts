import type { Format } from '#src/ui/format.ts'
import type { TierCost } from './product-content.ts'

/** Price and period for a price card, such as "$20" and "/month". Null costs are negotiated. */
export function priceTag(
  cost: TierCost | null,
  format: Format,
): { readonly price: string; readonly period?: string } {
  switch (cost?.per) {
    case undefined:
      return { price: 'Custom' }
    case 'month':
      return { price: format.money(cost.price, { whole: true }), period: '/month' }
    case 'GB and month':
      return { price: format.money(cost.price), period: '/GB/month' }
    case 'hour':
      return { price: format.hourlyRate(cost.rate), period: '/hour' }
  }
}

/** Structured data for search engines: an `Offer` of https://schema.org. */
export function offerOf(name: string, cost: TierCost, url: string) {
  const isHourly = cost.per === 'hour'
  const price = (isHourly ? cost.rate.micros / 1_000_000 : cost.price.amount / 100).toFixed(2)
  const priceCurrency = isHourly ? cost.rate.currency : cost.price.currency
  return {
    '@type': 'Offer',
    name,
    url,
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, unitText: cost.per },
  }
}
