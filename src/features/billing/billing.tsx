import { Skeleton } from '@mantine/core'
import { IconAddressBook, IconCreditCard, IconDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { BillingCards } from './billing-cards.tsx'
import { BillingNotices } from './billing-notices.tsx'
import { type BillingTab, billingSearch } from './billing-search.ts'
import type { BillingTabProps } from './billing-tab.ts'
import { PaymentDialogs } from './payment-methods/payment-dialogs.tsx'

export const TITLE = 'Billing'

const route = getRouteApi('/_console/billing')

const labels: Readonly<Record<BillingTab, string>> = {
  overview: 'Overview',
  breakdown: 'Cost Breakdown',
  invoices: 'Invoices',
  optimization: 'Optimization',
}

/** Placeholder while the code of a tab loads. */
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

const ExportDialog = onDemand(() => import('./export/export-dialog.tsx'))
const BillingDetailsDialog = onDemand(() => import('./details/billing-details-dialog.tsx'))
const ChangePlanDialog = onDemand(() => import('./plan/change-plan-dialog.tsx'))
const CancelPlanDialog = onDemand(() => import('./plan/cancel-plan-dialog.tsx'))
const BudgetDialog = onDemand(() => import('./budgets/budget-dialog.tsx'))
const DeleteBudgetDialog = onDemand(() => import('./budgets/delete-budget-dialog.tsx'))

/** Billing page for users with the `view_billing` permission. */
export function Billing() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  const onSearchChange: BillingTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: BillingTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: false })
  const tab = search.tab === '' ? 'overview' : search.tab

  return (
    <>
      <PageHeader
        title={TITLE}
        description="Current spend, forecast and past invoices. Only invoice totals include tax."
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
              variant="outline"
              leftSection={<IconAddressBook size={16} aria-hidden="true" />}
              onClick={() => onDialog('details')}
            >
              Billing details
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
      <BillingNotices compact={tab !== 'overview'} />
      <BillingCards />
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
      <BillingDialogs search={search} onDialog={onDialog} />
    </>
  )
}

/** Dialog named in the URL. Each one loads on first use and stays mounted during its exit animation. */
function BillingDialogs({ search, onDialog }: Pick<BillingTabProps, 'search' | 'onDialog'>) {
  const { dialog, row } = search
  const close = () => onDialog('')
  const isBudget = dialog === 'new-budget' || (dialog === 'edit-budget' && row !== '')
  // Keep the last dialog and row while the dialog closes.
  const [last, setLast] = useState({ dialog, row })
  if (dialog !== '' && (dialog !== last.dialog || row !== last.row)) setLast({ dialog, row })
  const everExport = useHasBeenTrue(dialog === 'export')
  const everDetails = useHasBeenTrue(dialog === 'details')
  const everPlan = useHasBeenTrue(dialog === 'plan')
  const everCancel = useHasBeenTrue(dialog === 'cancel-plan')
  const everBudget = useHasBeenTrue(isBudget)
  const everDelete = useHasBeenTrue(dialog === 'delete-budget')
  return (
    <>
      <PaymentDialogs search={search} onDialog={onDialog} />
      {everExport && <ExportDialog opened={dialog === 'export'} search={search} onClose={close} />}
      {everDetails && <BillingDetailsDialog opened={dialog === 'details'} onClose={close} />}
      {everPlan && (
        <ChangePlanDialog opened={dialog === 'plan'} wanted={row} onDialog={onDialog} onClose={close} />
      )}
      {everCancel && <CancelPlanDialog opened={dialog === 'cancel-plan'} onClose={close} />}
      {everBudget && (
        <BudgetDialog
          opened={isBudget}
          budgetId={last.dialog === 'edit-budget' ? last.row : ''}
          onClose={close}
        />
      )}
      {everDelete && (
        <DeleteBudgetDialog opened={dialog === 'delete-budget'} budgetId={last.row} onClose={close} />
      )}
    </>
  )
}
