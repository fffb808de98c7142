import { getRouteApi } from '@tanstack/react-router'
import { regionName } from '#src/domain/region.ts'
import { ResourceAlerts } from '#src/resources/alerts/resource-alerts.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { CopiedFact } from '#src/resources/detail/fact-line.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { databaseActions } from './database-actions.tsx'
import { DATABASE_DIALOGS } from './database-dialog-names.ts'
import { DatabaseDialogs } from './database-dialogs.tsx'
import { engineAndVersion } from './database-labels.ts'
import { databaseResource } from './database-resource.ts'
import { OverviewTab } from './detail/overview-tab.tsx'

const route = getRouteApi('/_console/storage/databases/$databaseId')

const BackupsTab = detailTab(() => import('./backups/backups-tab.tsx').then((part) => part.BackupsTab))
const ConfigurationTab = detailTab(() =>
  import('./detail/configuration-tab.tsx').then((part) => part.ConfigurationTab),
)
const DatabaseActivityTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.DatabaseActivityTab),
)
const DatabaseMetricsTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.DatabaseMetricsTab),
)
const SecurityTab = detailTab(() => import('./security/security-tab.tsx').then((part) => part.SecurityTab))

/** `/storage/databases/{id}`. */
export function DatabaseDetailScreen({ databaseId }: { readonly databaseId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ResourceDetailScreen
      definition={databaseResource}
      id={databaseId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        security: { label: 'Security', Panel: SecurityTab },
        backups: { label: 'Backups', Panel: BackupsTab },
        metrics: { label: 'Metrics', Panel: DatabaseMetricsTab },
        configuration: { label: 'Configuration', Panel: ConfigurationTab },
        activity: { label: 'Activity', Panel: DatabaseActivityTab },
      }}
      actions={databaseActions}
      buttons={() => ({ primary: ['start'], buttons: ['start', 'stop'] })}
      facts={(database) => [
        engineAndVersion(database),
        regionName(database.region),
        <CopiedFact
          key="endpoint"
          value={`${database.endpoint.host}:${database.endpoint.port}`}
          label="endpoint"
        />,
      ]}
      notice={({ id, name, status, statusReason }) => (
        <>
          {status === 'maintenance' && statusReason !== null && <Notice>{statusReason}</Notice>}
          <ResourceAlerts id={id} name={name} />
        </>
      )}
      dialogs={(database, { dialog, item, close }) => (
        <DatabaseDialogs
          // The tabs render the other dialogs.
          dialog={DATABASE_DIALOGS.find((name) => name === dialog) ?? ''}
          database={database}
          backupId={item}
          onClose={close}
        />
      )}
      deletedMessage="Its data, users and backups were deleted."
    />
  )
}
