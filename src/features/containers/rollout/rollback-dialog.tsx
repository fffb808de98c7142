import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listContainerRevisionsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { rollBackContainer } from '#src/api/generated/sdk.gen.ts'
import type { Container, ContainerRevision } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { isContainerOff } from '#src/domain/container.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { containerResource } from '../container-resource.ts'
import { useContainerActionCheck } from '../use-container-action-check.ts'
import { imageName, revisionStatuses } from './revision-labels.ts'

const NO_REVISION = 'There is no other revision yet.'

/** Asks for a revision, and rolls it out again. */
export function RollbackDialog({
  opened,
  item,
  container,
  onClose,
}: {
  readonly opened: boolean
  /** Number of the preselected revision; empty for the one before the rollout. */
  readonly item: string
  readonly container: Container
  readonly onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...listContainerRevisionsOptions({ path: { containerId: container.id } }),
    enabled: opened,
  })
  const [chosen, setChosen] = useState<number | null>(null)
  const [keyFor] = useState(() => createIdempotencyKeys())
  const rollBack = useChange(containerResource, {
    call: ({ id }, revision: number) =>
      rollBackContainer({
        path: { containerId: id },
        body: { revision },
        headers: { 'Idempotency-Key': keyFor({ id, revision }) },
      }),
    change: 'action',
  })
  const isOff = isContainerOff(container)
  const check = useContainerActionCheck()(isOff ? 'change' : 'rollBack', container)
  const others = data?.items.filter(({ revision }) => revision !== container.revision) ?? []
  const wanted = chosen ?? (Number(item) || container.rollout?.previousRevision)
  const target = others.find(({ revision }) => revision === wanted) ?? preferred(others)
  const hasNone = data !== undefined && target === undefined
  const next = (data?.items[0]?.revision ?? container.revision) + 1
  const confirmation = confirmationOf(rollBack, {
    // Unused fallback: confirming is disabled without a revision.
    variables: { resource: container, input: target?.revision ?? container.revision },
    successMessage: isOff
      ? `${resourceLabel(container)} has been rolled back to revision ${target?.revision}, effective at the next start`
      : `${resourceLabel(container)} is being rolled back to revision ${target?.revision}`,
    onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmation}
      onConfirm={() => {
        // Another attempt is for the same revision, even if a lost response has changed which one is preselected.
        if (target !== undefined) setChosen(target.revision)
        confirmation.onConfirm()
      }}
      title={`Roll back ${resourceLabel(container)}?`}
      confirmLabel="Roll back"
      locked={target === undefined}
      disabledReason={opened ? (denialReason(check) ?? (hasNone ? NO_REVISION : null)) : null}
    >
      {target !== undefined ? (
        <>
          <Select
            label="Revision"
            value={target.revision}
            data={others.map((it) => ({ value: it.revision, label: labelOf(it) }))}
            onChange={setChosen}
          />
          <Consequences container={container} target={target} next={next} />
        </>
      ) : hasNone ? (
        <p>{NO_REVISION} Each configuration change adds one.</p>
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="8rem" aria-busy="true" />
      )}
    </ConfirmDialog>
  )
}

/** @param next number of the revision that the rollback creates */
function Consequences({
  container,
  target,
  next,
}: {
  readonly container: Container
  readonly target: ContainerRevision
  readonly next: number
}) {
  return (
    <>
      <p>
        Its image, plan, ports and environment become revision {next}
        {isContainerOff(container) ? ', from the next start' : ', which is rolled out replica by replica'}.
        The number of replicas, the dependencies and the tags don’t change.
      </p>
      {container.rollout?.status === 'in_progress' && (
        <p>This ends the rollout of revision {container.revision}.</p>
      )}
      {target.status === 'failed' && (
        <p>
          Revision {target.revision} failed earlier: {target.statusReason}
        </p>
      )}
    </>
  )
}

/** Newest revision that has been up. */
function preferred(others: readonly ContainerRevision[]): ContainerRevision | undefined {
  return others.find(({ status }) => status === 'active' || status === 'previous') ?? others[0]
}

function labelOf({ revision, image, status }: ContainerRevision): string {
  return `${revision}: ${imageName(image)} (${revisionStatuses[status].label.toLowerCase()})`
}
