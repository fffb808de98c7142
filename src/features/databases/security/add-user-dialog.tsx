import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import * as patterns from '#src/api/generated/pattern-descriptions.gen.ts'
import type {
  Database,
  DatabaseUserCreate,
  DatabaseUserCredentials,
  DatabaseUserRole,
} from '#src/api/generated/types.gen.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/ui/dialog.module.css'
import { literalInput } from '#src/ui/literal-input.ts'
import { Select } from '#src/ui/select.tsx'
import { z } from '#src/ui/zod.ts'
import { ROLE_DESCRIPTIONS } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'
import { useAddUser } from './use-credentials.ts'

/** Pattern of `DatabaseUserName` in the contract. */
const USER_NAME = /^[a-z_][a-z0-9_]{0,30}$/

const ROLES = Object.keys(ROLE_DESCRIPTIONS) as DatabaseUserRole[]

const NEW_USER: DatabaseUserCreate = { name: '', role: 'read_only' }

const storedUserSchema: z.ZodMiniType<DatabaseUserCreate> = z.object({
  name: z.string(),
  role: z.enum(ROLES),
})

/** Adds a user; the server generates the password. Remount it (`key`) for each user. */
export function AddUserDialog({
  opened,
  database,
  onClose,
  onAdded,
}: {
  readonly opened: boolean
  readonly database: Database
  readonly onClose: () => void
  readonly onAdded: (credentials: DatabaseUserCredentials) => void
}) {
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `${database.id}-user`,
    initial: NEW_USER,
    schema: storedUserSchema,
  })
  const { name } = draft
  const add = useAddUser(forget)
  const check = useActionCheck(databaseResource)('changeUsers', database)
  const wrong = name === '' ? 'Enter a name.' : `Use ${patterns.DatabaseUserName}.`
  const attempts = useAttempts<DatabaseUserCreate>(USER_NAME.test(name) ? {} : { name: wrong })
  const fields = useFocusOnProblem<HTMLDivElement>(attempts.count)
  const unsaved = useRef(false)
  unsaved.current = isChanged && !add.isSuccess

  function confirm(): void {
    add.reset()
    if (!attempts.begin()) return
    add.mutate({ database, user: draft }, { onSuccess: onAdded, onError: attempts.failed })
  }

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={confirm}
      title={`Add a user to ${database.name}`}
      confirmLabel="Add user"
      pending={add.isPending}
      error={isShownAtFields(add.error, ['name']) ? null : add.error}
      disabledReason={denialReason(check)}
    >
      <div ref={fields} className={classes.body}>
        <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without adding the user?" />
        {/* While the dialog closes, the form starts afresh and shows no note. */}
        {opened && isRestored && <RestoredNote onStartOver={startOver} />}
        <TextInput
          data-autofocus
          label="Name"
          value={name}
          error={attempts.problems.name}
          {...literalInput}
          required
          onChange={(event) => {
            const name = event.currentTarget.value
            setDraft({ ...draft, name })
            attempts.changed({ name })
          }}
        />
        <Select
          label="Access"
          value={draft.role}
          data={ROLES.map((value) => ({ value, label: ROLE_DESCRIPTIONS[value] }))}
          onChange={(role) => setDraft({ ...draft, role })}
        />
      </div>
    </ConfirmDialog>
  )
}
