import { IconCamera, IconRestore, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listDatabaseBackupsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { deleteDatabaseBackup } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseBackup } from '#src/api/generated/types.gen.ts'
import { backupCan } from '#src/domain/database-backup.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { Clamped, none, OneLine, Quantity, TimeCell } from '#src/resources/list/cells.tsx'
import { denialReason, useActionCheck, useCanChange } from '#src/resources/permissions.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from '#src/resources/polling.ts'
import { listParameters } from '#src/resources/queries.ts'
import { NOT_ON_PAGE, useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import type { DatabaseTabProps } from '../database-detail-search.ts'
import { scheduleAndRetention } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'
import { backupName } from './backup-labels.ts'
import { BackupStatus } from './backup-status.tsx'

const backupSearch = tableSearch({
  sortFields: ['startedAt', 'size', 'status'],
  defaultSort: '-startedAt',
  dialogs: [],
  filters: { status: ['running', 'succeeded', 'failed'] },
})

type BackupSearch = typeof backupSearch.defaults

const filters: readonly Filter<BackupSearch>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All',
    options: [
      { value: 'running', label: 'Running' },
      { value: 'succeeded', label: 'Succeeded' },
      { value: 'failed', label: 'Failed' },
    ],
  },
]

/** One page of backups. Polls faster while a backup runs. */
function backupsQuery(databaseId: string, search: BackupSearch) {
  const { q: _q, ...query } = listParameters(search, ['status'])
  return queryOptions({
    ...listDatabaseBackupsOptions({ path: { databaseId }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running') ? FAST_POLL_MS : SLOW_POLL_MS,
  })
}

/** Backup schedule and list of backups. */
export function BackupsTab({ resource: database, search: address, onSearchChange }: DatabaseTabProps) {
  const format = useFormat()
  // Local state, because the URL already holds the tab and its dialogs.
  const [search, setSearch] = useState(backupSearch.defaults)
  const client = useQueryClient()
  const query = useQuery(backupsQuery(database.id, search))
  const check = useActionCheck(databaseResource)
  const open = (dialog: 'restore' | 'delete-backup', item: string) => onSearchChange({ dialog, item })
  const chosen = query.data?.items.find(({ id }) => id === address.item)
  const isDeleting = address.dialog === 'delete-backup'
  const close = () => onSearchChange({ dialog: '', item: '' })
  useMissingRow({
    opened: isDeleting,
    id: address.item,
    isFound: chosen !== undefined,
    isLoaded: query.data !== undefined && !query.isPlaceholderData,
    noun: 'backup',
    hint: NOT_ON_PAGE,
    onClose: close,
  })
  return (
    <PanelStack>
      <FactsPanel
        title="Schedule"
        facts={[
          { name: 'Backups', value: scheduleAndRetention(database.backupSchedule, format) },
          {
            name: 'Next',
            value:
              database.nextBackupAt !== null ? (
                <RelativeTime at={database.nextBackupAt} />
              ) : database.backupSchedule.frequency === 'off' ? (
                'Not scheduled'
              ) : (
                'When it’s running again'
              ),
          },
          {
            name: 'Last successful',
            value: database.lastBackupAt === null ? 'None yet' : <RelativeTime at={database.lastBackupAt} />,
          },
        ]}
      />
      <div>
        <DisabledReason reason={denialReason(check('backUp', database))}>
          <Button
            leftSection={<IconCamera size={16} aria-hidden="true" />}
            onClick={() => onSearchChange({ dialog: 'backup' })}
          >
            Create backup
          </Button>
        </DisabledReason>
      </div>
      <ResourceTable
        table="listDatabaseBackups"
        label="Backups"
        noun={{ one: 'backup', many: 'backups' }}
        rowId={({ id }) => id}
        rowName={(backup) => backupName(backup, format)}
        query={query}
        loadRows={everyPage((page) => client.fetchQuery(backupsQuery(database.id, { ...search, ...page })))}
        search={search}
        defaults={backupSearch.defaults}
        onSearchChange={setSearch}
        searchLabel={null}
        filters={filters}
        columns={columns(format)}
        rowActions={useRowActions(database, open)}
        empty={
          <EmptyState
            title="No backups yet"
            description="Backups are point-in-time copies. Restore one into a new database."
            icon={<IconCamera size={22} />}
          />
        }
      />
      <DeleteBackupDialog database={database} backup={chosen} opened={isDeleting} onClose={close} />
    </PanelStack>
  )
}

function columns(format: Format): readonly Column<DatabaseBackup, 'startedAt' | 'size' | 'status'>[] {
  return [
    {
      key: 'started',
      header: 'Started',
      sort: 'startedAt',
      always: true,
      cell: ({ startedAt }) => (
        <OneLine>
          <Time at={startedAt} />
        </OneLine>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      onPhone: 'status',
      sort: 'status',
      cell: (backup) => <BackupStatus backup={backup} />,
      note: ({ statusReason }) => statusReason,
    },
    {
      key: 'label',
      header: 'Label',
      onPhone: ({ label }) => label,
      minWidth: 11,
      cell: ({ label }) => (label === '' ? none : <Clamped>{label}</Clamped>),
    },
    {
      key: 'trigger',
      header: 'Source',
      onPhone: 'detail',
      cell: ({ trigger }) => <OneLine>{trigger === 'schedule' ? 'Scheduled' : 'Manual'}</OneLine>,
    },
    { key: 'version', header: 'Version', cell: ({ version }) => version },
    {
      key: 'size',
      header: 'Size',
      sort: 'size',
      onPhone: ({ sizeGb }) => (sizeGb === null ? null : `${format.number(sizeGb, 1)} GB`),
      align: 'end',
      cell: ({ sizeGb }) =>
        sizeGb === null ? none : <Quantity value={format.number(sizeGb, 1)} unit="GB" />,
    },
    {
      key: 'expires',
      header: 'Expires',
      cell: ({ expiresAt }) => (expiresAt === null ? <OneLine>Never</OneLine> : <TimeCell at={expiresAt} />),
    },
  ]
}

function useRowActions(
  database: Pick<Database, 'status'>,
  open: (dialog: 'restore' | 'delete-backup', id: string) => void,
): (backup: DatabaseBackup) => readonly RowAction[] {
  const canChange = useCanChange(databaseResource)
  // Only the server knows if a restore is reading the backup.
  const can = (action: 'restore' | 'delete', { status }: DatabaseBackup) =>
    canChange.allowed ? backupCan(action, { status, isRead: false, ofDatabase: database.status }) : canChange
  return (backup) => [
    {
      key: 'restore',
      label: 'Restore',
      icon: <IconRestore size={16} aria-hidden="true" />,
      check: can('restore', backup),
      onSelect: () => open('restore', backup.id),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      check: can('delete', backup),
      onSelect: () => open('delete-backup', backup.id),
    },
  ]
}

function DeleteBackupDialog({
  database,
  backup,
  opened,
  onClose,
}: {
  readonly database: Database
  readonly backup: DatabaseBackup | undefined
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const format = useFormat()
  const shown = useLastValue(backup)
  const denial = denialReason(useCanChange(databaseResource))
  const remove = useChange(databaseResource, {
    call: async ({ id }, databaseBackupId: string) => {
      await deleteDatabaseBackup({ path: { databaseId: id, databaseBackupId } })
      return undefined
    },
    change: 'action',
    also: ['listDatabaseBackups'],
  })
  if (shown === undefined) return null
  return (
    <ConfirmDialog
      opened={opened && backup !== undefined}
      {...confirmationOf(remove, {
        variables: { resource: database, input: shown.id },
        successMessage: 'The backup has been deleted',
        onClose,
      })}
      title="Delete this backup?"
      confirmLabel="Delete"
      destructive
      disabledReason={denial}
    >
      <p>
        {backupName(shown, format)}. It can’t be restored afterwards. Databases restored from it aren’t
        affected.
      </p>
    </ConfirmDialog>
  )
}
