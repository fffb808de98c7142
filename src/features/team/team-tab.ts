import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import type { TeamSearch } from './team-search.ts'

/** Props shared by all tabs. */
export interface TeamTabProps {
  readonly search: TeamSearch
  readonly onSearchChange: (search: SearchChange<TeamSearch>, options: { readonly replace: boolean }) => void
  /** Opens a dialog, for a given row if it needs one. An empty name closes the dialog. */
  readonly onDialog: (dialog: TeamSearch['dialog'], row?: string) => void
}
