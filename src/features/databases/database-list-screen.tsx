import {
  IconCamera,
  IconChartLine,
  IconCopy,
  IconDatabase,
  IconRestore,
  IconSettings,
  IconShieldLock,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Database } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { regionFilter, statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { totalCost, totalQuantity } from '#src/resources/list/totals.tsx'
import { useActionCheck, useCanChange } from '#src/resources/permissions.ts'
import { copyText } from '#src/ui/copy-text.ts'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { databaseActions } from './database-actions.tsx'
import type { DatabaseDetailSearch } from './database-detail-search.ts'
import { DatabaseDialogs } from './database-dialogs.tsx'
import { ENGINE_NAMES } from './database-labels.ts'
import { type DatabaseListSearch, databaseListSearch } from './database-list-search.ts'
import { databaseResource } from './database-resource.ts'
import { databaseColumns } from './list/database-columns.tsx'
import { databaseListParameters, databaseListQuery } from './list/database-list-query.ts'
import { DatabaseSummaryCards } from './list/database-summary-cards.tsx'
import { HealthPanels } from './list/health-panels.tsx'

const route = getRouteApi('/_console/storage/databases/')

/** Options of the specification first: Running, Maintenance, Stopped; PostgreSQL, MySQL, Redis, MongoDB. */
const filters: readonly Filter<DatabaseListSearch>[] = [
  {
    kind: 'select',
    name: 'engine',
    label: 'Type',
    all: 'All',
    options: Object.entries(ENGINE_NAMES).map(([value, label]) => ({
      value: value as keyof typeof ENGINE_NAMES,
      label,
    })),
  },
  statusFilter(databaseResource),
  regionFilter(),
  tagFilter,
]

/** `/storage/databases`. */
export function DatabaseListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const rowActions = useRowActions()
  const bulkActions = useBulkActions(databaseResource, databaseActions, {
    type: 'database',
    names: ['start', 'stop', 'delete'],
    query: databaseListParameters(search),
  })
  const query = useQuery(databaseListQuery(databaseListParameters(search)))
  const sums = query.data?.totals
  return (
    <ResourceListScreen
      definition={databaseResource}
      title="Databases"
      description="Managed databases, with backups, upgrades and metrics."
      create={{ label: 'Create Database', to: linkOptions({ to: '/storage/databases/new' }) }}
      summary={<DatabaseSummaryCards />}
      query={query}
      totals={
        sums && [
          totalQuantity('size', format.number(sums.usedGb, 1), `/ ${format.number(sums.storageGb)} GB`),
          totalCost(sums),
        ]
      }
      loadRows={everyPage((page) =>
        client.fetchQuery(databaseListQuery(databaseListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={databaseListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'table', columns: databaseColumns(format) }}
      bulkActions={bulkActions}
      rowActions={rowActions}
      empty={{
        description: 'We run backups, updates and monitoring. Choose an engine, a plan and a region.',
        icon: <IconDatabase size={22} />,
      }}
      dialogs={(dialog, database, close) => (
        <DatabaseDialogs dialog={dialog} database={database} backupId="" onClose={close} />
      )}
    >
      <HealthPanels />
    </ResourceListScreen>
  )
}

/**
 * Row menu of the specification (Copy Connection String, View Metrics, Configure, Create Backup, Restore, Security
 * Settings), plus start, stop and delete.
 */
function useRowActions(): (database: Database) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const check = useActionCheck(databaseResource)
  const canChange = useCanChange(databaseResource)
  const openDialog = (dialog: DatabaseListSearch['dialog'], { id }: Database) =>
    void navigate({ search: (search) => ({ ...search, dialog, row: id }) })
  const open = (tab: DatabaseDetailSearch['tab'], { id }: Database) =>
    void navigate({ ...databaseResource.linkTo(id), search: { tab } })
  const actions = useResourceActions(
    databaseResource,
    databaseActions,
    (name, database) => name !== 'start' && openDialog(name, database),
  )
  const icon = { size: 16, 'aria-hidden': true } as const
  return (database) => [
    {
      key: 'copy',
      label: 'Copy Connection String',
      icon: <IconCopy {...icon} />,
      check: ALLOWED,
      onSelect: () => copyConnectionString(database),
    },
    {
      key: 'metrics',
      label: 'View Metrics',
      icon: <IconChartLine {...icon} />,
      check: ALLOWED,
      onSelect: () => open('metrics', database),
    },
    {
      key: 'configure',
      label: 'Configure',
      icon: <IconSettings {...icon} />,
      check: ALLOWED,
      onSelect: () => open('configuration', database),
    },
    {
      key: 'backup',
      label: 'Create Backup',
      icon: <IconCamera {...icon} />,
      check: check('backUp', database),
      onSelect: () => openDialog('backup', database),
    },
    {
      key: 'restore',
      label: 'Restore',
      icon: <IconRestore {...icon} />,
      check: canChange,
      onSelect: () => openDialog('restore', database),
    },
    {
      key: 'security',
      label: 'Security Settings',
      icon: <IconShieldLock {...icon} />,
      check: ALLOWED,
      onSelect: () => open('security', database),
    },
    ...actions(database, ['start', 'stop', 'delete']),
  ]
}

/**
 * Copies the endpoint (specification, section 3). The page of the database has the string with user and password, and
 * the commands of clients.
 */
function copyConnectionString({ endpoint: { host, port } }: Database): void {
  void copyText(`${host}:${port}`)
}
