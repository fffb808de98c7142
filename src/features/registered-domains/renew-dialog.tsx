import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renewRegisteredDomain } from '#src/api/generated/sdk.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { DomainDialogProps } from './domain-dialog-props.ts'
import { refreshDomains } from './domain-queries.ts'

export function RenewDialog({ domain, opened, disabledReason, onClose }: DomainDialogProps) {
  // The domain when the dialog opened, so that another attempt after a lost response doesn't renew it again.
  const [shown, setShown] = useState(domain)
  if (shown !== domain && (!opened || shown.id !== domain.id)) setShown(domain)
  const { id, name, expiresAt, renewalPrice } = shown
  const format = useFormat()
  const client = useQueryClient()
  const [keyFor] = useState(createIdempotencyKeys)
  const renew = useMutation({
    // The end of the registration makes a second renewal another request.
    mutationFn: (registeredDomainId: string) =>
      renewRegisteredDomain({
        path: { registeredDomainId },
        headers: { 'Idempotency-Key': keyFor({ registeredDomainId, expiresAt }) },
      }),
    onSettled: () => refreshDomains(client),
  })
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(renew, { variables: id, successMessage: `${name} has been renewed`, onClose })}
      title={`Renew ${name}?`}
      confirmLabel="Renew"
      disabledReason={disabledReason}
    >
      <p>
        Adds one year to the registration, which ends on {format.date(expiresAt)}. You pay{' '}
        {format.money(renewalPrice)} with your next invoice.
      </p>
    </ConfirmDialog>
  )
}
