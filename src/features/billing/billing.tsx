import { IconAddressBook, IconCreditCard, IconDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { tabOnDemand } from '#src/ui/tab-on-demand.tsx'
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

const panels: Readonly<Record<BillingTab, ComponentType<BillingTabProps>>> = {
  overview: tabOnDemand(() => import('./overview/overview-tab.tsx')),
  breakdown: tabOnDemand(() => import('./breakdown/breakdown-tab.tsx')),
  invoices: tabOnDemand(() => import('./invoices/invoices-tab.tsx')),
  optimization: tabOnDemand(() => import('./optimization/optimization-tab.tsx')),
}

const ExportDialog = dialogOnDemand(() => import('./export/export-dialog.tsx'))
const BillingDetailsDialog = dialogOnDemand(() => import('./details/billing-details-dialog.tsx'))
const ChangePlanDialog = dialogOnDemand(() => import('./plan/change-plan-dialog.tsx'))
const CancelPlanDialog = dialogOnDemand(() => import('./plan/cancel-plan-dialog.tsx'))
const BudgetDialog = dialogOnDemand(() => import('./budgets/budget-dialog.tsx'))
const DeleteBudgetDialog = dialogOnDemand(() => import('./budgets/delete-budget-dialog.tsx'))

/** Billing page for users with the `view_billing` permission. */
export function Billing() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  const onSearchChange: BillingTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: BillingTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: dialog === '' })
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

/** Dialog named in the URL. */
function BillingDialogs({ search, onDialog }: Pick<BillingTabProps, 'search' | 'onDialog'>) {
  const { dialog, row } = search
  const close = () => onDialog('')
  const isBudget = dialog === 'new-budget' || (dialog === 'edit-budget' && row !== '')
  // Keep the last dialog and row while the dialog closes.
  const [last, setLast] = useState({ dialog, row })
  if (dialog !== '' && (dialog !== last.dialog || row !== last.row)) setLast({ dialog, row })
  return (
    <>
      <PaymentDialogs search={search} onDialog={onDialog} />
      <ExportDialog opened={dialog === 'export'} search={search} onClose={close} />
      <BillingDetailsDialog opened={dialog === 'details'} onClose={close} />
      <ChangePlanDialog opened={dialog === 'plan'} wanted={row} onDialog={onDialog} onClose={close} />
      <CancelPlanDialog opened={dialog === 'cancel-plan'} onClose={close} />
      <BudgetDialog
        opened={isBudget}
        budgetId={last.dialog === 'edit-budget' ? last.row : ''}
        onClose={close}
      />
      <DeleteBudgetDialog opened={dialog === 'delete-budget'} budgetId={last.row} onClose={close} />
    </>
  )
}
