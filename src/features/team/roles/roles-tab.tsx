import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as takes from '#src/api/generated/permissions.gen.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { ALLOWED, refused, type Verdict } from '#src/domain/verdict.ts'
import { Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { reasonOf, useHolds, useMay } from '#src/resources/may.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { RowActionsMenu } from '#src/ui/resource-table/row-actions-menu.tsx'
import { SkeletonTable } from '#src/ui/skeleton-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import type { TeamTabProps } from '../team-tab.ts'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { OperationsDialog } from './operations-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { rolesQuery } from './role-queries.ts'
import { membersText, subjectWords } from './role-words.ts'
import classes from './roles.module.css'

/** Permission matrix and custom roles. */
export default function RolesTab({ search, onSearchChange, onDialog }: TeamTabProps) {
  const { data, error, isFetching, refetch } = useQuery(rolesQuery())
  const mayCreate = useMay(takes.createRole)
  const verdict = useRoleVerdict()
  if (data === undefined) {
    return error === null ? (
      <SkeletonTable columns={5} label="Loading roles" />
    ) : (
      <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  const custom = data.items.filter(({ kind }) => kind === 'custom')
  const role = custom.find(({ id }) => id === search.row)
  const close = () => onDialog('')
  const create = (
    <DisabledReason reason={reasonOf(mayCreate)}>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onDialog('role')}>
        Create Role
      </Button>
    </DisabledReason>
  )
  const actions = (it: Role): readonly RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <IconPencil size={16} aria-hidden="true" />,
      verdict: verdict('edit', it),
      onSelect: () => onDialog('role', it.id),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      verdict: verdict('delete', it),
      onSelect: () => onDialog('delete-role', it.id),
    },
  ]

  return (
    <PanelStack>
      <Panel title="Roles & Permissions" aside={create}>
        <p className={classes.intro}>
          A member has one team role, and any number of custom roles that add to it. Each line opens the list
          of what it allows.
        </p>
        <RoleMatrix
          roles={data.items}
          onOpen={(subject) => onSearchChange({ ...search, subject }, { replace: false })}
        />
      </Panel>
      <Panel title="Custom Roles">
        {custom.length === 0 ? (
          <EmptyState
            title="No custom roles yet"
            description="Make one for people whom a team role allows too little, such as a viewer who reads logs."
            icon={<IconUsersGroup size={22} />}
          />
        ) : (
          <ul className={classes.roles}>
            {custom.map((it) => (
              <li key={it.id} className={classes.role}>
                <div className={classes.words}>
                  <h3>{it.name}</h3>
                  {it.description !== '' && <p>{it.description}</p>}
                  <ul className={classes.badges} aria-label={`Permissions of ${it.name}`}>
                    {it.permissions.map((permission) => (
                      <li key={permission}>
                        <StatusBadge tone="neutral">{subjectWords[permission].label}</StatusBadge>
                      </li>
                    ))}
                  </ul>
                </div>
                <span className={classes.members}>{membersText(it.memberCount)}</span>
                <RowActionsMenu rowName={it.name} actions={() => actions(it)} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <OperationsDialog
        subject={search.subject}
        onClose={() => onSearchChange({ ...search, subject: '' }, { replace: false })}
      />
      <RoleDialog
        opened={search.dialog === 'role'}
        role={role}
        lost={search.row !== '' && role === undefined}
        lockedBecause={reasonOf(role === undefined ? mayCreate : verdict('edit', role))}
        onClose={close}
      />
      <DeleteRoleDialog
        opened={search.dialog === 'delete-role'}
        role={role}
        lockedBecause={role === undefined ? null : reasonOf(verdict('delete', role))}
        onClose={close}
      />
    </PanelStack>
  )
}

/** Checks for actions on a custom role, with the server's rules. */
function useRoleVerdict(): (action: 'edit' | 'delete', role: Role) => Verdict {
  const mayChange = useMay(takes.updateRole)
  const isOwner = useHolds()('full_access')
  return (action, { name, permissions, memberCount }) => {
    if (!mayChange.allowed) return mayChange
    if (!isOwner && permissions.includes('manage_billing')) {
      return refused('Only an owner can change a role that manages billing.')
    }
    if (action === 'delete' && memberCount > 0) {
      const have = memberCount === 1 ? '1 member has' : `${memberCount} members have`
      return refused(`${have} the role ${name}. Take it from them first.`)
    }
    return ALLOWED
  }
}
