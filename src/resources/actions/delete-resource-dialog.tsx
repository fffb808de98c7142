import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconLock, IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listDependentsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Dependent, DependentEffect } from '#src/api/generated/types.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { Button } from '#src/ui/button.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { TypedConfirmDialog } from '#src/ui/typed-confirm-dialog.tsx'
import { resourceHref } from '../resource-href.ts'
import { resourceTypeLabels } from '../resource-labels.ts'
import classes from './delete-resource-dialog.module.css'

/** Delete confirmation that lists dependent resources and requires typing the resource's name. */
export function DeleteResourceDialog({
  id,
  name,
  label = name,
  verb = 'Delete',
  disabledReason = null,
  children,
  ...dialog
}: {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly pending: boolean
  readonly error: unknown
  readonly id: string
  /** Text to type for confirmation. */
  readonly name: string
  /** Unambiguous name for the title. @default name */
  readonly label?: string
  /** @default 'Delete' */
  readonly verb?: string
  /** Reason that the user may not delete it. @default null */
  readonly disabledReason?: string | null
  /** Consequences, in sentences. */
  readonly children: ReactNode
}) {
  const dependents = useQuery({
    ...listDependentsOptions({ path: { resourceId: id } }),
    // Dependents may have changed since the dialog was last open.
    staleTime: 0,
    // Once the deletion is sent, the resource may be gone before the dialog is.
    enabled: dialog.opened && !dialog.pending,
  })
  const items = dependents.data?.items ?? []
  const preventing = items.filter(({ effect }) => effect === 'prevents')
  return (
    <TypedConfirmDialog
      {...dialog}
      title={`${verb} ${label}?`}
      confirmLabel={verb}
      name={name}
      disabledReason={disabledReason ?? (preventing.length === 0 ? null : disabledReasonOf(preventing))}
    >
      {children}
      {dependents.data === undefined && dependents.error === null && (
        <div className={classes.pending} aria-busy="true">
          <Skeleton height="0.75rem" width="60%" />
          <Skeleton height="0.75rem" width="80%" />
          <span className="visually-hidden">Checking for dependent resources</span>
        </div>
      )}
      {dependents.data === undefined && dependents.error !== null && (
        <p className={classes.unknown}>
          Couldn’t check for dependent resources: {problemOf(dependents.error).detail}
          <Button
            variant="link"
            size="sm"
            loading={dependents.isFetching}
            onClick={() => dependents.refetch()}
          >
            Try again
          </Button>
        </p>
      )}
      {items.length > 0 && (
        <div>
          <p>Affected resources:</p>
          <ul className={classes.dependents}>
            {items.map((dependent) => (
              <DependentLine key={`${dependent.effect} ${dependent.id}`} dependent={dependent} />
            ))}
          </ul>
        </div>
      )}
    </TypedConfirmDialog>
  )
}

const effectIcons: Readonly<Record<DependentEffect, ReactNode>> = {
  prevents: <IconLock size={16} aria-label="Prevents this:" />,
  breaks: <IconAlertTriangle size={16} aria-label="Will break:" />,
  detaches: <IconPlugConnectedX size={16} aria-label="Will be detached:" />,
}

function DependentLine({ dependent }: { readonly dependent: Dependent }) {
  const { type, effect, detail } = dependent
  return (
    <li className={classes.dependent} data-effect={effect}>
      {effectIcons[effect]}
      <span>
        <span className={classes.name}>
          {resourceTypeLabels[type]}{' '}
          <PathLink href={resourceHref(dependent)} underline="always">
            {resourceLabel(dependent)}
          </PathLink>
        </span>{' '}
        <span className={classes.detail}>{detail}</span>
      </span>
    </li>
  )
}

/** Short summary; the list shows the next step for each dependent. */
function disabledReasonOf(preventing: readonly Dependent[]): string {
  const [first, ...others] = preventing
  const named = first ? `${resourceTypeLabels[first.type]} ${resourceLabel(first)}` : ''
  return others.length === 0 ? `${named} prevents this.` : `${named} and ${others.length} more prevent this.`
}
