import { useQuery } from '@tanstack/react-query'
import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelColumns } from '#src/resources/detail/panel.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { databaseSummaryQuery } from './database-list-query.ts'
import classes from './health-panels.module.css'

const NOTHING = '–'

/** Panels of the specification below the list: Performance Metrics and Backup Status, over all databases. */
export function HealthPanels() {
  const format = useFormat()
  const { data } = useQuery(databaseSummaryQuery())
  if (data === undefined || data.total === 0) return null
  const { performance, connections, backups } = data
  const percent = (value: number | null) => (value === null ? NOTHING : format.percent(value, 1))
  const { averageLatencyMilliseconds: latency, queriesPerSecond: queries } = performance
  return (
    <div className={classes.below}>
      <PanelColumns>
        <FactsPanel
          title="Performance Metrics"
          facts={[
            { name: 'Average CPU', value: percent(performance.averageCpuPercent) },
            { name: 'Average memory', value: percent(performance.averageMemoryPercent) },
            {
              name: 'Average latency',
              value: latency === null ? NOTHING : `${format.number(latency, 1)} ms`,
            },
            { name: 'Queries', value: queries === null ? NOTHING : `${format.number(queries)} per second` },
            {
              name: 'Connections',
              value:
                connections.max === 0
                  ? NOTHING
                  : `${format.percent((100 * connections.used) / connections.max, 1)} in use`,
            },
          ]}
        />
        <FactsPanel
          title="Backup Status"
          facts={[
            {
              name: 'Last successful',
              value:
                backups.lastSucceededAt === null ? 'None yet' : <RelativeTime at={backups.lastSucceededAt} />,
            },
            { name: 'Running now', value: format.number(backups.running) },
            { name: 'Failed', value: `${format.number(backups.failed)} in the last 24 hours` },
            {
              name: 'Backups kept',
              value: `${format.number(backups.total)}, ${format.bytes(backups.sizeGb * BYTES_PER_GB)} in all`,
            },
            {
              name: 'Not scheduled',
              value: `${format.number(backups.databasesWithout)} ${backups.databasesWithout === 1 ? 'database' : 'databases'}`,
            },
          ]}
        />
      </PanelColumns>
    </div>
  )
}
