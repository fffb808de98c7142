import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listContainerRevisionsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Container, ContainerRevision } from '#src/api/generated/types.gen.ts'
import { isContainerOff, MAX_REVISIONS } from '#src/domain/container.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { FAST_POLL_MS, WATCH_MS } from '#src/resources/polling.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import { Address } from '#src/ui/address.tsx'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StaticTable, type StaticTableColumn } from '#src/ui/static-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { containerResource } from '../container-resource.ts'
import { imageName, revisionStatuses } from '../rollout/revision-labels.ts'
import { useContainerActionCheck } from '../use-container-action-check.ts'
import classes from './replicas.module.css'

/** The last revisions, each with a button to roll back to it. */
export function RevisionsPanel({
  container,
  onRollback,
}: {
  readonly container: Container
  readonly onRollback: (revision: number) => void
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...listContainerRevisionsOptions({ path: { containerId: container.id } }),
    refetchInterval: isChanging(containerResource, container) ? FAST_POLL_MS : WATCH_MS,
  })
  return (
    <Panel title="Revisions">
      {data !== undefined ? (
        <>
          <Muted>The last {MAX_REVISIONS} are kept. Each configuration change adds one.</Muted>
          <RevisionTable container={container} revisions={data.items} onRollback={onRollback} />
        </>
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="8rem" />
      )}
    </Panel>
  )
}

function RevisionTable({
  container,
  revisions,
  onRollback,
}: {
  readonly container: Container
  readonly revisions: readonly ContainerRevision[]
  readonly onRollback: (revision: number) => void
}) {
  const format = useFormat()
  const isOff = isContainerOff(container)
  const check = useContainerActionCheck()(isOff ? 'change' : 'rollBack', container)
  const columns: readonly StaticTableColumn<ContainerRevision>[] = [
    {
      header: 'Revision',
      cell: ({ revision, rollbackOf }) => (
        <>
          {format.number(revision)}
          {rollbackOf !== null && <span className={classes.when}>Rollback to {rollbackOf}</span>}
        </>
      ),
    },
    {
      header: 'Status',
      cell: ({ status }) => (
        <StatusBadge tone={revisionStatuses[status].tone} busy={status === 'in_progress'}>
          {revisionStatuses[status].label}
        </StatusBadge>
      ),
    },
    {
      header: 'Image',
      wide: true,
      cell: ({ image }) => (
        <Code>
          <Address>{imageName(image)}</Address>
        </Code>
      ),
    },
    {
      header: 'Author',
      cell: ({ author }) => (author.kind === 'key' ? `API key ${author.name}` : author.name),
    },
    { header: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      header: 'Action',
      isHeaderHidden: true,
      align: 'end',
      cell: ({ revision }) =>
        revision === container.revision ? null : (
          <DisabledReason reason={denialReason(check)}>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Roll back to revision ${revision}`}
              onClick={() => onRollback(revision)}
            >
              Roll back
            </Button>
          </DisabledReason>
        ),
    },
  ]
  return (
    <StaticTable
      label="Revisions"
      columns={columns}
      rows={revisions}
      rowId={({ revision }) => String(revision)}
      className={classes.table}
    />
  )
}
