import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { tabOnDemand } from '#src/ui/tab-on-demand.tsx'
import { type AccountTab, accountSearch } from './account-search.ts'
import type { AccountTabProps } from './account-tab.ts'

const route = getRouteApi('/_console/account')

const labels: Readonly<Record<AccountTab, string>> = {
  profile: 'Profile',
  security: 'Security',
  'api-keys': 'API Keys',
  'ssh-keys': 'SSH Keys',
  notifications: 'Notifications',
  sessions: 'Sessions',
}

const panels: Readonly<Record<AccountTab, ComponentType<AccountTabProps>>> = {
  profile: tabOnDemand(() => import('./profile/profile-tab.tsx')),
  security: tabOnDemand(() => import('./security/security-tab.tsx')),
  'api-keys': tabOnDemand(() => import('./api-keys/api-keys-tab.tsx')),
  'ssh-keys': tabOnDemand(() => import('./ssh-keys/ssh-keys-tab.tsx')),
  notifications: tabOnDemand(() => import('./notifications/notifications-tab.tsx')),
  sessions: tabOnDemand(() => import('./sessions/sessions-tab.tsx')),
}

/** `/account`: profile, security, sessions, notifications and keys of the signed-in user. */
export function AccountScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  const onSearchChange: AccountTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: AccountTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: dialog === '' })

  return (
    <>
      <PageHeader title="Account Settings" description="Profile, security, API keys and notifications." />
      <PageTabs
        value={search.tab === '' ? 'profile' : search.tab}
        labels={labels}
        onChange={(next) =>
          onSearchChange(
            { ...accountSearch.defaults, tab: next === 'profile' ? '' : next },
            { replace: false },
          )
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
