import { IconCloudOff, IconFilterOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import type { ListState, Noun } from './list-state.ts'
import classes from './resource-table.module.css'

/** Content of a list without rows: loading, empty, no match, offline or error. */
export function ListPlaceholder({
  state,
  noun,
  empty,
  onClearFilters,
  onRetry,
  retrying,
}: {
  readonly state: Exclude<ListState<unknown>, { kind: 'rows' | 'loading' }>
  readonly noun: Noun
  readonly empty: ReactNode
  readonly onClearFilters: () => void
  readonly onRetry: () => void
  readonly retrying: boolean
}) {
  return (
    <div className={classes.instead}>
      {state.kind === 'empty' && empty}
      {state.kind === 'no-match' && (
        <EmptyState
          title={`No ${noun.many} match`}
          description="Change the search or clear the filters."
          icon={<IconFilterOff size={22} />}
          action={
            <Button variant="outline" onClick={onClearFilters}>
              Clear filters
            </Button>
          }
        />
      )}
      {state.kind === 'error' && <ErrorState error={state.error} onRetry={onRetry} retrying={retrying} />}
      {state.kind === 'offline' && (
        <EmptyState
          title="You’re offline"
          description={`The ${noun.many} appear once you’re back online.`}
          icon={<IconCloudOff size={22} />}
        />
      )}
    </div>
  )
}
