import { useSignedIn } from '#src/api/session.ts'
import { ForbiddenState } from '#src/ui/forbidden-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Billing, TITLE } from './billing.tsx'

/** `/billing`. Without the `view_billing` permission no request is made, because it would fail. */
export function BillingScreen() {
  const { permissions } = useSignedIn()
  if (permissions.includes('view_billing')) return <Billing />
  return (
    <>
      <PageHeader title={TITLE} />
      <ForbiddenState detail="Your role does not include billing. An owner or admin can change it." />
    </>
  )
}
