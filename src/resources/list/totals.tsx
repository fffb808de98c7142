import type { Money } from '#src/api/generated/types.gen.ts'
import type { Total } from '#src/ui/resource-table/totals.tsx'
import { Cost, Quantity } from './cells.tsx'

/** Sum of the column `cost`. */
export function totalCost({ monthlyCost }: { readonly monthlyCost: Money }): Total {
  return { column: 'cost', value: <Cost monthly={monthlyCost} /> }
}

export function totalQuantity(column: string, value: string, unit: string): Total {
  return { column, value: <Quantity value={value} unit={unit} /> }
}
