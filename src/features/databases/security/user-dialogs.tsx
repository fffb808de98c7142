import { useState } from 'react'
import { deleteDatabaseUser } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseUser, DatabaseUserCredentials } from '#src/api/generated/types.gen.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { databaseResource } from '../database-resource.ts'
import { useRotate } from './use-credentials.ts'

interface UserDialogProps {
  readonly opened: boolean
  readonly database: Database
  readonly user: DatabaseUser
  readonly onClose: () => void
}

/** Choices for the time in which the old password works after a rotation. */
const OVERLAPS = [
  { value: '0', label: 'Stops working immediately' },
  { value: '60', label: 'Works for 1 hour' },
  { value: '1440', label: 'Works for 1 day' },
  { value: '10080', label: 'Works for 7 days' },
]

/** Rotates a password, possibly with a time in which the old one also works. */
export function RotateDialog({
  opened,
  database,
  user,
  onClose,
  onRotated,
}: UserDialogProps & { readonly onRotated: (credentials: DatabaseUserCredentials) => void }) {
  const rotate = useRotate()
  const [overlap, setOverlap] = useState('0')
  const check = useActionCheck(databaseResource)('changeUsers', database)
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(rotate, {
        variables: { database, userId: user.id, overlapMinutes: Number(overlap) },
        successMessage: `${user.name} has a new password`,
        onSuccess: onRotated,
        onClose,
      })}
      title={`Rotate the password of ${user.name}?`}
      confirmLabel="Rotate"
      destructive
      disabledReason={denialReason(check)}
    >
      <p>The new password works at once. Update your clients with it. Open connections aren’t affected.</p>
      <Select
        mt="md"
        label="Old password"
        description="An older one that still works stops immediately."
        data={OVERLAPS}
        value={overlap}
        onChange={setOverlap}
      />
    </ConfirmDialog>
  )
}

export function DeleteUserDialog({ opened, database, user, onClose }: UserDialogProps) {
  const remove = useChange(databaseResource, {
    call: async ({ id }, databaseUserId: string) => {
      await deleteDatabaseUser({ path: { databaseId: id, databaseUserId } })
      return undefined
    },
    change: 'edit',
    also: ['listDatabaseUsers'],
  })
  const check = useActionCheck(databaseResource)('changeUsers', database)
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(remove, {
        variables: { resource: database, input: user.id },
        successMessage: `${user.name} has been deleted`,
        onClose,
      })}
      title={`Delete the user ${user.name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={denialReason(check)}
    >
      <p>Its connections are closed, and no one can connect as {user.name} anymore. Its data is kept.</p>
    </ConfirmDialog>
  )
}
