import { findSize } from '#src/domain/catalog.ts'
import { createFormat } from '#src/ui/format.ts'

const format = createFormat({ locale: 'en-US' })

/** "$4.50", as the catalog has it. @throws Error for a size that is not sold: a page must not name a price of nothing */
export function hourly(sizeId: string): string {
  return format.hourlyRate(sold(sizeId).hourlyRate)
}

/** "$20" */
export function monthly(sizeId: string): string {
  return format.money(sold(sizeId).monthlyPrice, { whole: true })
}

function sold(sizeId: string) {
  const size = findSize(sizeId)
  if (size === undefined) throw new Error(`Nothing is sold as ${sizeId}.`)
  return size
}
