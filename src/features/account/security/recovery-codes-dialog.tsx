import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { renewRecoveryCodes } from '#src/api/generated/sdk.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogProblem } from '#src/ui/dialog-problem.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { retryDisabledReason, useRetryAfter } from '#src/ui/use-retry-after.ts'
import { ProofFields, useProof } from './proof-fields.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { twoFactorQuery } from './two-factor-panel.tsx'

interface RecoveryCodesDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Replaces the remaining recovery codes with new ones. */
export default function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  // Fresh form on each opening, so passwords and codes never stay in memory.
  return <RenewForm key={String(props.opened)} {...props} />
}

function RenewForm({ opened, onClose }: RecoveryCodesDialogProps) {
  const client = useQueryClient()
  const proof = useProof(true)
  const renew = useMutation({
    mutationFn: () => renewRecoveryCodes({ body: proof.body }),
    onError: proof.showError,
    onSettled: () => void client.invalidateQueries(twoFactorQuery()),
  })
  const codes = renew.data?.codes
  const failed = proof.failureOf(renew.error)
  const wait = useRetryAfter(failed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!renew.isPending && wait === 0 && proof.check()) renew.mutate()
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={codes ? 'Save your recovery codes' : 'Get new recovery codes'}
      closeOnClickOutside={false}
      closeOnEscape={codes === undefined}
      pending={renew.isPending}
      withCloseButton={codes === undefined}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : (
        <form className={dialog.body} onSubmit={submit} noValidate>
          <p>Your current recovery codes stop working.</p>
          <ProofFields {...proof.fields} disabled={renew.isPending} />
          <DialogProblem error={renew.isPending ? null : failed} wait={wait} />
          <div className={dialog.actions}>
            <Button variant="outline" onClick={onClose} disabled={renew.isPending}>
              Cancel
            </Button>
            <DisabledReason reason={retryDisabledReason(wait)}>
              <Button type="submit" loading={renew.isPending}>
                Get new codes
              </Button>
            </DisabledReason>
          </div>
        </form>
      )}
    </Dialog>
  )
}
