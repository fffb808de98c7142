import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listQuotasOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Money, Rate } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { HourlyRate } from '../hourly-rate.tsx'
import classes from './create.module.css'
import { type QuotaNeed, type QuotaUse, quotaUse } from './quota-use.ts'

/** Price, remaining quotas and submit button; stays visible while the form scrolls. */
export function CostCard({
  what,
  monthly,
  hourly,
  note,
  needs,
  limit,
  submitLabel,
  pending,
}: {
  /** Item that the price is for: "3 × Standard". */
  readonly what: ReactNode
  /** Undefined until an item with a price is selected. */
  readonly monthly: Money | undefined
  readonly hourly?: Rate | undefined
  /** Costs that the price doesn't include, such as traffic beyond the plan's. */
  readonly note?: ReactNode
  /** Amount of each quota that the request uses. */
  readonly needs: QuotaNeed
  /** Limit of a plan, shown like a quota. */
  readonly limit?: QuotaUse | undefined
  readonly submitLabel: string
  readonly pending: boolean
}) {
  const format = useFormat()
  return (
    <aside className={classes.summary} aria-label="Cost">
      {monthly && (
        <div className={classes.cost}>
          <p className={`${classes.costLabel} ${classes.size}`}>{what}</p>
          <p className={classes.monthly}>
            {format.money(monthly)}
            <span className={classes.light}> per month</span>
          </p>
          {hourly && (
            <p className={classes.costLabel}>
              <HourlyRate rate={hourly} />
            </p>
          )}
          {note && <p className={`${classes.costLabel} ${classes.size}`}>{note}</p>}
        </div>
      )}
      <Quotas needs={needs} limit={limit} />
      <Button type="submit" fullWidth loading={pending}>
        {submitLabel}
      </Button>
    </aside>
  )
}

function Quotas({ needs, limit }: { readonly needs: QuotaNeed; readonly limit: QuotaUse | undefined }) {
  const format = useFormat()
  const { data } = useQuery(listQuotasOptions())
  const uses = [...quotaUse(data?.items ?? [], needs), ...(limit === undefined ? [] : [limit])]
  if (uses.length === 0) return null
  return (
    <div className={classes.quotas}>
      <p className={classes.quotaCaption}>Quotas after creation</p>
      <dl className={classes.quotaList}>
        {uses.map((use) => (
          <div key={use.name} className={classes.quota} data-over={isOver(use) || undefined}>
            <dt>{use.name}</dt>
            <dd className={classes.quotaLeft}>
              {isOver(use) && <IconAlertTriangle size={14} aria-label="Over quota:" />}
              {format.number(use.after)} of {format.number(use.limit)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const isOver = (use: QuotaUse): boolean => use.after > use.limit
