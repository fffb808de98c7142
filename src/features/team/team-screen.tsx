import { Skeleton } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import list from '#src/resources/list/list-screen.module.css'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
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

/** A tab while its code is on its way. */
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

/** Who works here, on what, with which rights, and what they did: `/team`. */
export function TeamScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  const onSearchChange: TeamTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: TeamTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange({ ...search, dialog, row }, { replace: false })
  const tab = search.tab === '' ? 'members' : search.tab

  return (
    <>
      <PageHeader
        title="Team Management"
        description="Members, projects, roles and the audit log."
        actions={
          <Button
            leftSection={<IconUserPlus size={16} aria-hidden="true" />}
            onClick={() => onDialog('invite')}
          >
            Invite Member
          </Button>
        }
      />
      <div className={list.figures}>
        <TeamCards />
      </div>
      <PageTabs
        value={tab}
        labels={labels}
        onChange={(next) =>
          onSearchChange({ ...teamSearch.defaults, tab: next === 'members' ? '' : next }, { replace: false })
        }
      >
        {(shown) => {
          const Panel = panels[shown]
          return <Panel search={search} onSearchChange={onSearchChange} onDialog={onDialog} />
        }}
      </PageTabs>
    </>
  )
}
