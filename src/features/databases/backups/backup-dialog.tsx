import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import { createDatabaseBackup } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseBackupCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useRejectedText } from '#src/resources/form/use-rejected-text.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { z } from '#src/ui/zod.ts'
import { databaseResource } from '../database-resource.ts'

type BackupDraft = Required<DatabaseBackupCreate>

const NEW_BACKUP: BackupDraft = { label: '' }

const storedBackupSchema: z.ZodMiniType<BackupDraft> = z.object({ label: z.string() })

/** Starts a backup now, with an optional label. Remount it (`key`) for each backup. */
export function BackupDialog({
  opened,
  database,
  onClose,
}: {
  readonly opened: boolean
  readonly database: Database
  readonly onClose: () => void
}) {
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `${database.id}-backup`,
    initial: NEW_BACKUP,
    schema: storedBackupSchema,
  })
  const { label } = draft
  const [keyFor] = useState(() => createIdempotencyKeys())
  const backUp = useChange(databaseResource, {
    call: async ({ id }, body: BackupDraft) => {
      await createDatabaseBackup({
        path: { databaseId: id },
        body,
        headers: { 'Idempotency-Key': keyFor(body) },
      })
      forget()
      return undefined
    },
    change: 'action',
    also: ['listDatabaseBackups'],
  })
  const tooLong = lengthProblem(cleanName(label), limits.DatabaseBackupCreate.label.maxLength)
  const { rejected, otherError, around, textChanged } = useRejectedText(backUp, 'label')
  const check = useActionCheck(databaseResource)('backUp', database)
  const unsaved = useRef(false)
  unsaved.current = isChanged && !backUp.isSuccess
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(backUp, {
        variables: { resource: database, input: { label: cleanName(label) } },
        successMessage: `${database.name} is being backed up`,
        onClose,
      })}
      error={otherError}
      title={`Back up ${database.name}?`}
      confirmLabel="Create backup"
      disabledReason={denialReason(check) ?? tooLong ?? null}
    >
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without backing up?" />
      {/* While the dialog closes, the form starts afresh and shows no note. */}
      {opened && isRestored && <RestoredNote onStartOver={startOver} />}
      <p>The database stays available. Manual backups are kept until you delete them.</p>
      <div ref={around}>
        <TextInput
          data-autofocus
          label="Label (optional)"
          description="Shown in the backup list, such as “Before the import”."
          value={label}
          error={tooLong ?? rejected}
          autoComplete="off"
          onChange={(event) => {
            setDraft({ label: event.currentTarget.value })
            textChanged()
          }}
        />
      </div>
    </ConfirmDialog>
  )
}
