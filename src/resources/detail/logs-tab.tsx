import { Skeleton } from '@mantine/core'
import { IconFileText, IconRefresh } from '@tabler/icons-react'
import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { LogPage } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { SearchBox } from '#src/ui/resource-table/search-box.tsx'
import { Select } from '#src/ui/select.tsx'
import { Guarded } from '../guarded.tsx'
import classes from './detail.module.css'
import { LOG_LEVELS, type TabSearch } from './detail-search.ts'
import { LoadMore } from './load-more.tsx'
import { LogLine } from './log-line.tsx'

interface LogsTabProps<Failure, Key extends QueryKey, Param> {
  /** Infinite query of the resource type's log operation, with `byCursor` and with the `level` and `q` of the search. */
  readonly query: UseInfiniteQueryOptions<LogPage, Failure, InfiniteData<LogPage>, Key, Param>
  readonly search: TabSearch
  readonly onSearchChange: (change: Partial<TabSearch>, options?: { readonly replace: boolean }) => void
  /** Empty state: the source of the entries, and when they start. */
  readonly emptyDescription: string
  /** Additional controls beside the level filter, such as one that follows the log. */
  readonly controls?: ReactNode
}

/** Log of a resource, newest entries first. */
export function LogsTab<Failure, Key extends QueryKey, Param>(props: LogsTabProps<Failure, Key, Param>) {
  return <Guarded permission={requiredPermission.searchLogs}>{() => <Logs {...props} />}</Guarded>
}

function Logs<Failure, Key extends QueryKey, Param>({
  query,
  search,
  onSearchChange,
  emptyDescription,
  controls,
}: LogsTabProps<Failure, Key, Param>) {
  const levelId = useId()
  const logs = useInfiniteQuery(query)
  // Not `isRefetching`: while the log is followed, the button would blink with each of its requests.
  const [isRefreshing, setRefreshing] = useState(false)
  const entries = logs.data?.pages.flatMap((page) => page.items) ?? []
  const narrowed = search.level !== '' || search.q !== ''

  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <SearchBox
          label="Search logs"
          value={search.q}
          onChange={(q) => onSearchChange({ q }, { replace: true })}
        />
        <div className={classes.control}>
          <label htmlFor={levelId}>Level</label>
          <Select
            id={levelId}
            value={search.level}
            data={[
              { value: '', label: 'All' },
              ...LOG_LEVELS.map((level) => ({ value: level, label: level })),
            ]}
            onChange={(level) => onSearchChange({ level })}
          />
        </div>
        <Button
          variant="outline"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={isRefreshing}
          onClick={() => {
            setRefreshing(true)
            void logs.refetch().finally(() => setRefreshing(false))
          }}
        >
          Refresh
        </Button>
        {controls}
      </div>
      {logs.isPending ? (
        <Skeleton height="20rem" />
      ) : logs.error !== null && entries.length === 0 ? (
        <ErrorState error={logs.error} onRetry={() => logs.refetch()} retrying={logs.isFetching} />
      ) : entries.length === 0 ? (
        <EmptyState
          title={narrowed ? 'No log lines match' : 'No log lines yet'}
          description={narrowed ? 'Change the search or choose another level.' : emptyDescription}
          icon={<IconFileText size={22} />}
        />
      ) : (
        <>
          <ol
            className={classes.log}
            aria-label="Log lines, newest first"
            data-previous={logs.isPlaceholderData || undefined}
          >
            {entries.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ol>
          <LoadMore query={logs} noun="log lines" end="No more entries." />
        </>
      )}
    </div>
  )
}
