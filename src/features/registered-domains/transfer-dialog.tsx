import { CodeLine } from '#src/ui/code-line.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import type { DomainDialogProps } from './domain-dialog-props.ts'
import { useDomainUpdate } from './use-domain-update.ts'

/** Transfer lock of a domain. Unlocked, it shows the code for another registrar. */
export function TransferDialog({ domain, opened, disabledReason, onClose }: DomainDialogProps) {
  const { id, name, transferLock, transferCode } = domain
  const update = useDomainUpdate(id)
  function close(): void {
    update.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      // Stays open: unlocking shows the code, and locking that it is gone.
      onConfirm={() =>
        update.mutate(
          { transferLock: !transferLock },
          {
            onSuccess: () => toast.success(`The transfer lock of ${name} is ${transferLock ? 'off' : 'on'}`),
          },
        )
      }
      title={transferLock ? `Unlock ${name} for transfer?` : `Transfer code of ${name}`}
      confirmLabel={transferLock ? 'Unlock' : 'Lock'}
      cancelLabel="Close"
      pending={update.isPending}
      error={update.error}
      disabledReason={disabledReason}
    >
      {transferLock ? (
        <p>The lock keeps other registrars from taking over the domain. Unlock it only to move it away.</p>
      ) : (
        <>
          <p>Enter this code at the registrar that takes over the domain. Locking makes it invalid.</p>
          <CodeLine code={transferCode ?? undefined} label="transfer code" shown="Transfer code" />
        </>
      )}
    </ConfirmDialog>
  )
}
