import { describe, expect, it } from 'vitest'
import { dollars, perHour } from '#src/domain/price.ts'
import { createFormat } from '#src/ui/format.ts'
import { offerOf, priceTag } from './tier-cost.ts'

const format = createFormat({ locale: 'en-US' })
const hourly = { per: 'hour', rate: perHour(16.8).hourlyRate } as const

describe('the price of a tier', () => {
  it.each([
    [
      { per: 'month', price: dollars(20) },
      { price: '$20', period: '/month' },
    ],
    [
      { per: 'GB and month', price: dollars(0.1) },
      { price: '$0.10', period: '/GB/month' },
    ],
    [hourly, { price: '$16.80', period: '/hour' }],
    [null, { price: 'Custom' }],
  ] as const)('%o', (cost, tag) => {
    expect(priceTag(cost, format)).toEqual(tag)
  })

  it('has its unit in structured data', () => {
    expect(offerOf('4x H200', hourly, 'https://nimbus.example/products/gpu-as-a-service')).toMatchObject({
      price: '16.80',
      priceCurrency: 'USD',
      priceSpecification: { price: '16.80', unitText: 'hour' },
    })
    expect(offerOf('Basic', { per: 'month', price: dollars(5) }, '')).toMatchObject({ price: '5.00' })
  })
})
