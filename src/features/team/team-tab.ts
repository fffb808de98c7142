import type { TeamSearch } from './team-search.ts'

/** What every tab is given. */
export interface TeamTabProps {
  readonly search: TeamSearch
  readonly onSearchChange: (search: TeamSearch, options: { readonly replace: boolean }) => void
  /** Opens a dialog, about one thing where it is about one; an empty one closes it. */
  readonly onDialog: (dialog: TeamSearch['dialog'], row?: string) => void
}
