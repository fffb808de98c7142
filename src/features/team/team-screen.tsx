import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import list from '#src/resources/list/list-screen.module.css'
import { denialReason, useCan, useHasPermission } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { tabOnDemand } from '#src/ui/tab-on-demand.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
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

const panels: Readonly<Record<TeamTab, ComponentType<TeamTabProps>>> = {
  members: tabOnDemand(() => import('./members/members-tab.tsx')),
  projects: tabOnDemand(() => import('./projects/projects-tab.tsx')),
  roles: tabOnDemand(() => import('./roles/roles-tab.tsx')),
  audit: tabOnDemand(() => import('./audit/audit-tab.tsx')),
}

const InviteDialog = dialogOnDemand(() => import('./members/invite-dialog.tsx'))
const MemberDialog = dialogOnDemand(() => import('./members/member-dialog.tsx'))
const EditMemberDialog = dialogOnDemand(() => import('./members/edit-member-dialog.tsx'))

/** `/team`: members, projects, roles and audit log. */
export function TeamScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const inviteCheck = useCan(requiredPermission.createInvitation)
  const canReadAudit = useHasPermission()(requiredPermission.listAuditEntries)

  const onSearchChange: TeamTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: TeamTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: dialog === '' })
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
      <div className={list.summary}>
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

/** Dialog named in the URL. */
function TeamDialogs({ search, onDialog }: Pick<TeamTabProps, 'search' | 'onDialog'>) {
  const { dialog, row } = search
  const close = () => onDialog('')
  const lastRow = useLastValue(row)
  const isInvite = dialog === 'invite'
  const isProfile = dialog === 'member' && row !== ''
  const isEdit = dialog === 'edit-member' && row !== ''
  return (
    <>
      <InviteDialog opened={isInvite} onClose={close} />
      <MemberDialog
        opened={isProfile}
        memberId={lastRow}
        onClose={close}
        onEdit={() => onDialog('edit-member', row)}
      />
      <EditMemberDialog opened={isEdit} memberId={lastRow} onClose={close} />
    </>
  )
}
