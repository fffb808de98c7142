import { IconDatabasePlus, IconFileText, IconServer2, IconUsers } from '@tabler/icons-react'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Permission } from '#src/api/session.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import { useCan } from '#src/resources/permissions.ts'
import type { LinkTarget } from '#src/resources/resource-definition.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import classes from './dashboard.module.css'

interface QuickAction {
  readonly label: string
  readonly icon: ReactNode
  readonly to: LinkTarget
  /** Permission to see the target page; without it, everyone sees the action. */
  readonly permission?: Permission
}

/** The four targets of the specification. */
const actions: readonly QuickAction[] = [
  {
    label: 'Create VM',
    icon: <IconServer2 size={16} />,
    to: linkOptions({ to: '/compute/vms/new' }),
    permission: requiredPermission.createVm,
  },
  {
    label: 'Create Database',
    icon: <IconDatabasePlus size={16} />,
    to: linkOptions({ to: '/storage/databases/new' }),
    permission: requiredPermission.createDatabase,
  },
  {
    label: 'View Logs',
    icon: <IconFileText size={16} />,
    to: linkOptions({ to: '/monitoring/logs' }),
    permission: requiredPermission.searchLogs,
  },
  {
    label: 'Manage Team',
    icon: <IconUsers size={16} />,
    to: linkOptions({ to: '/team' }),
  },
]

export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <div className={classes.quick}>
        {actions.map((action) => (
          <Action key={action.label} {...action} />
        ))}
      </div>
    </Panel>
  )
}

function Action({ permission, ...action }: QuickAction) {
  return permission === undefined ? (
    <ActionLink {...action} />
  ) : (
    <GuardedAction permission={permission} {...action} />
  )
}

function ActionLink({ label, icon, to }: Omit<QuickAction, 'permission'>) {
  return (
    <LinkButton {...to} size="sm" variant="outline" leftSection={icon}>
      {label}
    </LinkButton>
  )
}

function GuardedAction({ permission, ...action }: QuickAction & { readonly permission: Permission }) {
  const can = useCan(permission)
  if (can.allowed) return <ActionLink {...action} />
  return (
    <DisabledReason reason={can.reason}>
      <Button size="sm" variant="outline" leftSection={action.icon}>
        {action.label}
      </Button>
    </DisabledReason>
  )
}
