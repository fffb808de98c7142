import { Skeleton, TextInput } from '@mantine/core'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  getDatabaseCatalogOptions,
  listDatabaseBackupsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { restoreDatabaseBackup } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseRestore } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { MAX_NAME_LENGTH, nameProblem } from '#src/domain/labels.ts'
import { REGION_IDS, REGIONS } from '#src/domain/region.ts'
import { invalidate, setResourceData } from '#src/resources/cache.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { NextStep } from '#src/resources/next-step.tsx'
import { denialReason, useCanChange } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import { databaseResource } from '../database-resource.ts'
import { plansFor } from '../parts/plan-choices.tsx'
import { backupName } from './backup-labels.ts'

interface RestoreDialogProps {
  readonly opened: boolean
  readonly database: Database
  /** Empty for the latest backup. */
  readonly backupId: string
  readonly onClose: () => void
}

interface RestoreDraft extends Required<DatabaseRestore> {
  /** Empty for the latest backup. */
  readonly backupId: string
}

const storedRestoreSchema: z.ZodMiniType<RestoreDraft> = z.object({
  backupId: z.string(),
  name: z.string(),
  planId: z.string(),
  region: z.enum(REGION_IDS),
})

/** The newest successful backups; all of them if `backupId` isn't among the newest. */
function restorableBackupsQuery(client: QueryClient, databaseId: string, backupId: string) {
  const pageQuery = (page: { readonly page: number; readonly pageSize: number }) =>
    listDatabaseBackupsOptions({ path: { databaseId }, query: { ...page, status: ['succeeded'] } })
  const newest = pageQuery({ page: 1, pageSize: 100 })
  return queryOptions({
    queryKey: [...newest.queryKey, backupId],
    queryFn: async () => {
      const { items } = await client.fetchQuery(newest)
      if (backupId === '' || items.some(({ id }) => id === backupId)) return items
      return everyPage((page) => client.fetchQuery(pageQuery(page)))(() => {})
    },
  })
}

/** Restores a backup into a new database; the original stays unchanged. Remount it (`key`) for another database or backup. */
export function RestoreDialog({ opened, database, backupId, onClose }: RestoreDialogProps) {
  const format = useFormat()
  const client = useQueryClient()
  const navigate = useNavigate()
  const canChange = useCanChange(databaseResource)
  const backups = useQuery({ ...restorableBackupsQuery(client, database.id, backupId), enabled: opened })
  const catalog = useQuery({ ...getDatabaseCatalogOptions(), enabled: opened })
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft<RestoreDraft>({
    name: `${database.id}-restore-${backupId}`,
    initial: {
      backupId,
      name: `${database.name.slice(0, MAX_NAME_LENGTH - '-restored'.length)}-restored`,
      planId: database.planId,
      region: database.region,
    },
    schema: storedRestoreSchema,
  })
  const { backupId: chosen, name, planId, region } = draft
  const [keyFor] = useState(() => createIdempotencyKeys())
  const restore = useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: DatabaseRestore }) =>
      restoreDatabaseBackup({
        path: { databaseId: database.id, databaseBackupId: id },
        body,
        headers: { 'Idempotency-Key': keyFor({ id, body }) },
      }),
    onSuccess: (restored) => {
      forget()
      setResourceData(client, databaseResource, restored)
      return invalidate(client, databaseResource, 'create')
    },
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !restore.isSuccess
  const change = (part: Partial<RestoreDraft>) => {
    setDraft({ ...draft, ...part })
    if (restore.isError) restore.reset()
  }
  const serverErrors = fieldErrors(restore.error)
  const wrongName = nameProblem(name)
  const items = backups.data
  const backup = chosen === '' ? items?.[0] : items?.find(({ id }) => id === chosen)
  const none = items?.length === 0
  const locked = none ? 'There is no successful backup. Create one first.' : (wrongName ?? null)
  const plans = catalog.data === undefined ? [] : plansFor(database, catalog.data)

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => {
        if (backup === undefined) return
        restore.mutate(
          { id: backup.id, body: { name, planId, region } },
          {
            onSuccess: (restored) => {
              unsaved.current = false
              toast.success(`${restored.name} is being restored`)
              void navigate(databaseResource.linkTo(restored.id))
            },
          },
        )
      }}
      title={`Restore ${database.name} into a new database?`}
      confirmLabel="Restore"
      pending={restore.isPending}
      // Field errors show at their fields.
      error={
        isShownAtFields(restore.error, ['name', 'planId', 'region']) ? null : (restore.error ?? backups.error)
      }
      nextStep={<NextStep error={restore.error} />}
      locked={backup === undefined}
      disabledReason={denialReason(canChange) ?? locked}
    >
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without restoring?" />
      {/* While the dialog closes, the form starts afresh and shows no note. */}
      {opened && isRestored && <RestoredNote onStartOver={startOver} />}
      <p>
        Creates a new database from the backup, with the same allowed networks and a new password.{' '}
        {database.name} isn’t affected.
      </p>
      {items === undefined ? (
        <Skeleton height="3.5rem" />
      ) : (
        !none && (
          <Select
            label="Backup"
            value={backup?.id ?? ''}
            error={backup === undefined && 'This backup can’t be restored anymore. Choose another one.'}
            data={[
              ...(backup === undefined ? [{ value: '', label: 'Choose a backup', disabled: true }] : []),
              ...items.map((it) => ({ value: it.id, label: backupName(it, format) })),
            ]}
            onChange={(id) => change({ backupId: id })}
          />
        )
      )}
      <TextInput
        data-autofocus
        label="Name of the new database"
        value={name}
        error={wrongName ?? serverErrors.name}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Select
        label="Plan"
        value={planId}
        error={serverErrors.planId}
        data={plans.map((plan) => ({
          value: plan.id,
          label: `${plan.name}, ${format.number(plan.storageGb)} GB, ${format.money(plan.monthlyPrice)}/mo`,
        }))}
        onChange={(id) => change({ planId: id })}
      />
      <Select
        label="Region"
        value={region}
        data={REGIONS.map((it) => ({ value: it.id, label: it.name }))}
        onChange={(id) => change({ region: id })}
      />
    </ConfirmDialog>
  )
}
