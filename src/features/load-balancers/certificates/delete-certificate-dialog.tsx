import { useQueryClient } from '@tanstack/react-query'
import { deleteCertificate } from '#src/api/generated/sdk.gen.ts'
import type { Certificate } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { certificateName } from './certificate-labels.ts'

export default function DeleteCertificateDialog({
  certificate,
  disabledReason,
  opened,
  onClose,
}: {
  readonly certificate: Certificate | undefined
  /** Reason that the certificate can't be deleted; null if it can. */
  readonly disabledReason: string | null
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(certificate)
  const remove = useMutation({
    mutationFn: (certificateId: string) => deleteCertificate({ path: { certificateId } }),
    onSettled: () => invalidateOperations(client, ['listCertificates']),
  })
  if (shown === undefined) return null
  const name = certificateName(shown)
  const successMessage = `The certificate for ${name} has been deleted`
  return (
    <ConfirmDialog
      opened={opened && certificate !== undefined}
      {...confirmationOf(remove, { variables: shown.id, successMessage, onClose })}
      title={`Delete the certificate for ${name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={disabledReason}
    >
      <p>
        {shown.source === 'managed'
          ? 'It will no longer be renewed. You can request a new one for the domain.'
          : 'Its private key is deleted too. To use it again, upload both.'}
      </p>
    </ConfirmDialog>
  )
}
