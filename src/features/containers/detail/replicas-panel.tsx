import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listContainerReplicasOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Container, ContainerReplica } from '#src/api/generated/types.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { FAST_POLL_MS, WATCH_MS } from '#src/resources/polling.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { containerResource } from '../container-resource.ts'
import { ReplicaCount } from '../replica-count.tsx'
import { replicaLabels } from '../replica-labels.ts'
import classes from './replicas.module.css'

/** All replicas. During a rollout, those of both revisions. */
export function ReplicasPanel({ container }: { readonly container: Container }) {
  const isBusy = isChanging(containerResource, container)
  const { data, error, isFetching, refetch } = useQuery({
    ...listContainerReplicasOptions({ path: { containerId: container.id } }),
    refetchInterval: isBusy ? FAST_POLL_MS : WATCH_MS,
  })
  return (
    <Panel title="Replicas" aside={<ReplicaCount container={container} />}>
      {data !== undefined ? (
        data.items.length === 0 ? (
          <Muted>No replicas while the container is {container.status}.</Muted>
        ) : (
          <ReplicaTable replicas={data.items} />
        )
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="8rem" />
      )}
    </Panel>
  )
}

function ReplicaTable({ replicas }: { readonly replicas: readonly ContainerReplica[] }) {
  const format = useFormat()
  const percent = (value: number | undefined) =>
    value === undefined ? '–' : <UsagePercent percent={value} />
  const columns: readonly StaticTableColumn<ContainerReplica>[] = [
    {
      header: 'Replica',
      cell: ({ name }) => <span className="mono">{name}</span>,
    },
    {
      header: 'Status',
      cell: ({ status }) => (
        <StatusBadge tone={replicaLabels[status].tone} busy={status === 'starting' || status === 'ending'}>
          {replicaLabels[status].label}
        </StatusBadge>
      ),
    },
    { header: 'Revision', align: 'end', cell: ({ revision }) => format.number(revision) },
    { header: 'CPU', align: 'end', cell: ({ usage }) => percent(usage?.cpuPercent) },
    { header: 'Memory', align: 'end', cell: ({ usage }) => percent(usage?.memoryPercent) },
    { header: 'Restarts', align: 'end', cell: ({ restarts }) => format.number(restarts) },
    {
      header: 'Started',
      cell: ({ startedAt }) => (startedAt === null ? '–' : <RelativeTime at={startedAt} />),
    },
    {
      header: 'Last exit',
      wide: true,
      className: classes.exit,
      cell: ({ lastExit }) =>
        lastExit === null ? (
          'None'
        ) : (
          <>
            {lastExit.reason}{' '}
            <span className={classes.when}>
              Code {lastExit.code}, <RelativeTime at={lastExit.at} />
            </span>
          </>
        ),
    },
  ]
  return (
    <StaticTable
      label="Replicas"
      columns={columns}
      rows={replicas}
      rowId={({ id }) => id}
      className={classes.table}
    />
  )
}
