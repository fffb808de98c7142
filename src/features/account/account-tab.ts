import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import type { AccountSearch } from './account-search.ts'

/** Props shared by all tabs. */
export interface AccountTabProps {
  readonly search: AccountSearch
  readonly onSearchChange: (
    search: SearchChange<AccountSearch>,
    options: { readonly replace: boolean },
  ) => void
  /** Opens a dialog, for a given row if it needs one. An empty name closes the dialog. */
  readonly onDialog: (dialog: AccountSearch['dialog'], row?: string) => void
}
