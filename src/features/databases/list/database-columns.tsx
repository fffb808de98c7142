import type { Database } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import {
  Cost,
  none,
  OneLine,
  perMonth,
  Quantity,
  ResourceLink,
  TimeCell,
} from '#src/resources/list/cells.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { Address } from '#src/ui/address.tsx'
import { Code } from '#src/ui/code.tsx'
import type { Format } from '#src/ui/format.ts'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { engineAndVersion, FREQUENCY_LABELS } from '../database-labels.ts'
import type { DatabaseListSearch } from '../database-list-search.ts'
import { databaseResource } from '../database-resource.ts'

type SortField = Exclude<DatabaseListSearch['sort'], `-${string}`>

/** Columns of the specification in its order. Less important ones are hidden by default. */
export function databaseColumns(format: Format): readonly Column<Database, SortField>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      cell: (it) => <ResourceLink definition={databaseResource} resource={it} />,
    },
    {
      key: 'type',
      header: 'Type',
      sort: 'engine',
      onPhone: 'detail',
      cell: (it) => <OneLine>{engineAndVersion(it)}</OneLine>,
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'status',
      onPhone: 'status',
      cell: (it) => <ResourceStatus definition={databaseResource} resource={it} />,
    },
    {
      key: 'size',
      header: 'Size',
      sort: 'storage',
      align: 'end',
      cell: ({ storage }) => (
        <Quantity value={format.number(storage.usedGb, 1)} unit={`/ ${format.number(storage.totalGb)} GB`} />
      ),
    },
    {
      key: 'connections',
      header: 'Connections',
      sort: 'connections',
      align: 'end',
      cell: ({ connections }) => (
        <Quantity value={format.number(connections.used)} unit={`/ ${format.number(connections.max)}`} />
      ),
    },
    {
      key: 'cpu',
      header: 'CPU',
      sort: 'cpu',
      align: 'end',
      cell: ({ usage }) => (usage === null ? none : <UsagePercent percent={usage.cpuPercent} />),
    },
    {
      key: 'memory',
      header: 'Memory',
      sort: 'memory',
      align: 'end',
      cell: ({ usage }) => (usage === null ? none : <UsagePercent percent={usage.memoryPercent} />),
    },
    {
      key: 'region',
      header: 'Region',
      sort: 'region',
      onPhone: 'detail',
      cell: ({ region }) => <OneLine>{regionName(region)}</OneLine>,
    },
    {
      key: 'backups',
      header: 'Backups',
      defaultHidden: true,
      cell: ({ backupSchedule }) => <OneLine>{FREQUENCY_LABELS[backupSchedule.frequency]}</OneLine>,
    },
    {
      key: 'cost',
      header: 'Cost',
      sort: 'monthlyCost',
      align: 'end',
      onPhone: (it) => perMonth(it.monthlyCost, format),
      cell: (it) => <Cost monthly={it.monthlyCost} />,
    },
    {
      key: 'endpoint',
      header: 'Endpoint',
      defaultHidden: true,
      cell: ({ endpoint }) => (
        <Code>
          <Address>{`${endpoint.host}:${endpoint.port}`}</Address>
        </Code>
      ),
    },
    {
      key: 'tags',
      header: 'Tags',
      defaultHidden: true,
      minWidth: 16,
      cell: (it) => <TagList tags={it.tags} home={databaseResource.home} />,
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      defaultHidden: true,
      cell: (it) => <TimeCell at={it.createdAt} />,
    },
  ]
}
