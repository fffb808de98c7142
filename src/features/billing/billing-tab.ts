import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import type { BillingSearch } from './billing-search.ts'

/** Props shared by all tabs. */
export interface BillingTabProps {
  readonly search: BillingSearch
  readonly onSearchChange: (
    search: SearchChange<BillingSearch>,
    options: { readonly replace: boolean },
  ) => void
  /** Opens a dialog, for a given row if it needs one. An empty name closes the dialog. */
  readonly onDialog: (dialog: BillingSearch['dialog'], row?: string) => void
}

/** Props shared by the page's dialogs. Dialogs load on first use and stay mounted during their exit animation. */
export interface BillingDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}
