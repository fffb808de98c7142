import type { AccountSearch } from './account-search.ts'

/** Props shared by all tabs. */
export interface AccountTabProps {
  readonly search: AccountSearch
  readonly onSearchChange: (search: AccountSearch, options: { readonly replace: boolean }) => void
  /** Opens a dialog, for a given row if it needs one. An empty name closes the dialog. */
  readonly onDialog: (dialog: AccountSearch['dialog'], row?: string) => void
}
