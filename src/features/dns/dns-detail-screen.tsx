import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { resourceQuery } from '#src/resources/queries.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { ZoneStagingProvider } from './detail/zone-staging.tsx'
import { dnsActions } from './dns-actions.tsx'
import { dnsResource } from './dns-resource.ts'

const route = getRouteApi('/_console/services/dns/$dnsZoneId')

const DnsActivityTab = detailTab(() => import('./detail/record-tabs.tsx').then((part) => part.DnsActivityTab))
const DnsMonitoringTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.DnsMonitoringTab),
)
const RecordsTab = detailTab(() => import('./detail/records-tab.tsx').then((part) => part.RecordsTab))
const SettingsTab = detailTab(() => import('./detail/settings-tab.tsx').then((part) => part.SettingsTab))
const ZoneFileTab = detailTab(() => import('./detail/zone-file-tab.tsx').then((part) => part.ZoneFileTab))

/** `/services/dns/{id}`. */
export function DnsDetailScreen({ dnsZoneId }: { readonly dnsZoneId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const format = useFormat()
  const zone = useQuery(resourceQuery(dnsResource, dnsZoneId)).data
  const screen = (
    <ResourceDetailScreen
      definition={dnsResource}
      id={dnsZoneId}
      search={search}
      // Keep the search of the record list.
      onSearchChange={(next, options) =>
        void navigate({
          search: (before) => ({ ...before, ...(typeof next === 'function' ? next(before) : next) }),
          ...options,
          resetScroll: false,
        })
      }
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        records: { label: 'Records', Panel: RecordsTab },
        'zone-file': { label: 'Zone file', Panel: ZoneFileTab },
        settings: { label: 'Settings', Panel: SettingsTab },
        monitoring: { label: 'Monitoring', Panel: DnsMonitoringTab },
        activity: { label: 'Activity', Panel: DnsActivityTab },
      }}
      actions={dnsActions}
      facts={({ recordCount }) => [recordCount === 1 ? '1 record' : `${format.number(recordCount)} records`]}
      dialogs={(resource, { dialog, close }) => (
        <ActionDialogs
          definition={dnsResource}
          actions={dnsActions}
          dialog={dialog}
          resource={resource}
          onClose={close}
        />
      )}
      deletedMessage="Its records were deleted."
    />
  )
  return zone === undefined ? (
    screen
  ) : (
    <ZoneStagingProvider key={zone.id} zone={zone}>
      {screen}
    </ZoneStagingProvider>
  )
}
