import { useQuery } from '@tanstack/react-query'
import { listQuotasOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import classes from './blocked-notice.module.css'
import { Notice } from './detail/notice.tsx'
import { PayInvoices } from './next-step.tsx'

/** Says that an overdue invoice stops creations, before a user fills in a form. Renders nothing otherwise. */
export default function BlockedNotice() {
  const reason = useQuery(listQuotasOptions()).data?.blockedReason ?? null
  if (reason === null) return null
  return (
    <div className={classes.above}>
      <Notice tone="critical">
        {reason} <PayInvoices />
      </Notice>
    </div>
  )
}
