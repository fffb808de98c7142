import type { DatabaseOrigin } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns, PanelStack } from '#src/resources/detail/panel.tsx'
import { uptimeFact } from '#src/resources/detail/uptime-fact.ts'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { TagList } from '#src/resources/tag-list.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ZoneName } from '#src/ui/zone-name.tsx'
import type { DatabaseTabProps } from '../database-detail-search.ts'
import { engineAndVersion, formatWindow, scheduleAndRetention } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'
import { ConnectionPanel } from '../security/connection-panel.tsx'
import { databaseMetrics } from './database-metrics.ts'

/** Current usage, connection details and configuration. */
export function OverviewTab({ resource: database }: DatabaseTabProps) {
  const format = useFormat()
  const { usage, connections, storage } = database
  return (
    <PanelStack>
      <UsageCards
        source={databaseMetrics(database.id)}
        meters={[
          ...(usage === null
            ? []
            : [
                { metric: 'cpu' as const, value: <UsagePercent percent={usage.cpuPercent} /> },
                { metric: 'memory' as const, value: <UsagePercent percent={usage.memoryPercent} /> },
              ]),
          {
            metric: 'connections',
            value: `${format.number(connections.used)} of ${format.number(connections.max)}`,
          },
          {
            metric: 'storage',
            value: `${format.number(storage.usedGb, 1)} of ${format.number(storage.totalGb)} GB`,
          },
        ]}
      />
      <ConnectionPanel database={database} />
      <PanelColumns>
        <FactsPanel
          title="Database Details"
          facts={[
            { name: 'ID', value: <span className="mono">{database.id}</span>, copy: database.id },
            { name: 'Type', value: engineAndVersion(database) },
            { name: 'Region', value: `${regionName(database.region)} (${database.region})` },
            { name: 'Created', value: <RelativeTime at={database.createdAt} /> },
            uptimeFact(database.startedAt, format),
            ...(database.restoredFrom === null
              ? []
              : [
                  {
                    name: 'Restored from',
                    value: <Origin {...database.restoredFrom} />,
                  },
                ]),
            { name: 'Tags', value: <TagList tags={database.tags} home={databaseResource.home} /> },
            { name: 'Deletion protection', value: database.deletionProtection ? 'On' : 'Off' },
          ]}
        />
        <FactsPanel
          title="Plan and maintenance"
          facts={[
            {
              name: 'CPU',
              value: `${format.number(database.vcpus)} ${database.vcpus === 1 ? 'vCPU' : 'vCPUs'}`,
            },
            { name: 'Memory', value: `${format.number(database.memoryGb, 1)} GB` },
            { name: 'Cost', value: `${format.money(database.monthlyCost)} per month` },
            { name: 'Backups', value: scheduleAndRetention(database.backupSchedule, format) },
            {
              name: 'Last backup',
              value:
                database.lastBackupAt === null ? 'None yet' : <RelativeTime at={database.lastBackupAt} />,
            },
            { name: 'Maintenance', value: formatWindow(database.maintenanceWindow, format) },
            {
              name: 'Next maintenance',
              value:
                database.nextMaintenanceAt === null ? (
                  'None planned'
                ) : (
                  <>
                    <Time at={database.nextMaintenanceAt} />{' '}
                    <ZoneName at={Date.parse(database.nextMaintenanceAt)} />
                  </>
                ),
            },
          ]}
        />
      </PanelColumns>
    </PanelStack>
  )
}

function Origin({ backedUpAt, database }: DatabaseOrigin) {
  return (
    <span>
      Backup of{' '}
      {database === null ? (
        'a deleted database'
      ) : (
        <PathLink href={`${resourceHref({ ...database, type: 'database' })}?tab=backups`}>
          {database.name}
        </PathLink>
      )}
      , <Time at={backedUpAt} />
    </span>
  )
}
