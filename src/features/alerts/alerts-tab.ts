import type { AlertsSearch } from './alerts-search.ts'

/** What every tab is given. */
export interface AlertsTabProps {
  readonly search: AlertsSearch
  readonly onSearchChange: (search: AlertsSearch, options: { readonly replace: boolean }) => void
  /** Opens a dialog, about one thing where it is about one. */
  readonly onDialog: (dialog: AlertsSearch['dialog'], row?: string) => void
}
