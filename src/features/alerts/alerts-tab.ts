import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import type { AlertsSearch } from './alerts-search.ts'

/** Props shared by all tabs. */
export interface AlertsTabProps {
  readonly search: AlertsSearch
  readonly onSearchChange: (
    search: SearchChange<AlertsSearch>,
    options: { readonly replace: boolean },
  ) => void
  /** Opens a dialog, for a given row if it needs one. */
  readonly onDialog: (dialog: AlertsSearch['dialog'], row?: string) => void
}
