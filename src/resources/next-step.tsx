import { isPlanLimit, isProblemWith } from '#src/api/problem.ts'
import { useHasPermission } from '#src/api/session.ts'
import { Anchor } from '#src/ui/link.tsx'

/**
 * Next step after a denied creation or change, as a sentence or link that follows the error message. Renders nothing for
 * most errors.
 */
export function NextStep({ error }: { readonly error: unknown }) {
  const hasPermission = useHasPermission()
  if (isPlanLimit(error)) {
    if (!hasPermission('manage_billing')) return <>Ask someone who manages billing to upgrade it.</>
    return (
      <Anchor to="/billing" search={{ dialog: 'plan' }} underline="always" ignoreBlocker>
        Upgrade plan
      </Anchor>
    )
  }
  return isProblemWith(error, 'payment_required') ? <PayInvoices /> : null
}

/** Next step while overdue invoices stop creations, as a sentence or link. */
export function PayInvoices() {
  const hasPermission = useHasPermission()
  if (!hasPermission('view_billing')) return <>Ask someone who manages billing to pay it.</>
  return (
    // Skip the leave guard: the form's draft stays in storage.
    <Anchor to="/billing" search={{ tab: 'invoices', status: 'overdue' }} underline="always" ignoreBlocker>
      {hasPermission('manage_billing') ? 'Pay overdue invoices' : 'View overdue invoices'}
    </Anchor>
  )
}
