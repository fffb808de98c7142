import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as patterns from '#src/api/generated/pattern-descriptions.gen.ts'
import type {
  Database,
  DatabaseUserCreate,
  DatabaseUserCredentials,
  DatabaseUserRole,
} from '#src/api/generated/types.gen.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/ui/dialog.module.css'
import { literalInput } from '#src/ui/literal-input.ts'
import { ROLE_DESCRIPTIONS } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'
import { useAddUser } from './use-credentials.ts'

/** Pattern of `DatabaseUserName` in the contract. */
const USER_NAME = /^[a-z_][a-z0-9_]{0,30}$/

const roles = Object.entries(ROLE_DESCRIPTIONS).map(([value, label]) => ({ value, label }))

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
  const [name, setName] = useState('')
  const [role, setRole] = useState<DatabaseUserRole>('read_only')
  const add = useAddUser()
  const check = useActionCheck(databaseResource)('changeUsers', database)
  const wrong = name === '' ? 'Enter a name.' : `Use ${patterns.DatabaseUserName}.`
  const attempts = useAttempts<DatabaseUserCreate>(USER_NAME.test(name) ? {} : { name: wrong })
  const fields = useFocusOnProblem<HTMLDivElement>(attempts.count)

  function confirm(): void {
    add.reset()
    if (!attempts.begin()) return
    add.mutate({ database, user: { name, role } }, { onSuccess: onAdded, onError: attempts.failed })
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
        <TextInput
          data-autofocus
          label="Name"
          value={name}
          error={attempts.problems.name}
          {...literalInput}
          required
          onChange={(event) => {
            const name = event.currentTarget.value
            setName(name)
            attempts.changed({ name })
          }}
        />
        <NativeSelect
          label="Access"
          value={role}
          data={roles}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            if (chosen in ROLE_DESCRIPTIONS) setRole(chosen as DatabaseUserRole)
          }}
        />
      </div>
    </ConfirmDialog>
  )
}
