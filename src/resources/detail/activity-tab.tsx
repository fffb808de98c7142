import { Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { ActivityPage } from '#src/api/generated/types.gen.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { FAST_POLL_MS } from '../polling.ts'
import { ActivityEntry, Timeline } from './activity-entry.tsx'
import classes from './detail.module.css'
import { LoadMore } from './load-more.tsx'

/** Activity of a resource, newest first. Polls while something is in progress. */
export function ActivityTab<Failure, Key extends QueryKey, Param>({
  query,
  changing,
}: {
  /** Infinite query of the resource type's activity operation, with `byCursor`. */
  readonly query: UseInfiniteQueryOptions<ActivityPage, Failure, InfiniteData<ActivityPage>, Key, Param>
  /** True while something is in progress, so the list polls fast. */
  readonly changing: boolean
}) {
  const activity = useInfiniteQuery({ ...query, refetchInterval: changing && FAST_POLL_MS })
  const entries = activity.data?.pages.flatMap((page) => page.items) ?? []

  if (activity.isPending) return <Skeleton height="16rem" />
  if (activity.error !== null && entries.length === 0) {
    return (
      <ErrorState error={activity.error} onRetry={() => activity.refetch()} retrying={activity.isFetching} />
    )
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No activity yet"
        description="Actions, changes and failures appear here with the person who made them."
        icon={<IconHistory size={22} />}
      />
    )
  }
  return (
    <div className={classes.tab}>
      <Timeline>
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </Timeline>
      <LoadMore query={activity} noun="activities" />
    </div>
  )
}
