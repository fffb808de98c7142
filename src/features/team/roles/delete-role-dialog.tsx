import { useQueryClient } from '@tanstack/react-query'
import { deleteRole } from '#src/api/generated/sdk.gen.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { refreshRoles } from './role-queries.ts'

export function DeleteRoleDialog({
  role,
  opened,
  disabledReason,
  onClose,
}: {
  readonly role: Role | undefined
  readonly opened: boolean
  readonly disabledReason: string | null
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(role)
  const remove = useMutation({
    mutationFn: (roleId: string) => deleteRole({ path: { roleId } }),
    onSettled: () => void refreshRoles(client),
  })
  if (shown === undefined) return null
  const { id, name } = shown
  return (
    <ConfirmDialog
      opened={opened && role !== undefined}
      {...confirmationOf(remove, { variables: id, successMessage: `${name} has been deleted`, onClose })}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={disabledReason}
    >
      <p>{disabledReason ?? 'No member has this role.'}</p>
    </ConfirmDialog>
  )
}
