import { Guarded } from '#src/resources/guarded.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Billing, TITLE } from './billing.tsx'

/** `/billing`. Without the `view_billing` permission no request is made, because it would fail. */
export function BillingScreen() {
  return (
    <Guarded permission="view_billing" head={<PageHeader title={TITLE} />}>
      {() => <Billing />}
    </Guarded>
  )
}
