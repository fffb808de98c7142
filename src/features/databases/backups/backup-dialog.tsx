import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import { createDatabaseBackup } from '#src/api/generated/sdk.gen.ts'
import type { Database } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { databaseResource } from '../database-resource.ts'

/** Starts a backup now, with an optional label. */
export function BackupDialog({
  opened,
  database,
  onClose,
}: {
  readonly opened: boolean
  readonly database: Database
  readonly onClose: () => void
}) {
  const [label, setLabel] = useState('')
  const [keyFor] = useState(() => createIdempotencyKeys())
  const backUp = useChange(databaseResource, {
    call: async ({ id }, body: { readonly label: string }) => {
      await createDatabaseBackup({
        path: { databaseId: id },
        body,
        headers: { 'Idempotency-Key': keyFor(body) },
      })
      return undefined
    },
    change: 'action',
    also: ['listDatabaseBackups'],
  })
  const problem = lengthProblem(label.trim(), limits.DatabaseBackupCreate.label.maxLength)
  const check = useActionCheck(databaseResource)('backUp', database)
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(backUp, {
        variables: { resource: database, input: { label: label.trim() } },
        successMessage: `${database.name} is being backed up`,
        onClose,
      })}
      title={`Back up ${database.name}?`}
      confirmLabel="Create backup"
      disabledReason={denialReason(check) ?? problem ?? null}
    >
      <p>The database stays available. Manual backups are kept until you delete them.</p>
      <TextInput
        data-autofocus
        label="Label (optional)"
        description="Shown in the backup list, such as “Before the import”."
        value={label}
        error={problem}
        autoComplete="off"
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
