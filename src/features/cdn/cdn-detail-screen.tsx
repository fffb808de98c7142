import { IconEraser } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { CopiedFact } from '#src/resources/detail/fact-line.tsx'
import { cdnActions } from './cdn-actions.tsx'
import { planName } from './cdn-labels.ts'
import { cdnResource } from './cdn-resource.ts'
import { OverviewTab } from './detail/overview-tab.tsx'
import { PurgeAllDialog } from './detail/purge-all-dialog.tsx'

const route = getRouteApi('/_console/services/cdn/$distributionId')

const AnalyticsTab = detailTab(() => import('./detail/analytics-tab.tsx').then((part) => part.AnalyticsTab))
const CdnActivityTab = detailTab(() =>
  import('./detail/cdn-activity-tab.tsx').then((part) => part.CdnActivityTab),
)
const PurgeTab = detailTab(() => import('./detail/purge-tab.tsx').then((part) => part.PurgeTab))
const RulesTab = detailTab(() => import('./detail/rules-tab.tsx').then((part) => part.RulesTab))
const SettingsTab = detailTab(() => import('./detail/settings-tab.tsx').then((part) => part.SettingsTab))

const PURGE = {
  name: 'purge',
  dialog: 'purge-all',
  label: 'Purge everything',
  icon: <IconEraser size={16} aria-hidden="true" />,
} as const

/** `/services/cdn/{id}`. */
export function CdnDetailScreen({ distributionId }: { readonly distributionId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ResourceDetailScreen
      definition={cdnResource}
      id={distributionId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        analytics: { label: 'Analytics', Panel: AnalyticsTab },
        rules: { label: 'Cache rules', Panel: RulesTab },
        purge: { label: 'Purge', Panel: PurgeTab },
        settings: { label: 'Settings', Panel: SettingsTab },
        activity: { label: 'Activity', Panel: CdnActivityTab },
      }}
      actions={cdnActions}
      buttons={() => ({ dialogButtons: [PURGE] })}
      facts={(distribution) => [
        planName(distribution),
        <CopiedFact key="edge" value={distribution.edgeDomain} label="CNAME target" />,
      ]}
      dialogs={(distribution, { dialog, close }) => (
        <>
          <PurgeAllDialog distribution={distribution} opened={dialog === 'purge-all'} onClose={close} />
          <ActionDialogs
            definition={cdnResource}
            actions={cdnActions}
            dialog={dialog}
            resource={distribution}
            onClose={close}
          />
        </>
      )}
      deletedMessage="It is no longer served from the edge. Its origins aren’t affected."
    />
  )
}
