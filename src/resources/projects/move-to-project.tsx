import { IconFolderSymlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { moveCheck } from '#src/domain/project.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { BulkHandover } from '#src/ui/resource-table/columns.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { denialReason, useCan } from '../permissions.ts'
import type { Movable, MoveDialogProps } from './move-dialog.tsx'
import classes from './move-to-project.module.css'
import { projectsQuery } from './project-queries.ts'

const MoveDialog = onDemand<MoveDialogProps>(() => import('./move-dialog.tsx'))

type Placed = Omit<Movable, 'name'>

/** Parts of a `ResourceKind` that moving needs. */
interface MovableResource<R extends Placed> {
  readonly noun: Noun
  readonly nameOf: (resource: R) => string
  readonly operations: { readonly list: string }
}

function movable<R extends Placed>({ nameOf }: MovableResource<R>, resource: R): Movable {
  const { id, projectId, status, monthlyCost } = resource
  return { id, name: nameOf(resource), projectId, status, monthlyCost }
}

/** Bulk action "Move to project", and its dialog. */
export function useMoveToProject<R extends Placed>(
  definition: MovableResource<R>,
): { readonly action: BulkHandover<R>; readonly dialog: ReactNode } {
  const can = useCan(requiredPermission.moveResources, definition.noun)
  const [asked, setAsked] = useState<{ readonly rows: readonly R[]; readonly clear: () => void }>()
  const [opened, setOpened] = useState(false)
  return {
    action: {
      key: 'move-to-project',
      label: 'Move to project',
      icon: <IconFolderSymlink size={16} aria-hidden="true" />,
      check: ({ status }) => (can.allowed ? moveCheck(status, definition.noun.one) : can),
      takeOver: (rows, clear) => {
        setAsked({ rows, clear })
        setOpened(true)
      },
    },
    dialog: asked && (
      <MoveDialog
        opened={opened}
        resources={asked.rows.map((row) => movable(definition, row))}
        noun={definition.noun}
        list={definition.operations.list}
        onClose={() => setOpened(false)}
        onMoved={asked.clear}
      />
    ),
  }
}

/** Project of a resource, with a button to move it. The open dialog is part of the page's URL. */
export function ProjectLine<R extends Placed>({
  definition,
  resource,
  opened,
  onOpen,
  onClose,
}: {
  readonly definition: MovableResource<R>
  readonly resource: R
  readonly opened: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}) {
  const { data } = useQuery(projectsQuery())
  const can = useCan(requiredPermission.moveResources, definition.noun)
  const check = can.allowed ? moveCheck(resource.status, definition.noun.one) : can
  const ever = useHasBeenTrue(opened)
  const project = data?.items.find(({ id }) => id === resource.projectId)
  return (
    <div className={classes.line}>
      <span>
        Project{' '}
        <Anchor
          to="/team"
          search={{ tab: 'projects', dialog: 'project', row: resource.projectId }}
          underline="always"
        >
          {project?.name ?? '…'}
        </Anchor>
      </span>
      <DisabledReason reason={denialReason(check)}>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconFolderSymlink size={16} aria-hidden="true" />}
          onClick={onOpen}
        >
          Move to project
        </Button>
      </DisabledReason>
      {ever && (
        <MoveDialog
          opened={opened}
          resources={[movable(definition, resource)]}
          noun={definition.noun}
          list={definition.operations.list}
          onClose={onClose}
        />
      )}
    </div>
  )
}
