import { Skeleton } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import list from '#src/resources/list/list-screen.module.css'
import { denialReason, useCan, useHasPermission } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { TeamCards } from './team-cards.tsx'
import { type TeamTab, teamSearch } from './team-search.ts'
import type { TeamTabProps } from './team-tab.ts'

const route = getRouteApi('/_console/team')

const labels: Readonly<Record<TeamTab, string>> = {
  members: 'Team Members',
  projects: 'Projects',
  roles: 'Roles & Permissions',
  audit: 'Audit Log',
}

/** Tabs for users who may not read the audit log. A direct link to it shows the reason. */
const { audit: _, ...withoutAudit } = labels

/** Placeholder while the code of a tab loads. */
function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton height="20rem" />
    </div>
  )
}

const panels: Readonly<Record<TeamTab, ComponentType<TeamTabProps>>> = {
  members: onDemand(() => import('./members/members-tab.tsx'), Coming),
  projects: onDemand(() => import('./projects/projects-tab.tsx'), Coming),
  roles: onDemand(() => import('./roles/roles-tab.tsx'), Coming),
  audit: onDemand(() => import('./audit/audit-tab.tsx'), Coming),
}

const InviteDialog = onDemand(() => import('./members/invite-dialog.tsx'))
const MemberDialog = onDemand(() => import('./members/member-dialog.tsx'))
const EditMemberDialog = onDemand(() => import('./members/edit-member-dialog.tsx'))

/** `/team`: members, projects, roles and audit log. */
export function TeamScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const inviteCheck = useCan(requiredPermission.createInvitation)
  const canReadAudit = useHasPermission()(requiredPermission.listAuditEntries)

  const onSearchChange: TeamTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: TeamTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: false })
  const tab = search.tab === '' ? 'members' : search.tab

  return (
    <>
      <PageHeader
        title="Team Management"
        description="Members, projects, roles and the audit log."
        actions={
          <DisabledReason reason={denialReason(inviteCheck)}>
            <Button
              leftSection={<IconUserPlus size={16} aria-hidden="true" />}
              onClick={() => onDialog('invite')}
            >
              Invite Member
            </Button>
          </DisabledReason>
        }
      />
      <div className={list.figures}>
        <TeamCards />
      </div>
      <PageTabs
        value={tab}
        labels={canReadAudit || tab === 'audit' ? labels : withoutAudit}
        onChange={(next) =>
          onSearchChange({ ...teamSearch.defaults, tab: next === 'members' ? '' : next }, { replace: false })
        }
      >
        {(shown) => {
          const Panel = panels[shown]
          return <Panel search={search} onSearchChange={onSearchChange} onDialog={onDialog} />
        }}
      </PageTabs>
      <TeamDialogs search={search} onDialog={onDialog} />
    </>
  )
}

/** Dialog named in the URL. Each one loads on first use and stays mounted during its exit animation. */
function TeamDialogs({ search, onDialog }: Pick<TeamTabProps, 'search' | 'onDialog'>) {
  const { dialog, row } = search
  const close = () => onDialog('')
  // Keep the last row while the dialog closes.
  const [lastRow, setLastRow] = useState(row)
  if (row !== '' && row !== lastRow) setLastRow(row)

  const isInvite = dialog === 'invite'
  const isProfile = dialog === 'member' && row !== ''
  const isEdit = dialog === 'edit-member' && row !== ''
  const everInvite = useHasBeenTrue(isInvite)
  const everProfile = useHasBeenTrue(isProfile)
  const everEdit = useHasBeenTrue(isEdit)
  return (
    <>
      {everInvite && <InviteDialog opened={isInvite} onClose={close} />}
      {everProfile && (
        <MemberDialog
          opened={isProfile}
          memberId={lastRow}
          onClose={close}
          onEdit={() => onDialog('edit-member', row)}
        />
      )}
      {everEdit && <EditMemberDialog opened={isEdit} memberId={lastRow} onClose={close} />}
    </>
  )
}
