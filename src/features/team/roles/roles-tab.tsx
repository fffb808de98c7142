import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { denialReason, useCan, useHasPermission } from '#src/resources/permissions.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { SkeletonTable } from '#src/ui/skeleton-table.tsx'
import type { TeamTabProps } from '../team-tab.ts'
import { CustomRoleList } from './custom-role-list.tsx'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { OperationsDialog } from './operations-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { rolesQuery } from './role-queries.ts'
import classes from './roles.module.css'

/** Permission matrix and custom roles. */
export default function RolesTab({ search, onSearchChange, onDialog }: TeamTabProps) {
  const { data, error, isFetching, refetch } = useQuery(rolesQuery())
  const canCreate = useCan(requiredPermission.createRole)
  const check = useRoleCheck()
  const custom = data?.items.filter(({ kind }) => kind === 'custom') ?? []
  const role = custom.find(({ id }) => id === search.row)
  const isDeleting = search.dialog === 'delete-role'
  const close = () => onDialog('')
  useMissingRow({
    opened: isDeleting || search.dialog === 'role',
    id: search.row,
    isFound: role !== undefined,
    isLoaded: data !== undefined,
    noun: 'custom role',
    onClose: close,
  })
  if (data === undefined) {
    return error === null ? (
      <SkeletonTable columns={5} label="Loading roles" />
    ) : (
      <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  const create = (
    <DisabledReason reason={denialReason(canCreate)}>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onDialog('role')}>
        Create role
      </Button>
    </DisabledReason>
  )
  const actions = (it: Role): readonly RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <IconPencil size={16} aria-hidden="true" />,
      check: check('edit', it),
      onSelect: () => onDialog('role', it.id),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      check: check('delete', it),
      onSelect: () => onDialog('delete-role', it.id),
    },
  ]

  return (
    <PanelStack>
      <Panel title="Roles & Permissions" aside={create}>
        <p className={classes.intro}>
          Members have one team role and any number of custom roles. Select a row to see what it allows.
        </p>
        <RoleMatrix
          roles={data.items}
          onOpen={(subject) => onSearchChange((before) => ({ ...before, subject }), { replace: false })}
        />
      </Panel>
      <Panel title="Custom roles">
        {custom.length === 0 ? (
          <EmptyState
            title="No custom roles yet"
            description="Create a custom role to grant extra permissions, such as log access for viewers."
            icon={<IconUsersGroup size={22} />}
          />
        ) : (
          <CustomRoleList roles={custom} actions={actions} />
        )}
      </Panel>
      <OperationsDialog
        subject={search.subject}
        onClose={() => onSearchChange((before) => ({ ...before, subject: '' }), { replace: true })}
      />
      <RoleDialog
        opened={search.dialog === 'role'}
        role={role}
        isNew={search.row === ''}
        disabledReason={denialReason(role === undefined ? canCreate : check('edit', role))}
        onClose={close}
      />
      <DeleteRoleDialog
        opened={isDeleting}
        role={role}
        disabledReason={role === undefined ? null : denialReason(check('delete', role))}
        onClose={close}
      />
    </PanelStack>
  )
}

/** Checks for actions on a custom role, with the server's rules. */
function useRoleCheck(): (action: 'edit' | 'delete', role: Role) => CheckResult {
  const canChange = useCan(requiredPermission.updateRole)
  const isOwner = useHasPermission()('full_access')
  return (action, { name, permissions, memberCount }) => {
    if (!canChange.allowed) return canChange
    if (!isOwner && permissions.includes('manage_billing')) {
      return denied('Only an Owner can change a role that manages billing.')
    }
    if (action === 'delete' && memberCount > 0) {
      const have = memberCount === 1 ? '1 member has' : `${memberCount} members have`
      return denied(`${have} the role ${name}. Remove it from them first.`)
    }
    return ALLOWED
  }
}
