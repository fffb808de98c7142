import { useRef } from 'react'
import type { Role } from '#src/api/generated/types.gen.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { RowActionsMenu } from '#src/ui/resource-table/row-actions-menu.tsx'
import { rowProps, useRowFocus } from '#src/ui/resource-table/use-row-focus.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { membersText, subjectLabels } from './role-labels.ts'
import classes from './roles.module.css'

export function CustomRoleList({
  roles,
  actions,
}: {
  readonly roles: readonly Role[]
  readonly actions: (role: Role) => readonly RowAction[]
}) {
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(
    list,
    roles.map(({ id }) => id),
  )
  return (
    <ul ref={list} className={classes.roles}>
      {roles.map((role) => (
        <li key={role.id} {...rowProps(role.id)} className={classes.role}>
          <div className={classes.text}>
            <h3>{role.name}</h3>
            {role.description !== '' && <p>{role.description}</p>}
            <ul className={classes.badges} aria-label={`Permissions of ${role.name}`}>
              {role.permissions.map((permission) => (
                <li key={permission}>
                  <StatusBadge tone="neutral">{subjectLabels[permission].label}</StatusBadge>
                </li>
              ))}
            </ul>
          </div>
          <span className={classes.members}>{membersText(role.memberCount)}</span>
          <RowActionsMenu rowName={role.name} actions={() => actions(role)} />
        </li>
      ))}
    </ul>
  )
}
