import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as patterns from '#src/api/generated/pattern-descriptions.gen.ts'
import type { Database, DatabaseUserCredentials, DatabaseUserRole } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
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
  const serverError = fieldErrors(add.error).name
  const wrong = name === '' || USER_NAME.test(name) ? undefined : `Use ${patterns.DatabaseUserName}.`
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() =>
        add.mutate({ database, user: { name, role } }, { onSuccess: (credentials) => onAdded(credentials) })
      }
      title={`Add a user to ${database.name}`}
      confirmLabel="Add user"
      pending={add.isPending}
      error={isShownAtFields(add.error, ['name']) ? null : add.error}
      locked={!USER_NAME.test(name)}
      disabledReason={denialReason(check)}
    >
      <TextInput
        data-autofocus
        label="Name"
        value={name}
        error={wrong ?? serverError}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => {
          setName(event.currentTarget.value)
          add.reset()
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
    </ConfirmDialog>
  )
}
