import type { AccountSearch } from './account-search.ts'

/** What every tab is given. */
export interface AccountTabProps {
  readonly search: AccountSearch
  readonly onSearchChange: (search: AccountSearch, options: { readonly replace: boolean }) => void
  /** Opens a dialog, about one thing where it is about one; empty closes it. */
  readonly onDialog: (dialog: AccountSearch['dialog'], row?: string) => void
}
