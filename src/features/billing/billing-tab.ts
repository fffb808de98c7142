import type { BillingSearch } from './billing-search.ts'

/** What every tab is given. */
export interface BillingTabProps {
  readonly search: BillingSearch
  readonly onSearchChange: (search: BillingSearch, options: { readonly replace: boolean }) => void
  /** Opens a dialog, about one thing where it is about one; '' closes it. */
  readonly onDialog: (dialog: BillingSearch['dialog'], row?: string) => void
}

/** What a dialog of the page is given. It is loaded when it is first asked for, and stays while it fades. */
export interface BillingDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}
