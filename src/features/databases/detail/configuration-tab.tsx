import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getDatabaseCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseUpdate } from '#src/api/generated/types.gen.ts'
import { DangerZone } from '#src/resources/detail/danger-zone.tsx'
import { DeletionProtectionPanel } from '#src/resources/detail/deletion-protection-panel.tsx'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { RenamePanel } from '#src/resources/detail/rename-panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ZoneName } from '#src/ui/zone-name.tsx'
import { scheduleSchema, windowSchema } from '../create/database-draft.ts'
import type { DatabaseTabProps } from '../database-detail-search.ts'
import { databaseResource } from '../database-resource.ts'
import { ScheduleFields } from '../parts/schedule-fields.tsx'
import { WindowFields } from '../parts/window-fields.tsx'
import { ResizePanel } from './resize-panel.tsx'
import { UpgradePanel } from './upgrade-panel.tsx'

export function ConfigurationTab({ resource: database, onSearchChange }: DatabaseTabProps) {
  const common = { definition: databaseResource, resource: database, action: 'update', call: update } as const
  const check = useActionCheck(databaseResource)
  return (
    <PanelStack>
      <CatalogParts database={database} />
      <SchedulePanel database={database} />
      <WindowPanel database={database} />
      <RenamePanel
        {...common}
        description="Takes effect immediately. The host name doesn’t change, so connections stay open."
      />
      <TagsPanel {...common} />
      <DeletionProtectionPanel {...common} />
      <DangerZone
        title="Delete this database"
        description="Deletes all data, users and backups. This can’t be undone."
        label="Delete database"
        reason={denialReason(check('delete', database))}
        onDelete={() => onSearchChange({ dialog: 'delete' })}
      />
    </PanelStack>
  )
}

const update = ({ id }: Database, change: DatabaseUpdate) =>
  updateDatabase({ path: { databaseId: id }, body: change })

/** Plan and version, which need the catalog. */
function CatalogParts({ database }: { readonly database: Database }) {
  const catalog = useQuery(getDatabaseCatalogOptions())
  if (catalog.data === undefined) {
    return (
      <Panel title="Plan">
        {catalog.error ? (
          <ErrorState error={catalog.error} onRetry={() => catalog.refetch()} retrying={catalog.isFetching} />
        ) : (
          <Skeleton height="10rem" />
        )}
      </Panel>
    )
  }
  return (
    <>
      <ResizePanel key={`plan-${database.planId}`} database={database} catalog={catalog.data} />
      <UpgradePanel key={`version-${database.version}`} database={database} catalog={catalog.data} />
    </>
  )
}

function SchedulePanel({ database }: { readonly database: Database }) {
  const edit = useEdit({
    definition: databaseResource,
    resource: database,
    action: 'update',
    change: 'action', // summaries count databases without a schedule
    initial: { backupSchedule: database.backupSchedule },
    schema: scheduleSchema,
    call: update,
    saved: 'Backup schedule saved',
  })
  return (
    <EditPanel
      title="Backup schedule"
      description="Applies to new backups. Existing backups keep their retention."
      edit={edit}
      submitLabel="Save schedule"
    >
      <ScheduleFields
        value={edit.draft.backupSchedule}
        onChange={(backupSchedule) => edit.change({ backupSchedule })}
        problems={edit.problems}
        disabled={edit.reason !== null}
      />
    </EditPanel>
  )
}

function WindowPanel({ database }: { readonly database: Database }) {
  const format = useFormat()
  const edit = useEdit({
    definition: databaseResource,
    resource: database,
    action: 'update',
    change: 'edit',
    initial: { maintenanceWindow: database.maintenanceWindow },
    schema: windowSchema,
    call: update,
    saved: 'Maintenance window saved',
  })
  const { nextMaintenanceAt } = database
  return (
    <EditPanel
      title="Maintenance window"
      description={
        <>
          Weekly one-hour window for maintenance.{' '}
          {nextMaintenanceAt === null ? (
            'None is planned.'
          ) : (
            <>
              Next maintenance: {format.dateTime(nextMaintenanceAt)}{' '}
              <ZoneName at={Date.parse(nextMaintenanceAt)} />.
            </>
          )}
        </>
      }
      edit={edit}
      submitLabel="Save window"
    >
      <WindowFields
        value={edit.draft.maintenanceWindow}
        onChange={(maintenanceWindow) => edit.change({ maintenanceWindow })}
        disabled={edit.reason !== null}
      />
    </EditPanel>
  )
}
