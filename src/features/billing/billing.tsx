import { Skeleton } from '@mantine/core'
import { IconCreditCard, IconDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { useEver } from '#src/ui/use-ever.ts'
import { type BillingTab, billingSearch } from './billing-search.ts'
import type { BillingDialogProps, BillingTabProps } from './billing-tab.ts'

export const TITLE = 'Billing'

const route = getRouteApi('/_console/billing')

const labels: Readonly<Record<BillingTab, string>> = {
  overview: 'Overview',
  breakdown: 'Cost Breakdown',
  invoices: 'Invoices',
  optimization: 'Optimization',
}

/** A tab while its code is on its way. */
function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton height="20rem" />
    </div>
  )
}

const panels: Readonly<Record<BillingTab, ComponentType<BillingTabProps>>> = {
  overview: onDemand(() => import('./overview/overview-tab.tsx'), Coming),
  breakdown: onDemand(() => import('./breakdown/breakdown-tab.tsx'), Coming),
  invoices: onDemand(() => import('./invoices/invoices-tab.tsx'), Coming),
  optimization: onDemand(() => import('./optimization/optimization-tab.tsx'), Coming),
}

const PaymentMethodsDialog = onDemand<BillingDialogProps>(
  () => import('./payment-methods/payment-methods-dialog.tsx'),
)
const ExportDialog = onDemand<BillingDialogProps>(() => import('./export/export-dialog.tsx'))

/** What this month costs and what the last ones did, for who may know. */
export function Billing() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  const onSearchChange: BillingTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: BillingTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange({ ...search, dialog, row }, { replace: false })
  const close = () => onDialog('')
  const tab = search.tab === '' ? 'overview' : search.tab
  const everMethods = useEver(search.dialog === 'payment-methods')
  const everExport = useEver(search.dialog === 'export')

  return (
    <>
      <PageHeader
        title={TITLE}
        description="What this month costs, and what the last ones did."
        actions={
          <>
            <Button
              variant="outline"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => onDialog('export')}
            >
              Export
            </Button>
            <Button
              leftSection={<IconCreditCard size={16} aria-hidden="true" />}
              onClick={() => onDialog('payment-methods')}
            >
              Payment Methods
            </Button>
          </>
        }
      />
      <PageTabs
        value={tab}
        labels={labels}
        onChange={(next) =>
          onSearchChange(
            { ...billingSearch.defaults, tab: next === 'overview' ? '' : next },
            { replace: false },
          )
        }
      >
        {(shown) => {
          const Panel = panels[shown]
          return <Panel search={search} onSearchChange={onSearchChange} onDialog={onDialog} />
        }}
      </PageTabs>
      {everMethods && <PaymentMethodsDialog opened={search.dialog === 'payment-methods'} onClose={close} />}
      {everExport && <ExportDialog opened={search.dialog === 'export'} onClose={close} />}
    </>
  )
}
