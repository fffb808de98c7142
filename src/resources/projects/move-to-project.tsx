import { IconFolderSymlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { OperationId } from '#src/api/operation-queries.ts'
import { moveCheck } from '#src/domain/project.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { Anchor } from '#src/ui/link.tsx'
import type { BulkHandover } from '#src/ui/resource-table/columns.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useCan } from '../permissions.ts'
import { labelOf } from '../resource-definition.ts'
import type { Movable, MoveDialogProps } from './move-dialog.tsx'
import { projectsQuery } from './project-queries.ts'

const MoveDialog = dialogOnDemand<MoveDialogProps>(() => import('./move-dialog.tsx'))

type Placed = Omit<Movable, 'name'> & { readonly namespace?: string }

/** Parts of a `ResourceDefinition` that moving needs. */
interface MovableResource<R extends Placed> {
  readonly noun: Noun
  readonly nameOf: (resource: R) => string
  readonly operations: { readonly list: OperationId }
}

function movable<R extends Placed>(definition: MovableResource<R>, resource: R): Movable {
  const { id, projectId, status, monthlyCost } = resource
  return { id, name: labelOf(definition, resource), projectId, status, monthlyCost }
}

/** Bulk action "Move to project", and its dialog. */
export function useMoveToProject<R extends Placed>(
  definition: MovableResource<R>,
): { readonly action: BulkHandover<R>; readonly dialog: ReactNode } {
  const can = useCan(requiredPermission.moveResources, definition.noun)
  const [moving, setMoving] = useState<{ readonly rows: readonly R[]; readonly clear: () => void }>()
  const [opened, setOpened] = useState(false)
  return {
    action: {
      key: 'move-to-project',
      label: 'Move to project',
      icon: <IconFolderSymlink size={16} aria-hidden="true" />,
      check: ({ status }) => (can.allowed ? moveCheck(status, definition.noun.one) : can),
      takeOver: (rows, clear) => {
        setMoving({ rows, clear })
        setOpened(true)
      },
    },
    dialog: moving && (
      <MoveDialog
        opened={opened}
        resources={moving.rows.map((row) => movable(definition, row))}
        noun={definition.noun}
        list={definition.operations.list}
        onClose={() => setOpened(false)}
        onMoved={moving.clear}
      />
    ),
  }
}

/** Link to a resource's project. */
export function ProjectLink({ id }: { readonly id: string }) {
  const { data } = useQuery(projectsQuery())
  const project = data?.items.find((it) => it.id === id)
  return (
    <Anchor to="/team" search={{ tab: 'projects', dialog: 'project', row: id }}>
      <VisuallyHidden>Project </VisuallyHidden>
      {project?.name ?? '…'}
    </Anchor>
  )
}

/** Dialog that moves one resource. */
export function MoveResourceDialog<R extends Placed>({
  definition,
  resource,
  opened,
  onClose,
}: {
  readonly definition: MovableResource<R>
  readonly resource: R
  readonly opened: boolean
  readonly onClose: () => void
}) {
  return (
    <MoveDialog
      opened={opened}
      resources={[movable(definition, resource)]}
      noun={definition.noun}
      list={definition.operations.list}
      onClose={onClose}
    />
  )
}
