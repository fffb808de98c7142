import { useQueryClient } from '@tanstack/react-query'
import { disableTwoFactor } from '#src/api/generated/sdk.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import { ProofFields, useProof } from './proof-fields.tsx'
import { twoFactorQuery } from './two-factor-panel.tsx'

interface DisableDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export default function DisableDialog(props: DisableDialogProps) {
  // Fresh form on each opening, so a typed password never stays in memory.
  return <DisableForm key={String(props.opened)} {...props} />
}

function DisableForm({ opened, onClose }: DisableDialogProps) {
  const client = useQueryClient()
  const proof = useProof(true)
  const disable = useMutation({
    mutationFn: () => disableTwoFactor({ body: proof.body }),
    onSuccess: () => {
      toast.success('Two-factor authentication is off', 'Signing in now requires only your password.')
      onClose()
    },
    onError: proof.showError,
    onSettled: () => void client.invalidateQueries(twoFactorQuery()),
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => {
        if (proof.check()) disable.mutate()
      }}
      title="Turn off two-factor authentication?"
      confirmLabel="Turn off"
      destructive
      pending={disable.isPending}
      error={proof.failureOf(disable.error)}
    >
      <p>Anyone with your password can then sign in. Your recovery codes stop working.</p>
      <ProofFields {...proof.fields} disabled={disable.isPending} />
    </ConfirmDialog>
  )
}
