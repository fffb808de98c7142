import { useQueryClient } from '@tanstack/react-query'
import { deleteSshKey } from '#src/api/generated/sdk.gen.ts'
import type { SshKey } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import classes from '../api-keys/api-keys.module.css'

export function DeleteSshKeyDialog({
  sshKey,
  disabledReason,
  opened,
  onClose,
}: {
  readonly sshKey: SshKey | undefined
  /** Reason why the key can't be deleted; null if it can. */
  readonly disabledReason: string | null
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(sshKey)
  const remove = useMutation({
    mutationFn: (sshKeyId: string) => deleteSshKey({ path: { sshKeyId } }),
    onSettled: () => invalidateOperations(client, ['listSshKeys']),
  })
  if (shown === undefined) return null
  const { id, name, fingerprint } = shown
  return (
    <ConfirmDialog
      opened={opened && sshKey !== undefined}
      {...confirmationOf(remove, { variables: id, successMessage: `${name} has been deleted`, onClose })}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={disabledReason}
    >
      <p>
        It can’t be used for new VMs. VMs that already have it keep it: if the key was compromised, remove it
        there too.
      </p>
      <p className={`mono ${classes.fingerprint}`}>{fingerprint}</p>
    </ConfirmDialog>
  )
}
