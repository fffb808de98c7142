import { isProblemWith } from '#src/api/problem.ts'
import { useHasPermission } from '#src/api/session.ts'
import { Anchor } from '#src/ui/link.tsx'

/** What can be done elsewhere about a refusal to create something, in a sentence after its words. Nothing for most. */
export function Remedy({ error }: { readonly error: unknown }) {
  const holds = useHasPermission()
  if (!isProblemWith(error, 'payment_required')) return null
  if (!holds('view_billing')) return <>Ask somebody who manages billing to pay it.</>
  return (
    // What has been entered waits in storage until one comes back.
    <Anchor to="/billing" search={{ tab: 'invoices', status: 'overdue' }} underline="always" ignoreBlocker>
      {holds('manage_billing') ? 'Pay overdue invoices' : 'View overdue invoices'}
    </Anchor>
  )
}
