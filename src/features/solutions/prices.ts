import { findSize } from '#src/domain/catalog.ts'
import { createFormat } from '#src/ui/format.ts'

const format = createFormat({ locale: 'en-US' })

/**
 * Hourly catalog price, for example "$4.50". @throws Error for an unknown size, so a page can't show a price that
 * doesn't exist
 */
export function hourly(sizeId: string): string {
  return format.hourlyRate(getSize(sizeId).hourlyRate)
}

/** Monthly catalog price, for example "$20". */
export function monthly(sizeId: string): string {
  return format.money(getSize(sizeId).monthlyPrice, { whole: true })
}

function getSize(sizeId: string) {
  const size = findSize(sizeId)
  if (size === undefined) throw new Error(`Nothing is sold as ${sizeId}.`)
  return size
}
