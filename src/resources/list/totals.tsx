import type { Money } from '#src/api/generated/types.gen.ts'
import type { Total } from '#src/ui/resource-table/totals.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './cells.module.css'
import { Quantity } from './cells.tsx'

/** Number of characters up to which a sum stays on one line. A longer one wraps, or it would widen its column. */
const MAX_ON_ONE_LINE = 13

/** Sum of the column `cost`. */
export function totalCost({ monthlyCost }: { readonly monthlyCost: Money }): Total {
  return { column: 'cost', value: <CostSum monthly={monthlyCost} /> }
}

export function totalQuantity(column: string, value: string, unit: string): Total {
  return { column, value: <Sum value={value} unit={unit} /> }
}

function CostSum({ monthly }: { readonly monthly: Money }) {
  return <Sum value={useFormat().money(monthly)} unit="/mo" />
}

function Sum({ value, unit }: { readonly value: string; readonly unit: string }) {
  const isLong = value.length + unit.length > MAX_ON_ONE_LINE
  return (
    <span className={isLong ? classes.longSum : undefined}>
      <Quantity value={value} unit={unit} />
    </span>
  )
}
