import { IconDatabasePlus, IconFileText, IconServer2, IconUsers } from '@tabler/icons-react'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Permission, useSignedIn } from '#src/api/session.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import type { LinkTarget } from '#src/resources/kind.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import classes from './dashboard.module.css'

interface QuickAction {
  readonly label: string
  readonly icon: ReactNode
  readonly to: LinkTarget
  /** What the page behind it is of use for; without it, everybody. */
  readonly needs?: { readonly permission: Permission; readonly otherwise: string }
}

const creating = {
  permission: 'manage_resources',
  otherwise: 'Your role can look at resources but not create them. Ask an owner or admin.',
} as const

/** The specification's four targets. */
const actions: readonly QuickAction[] = [
  {
    label: 'Create VM',
    icon: <IconServer2 size={16} />,
    to: linkOptions({ to: '/compute/vms/new' }),
    needs: creating,
  },
  {
    label: 'Create Database',
    icon: <IconDatabasePlus size={16} />,
    to: linkOptions({ to: '/storage/databases/new' }),
    needs: creating,
  },
  {
    label: 'View Logs',
    icon: <IconFileText size={16} />,
    to: linkOptions({ to: '/monitoring/logs' }),
    needs: { permission: 'view_logs', otherwise: 'Your role can’t read logs. Ask an owner or admin.' },
  },
  { label: 'Manage Team', icon: <IconUsers size={16} />, to: linkOptions({ to: '/team' }) },
]

export function QuickActions() {
  const { permissions } = useSignedIn()
  return (
    <Panel title="Quick Actions">
      <div className={classes.quick}>
        {actions.map(({ label, icon, to, needs }) =>
          needs === undefined || permissions.includes(needs.permission) ? (
            <LinkButton key={label} {...to} variant="outline" fullWidth leftSection={icon}>
              {label}
            </LinkButton>
          ) : (
            <DisabledReason key={label} reason={needs.otherwise}>
              <Button variant="outline" fullWidth leftSection={icon}>
                {label}
              </Button>
            </DisabledReason>
          ),
        )}
      </div>
    </Panel>
  )
}
