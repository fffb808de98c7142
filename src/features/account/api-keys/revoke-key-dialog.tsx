import { useQueryClient } from '@tanstack/react-query'
import { revokeApiKey } from '#src/api/generated/sdk.gen.ts'
import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'

export function RevokeKeyDialog({
  apiKey,
  opened,
  onClose,
}: {
  readonly apiKey: ApiKey | undefined
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(apiKey)
  const revoke = useMutation({
    mutationFn: (apiKeyId: string) => revokeApiKey({ path: { apiKeyId } }),
    onSettled: () => invalidateOperations(client, ['listApiKeys']),
  })
  if (shown === undefined) return null
  const { id, name, status, lastUsedAt, lastUsedIp } = shown
  return (
    <ConfirmDialog
      opened={opened && apiKey !== undefined}
      {...confirmationOf(revoke, { variables: id, successMessage: `${name} has been revoked`, onClose })}
      title={`Revoke ${name}?`}
      confirmLabel="Revoke"
      destructive
      disabledReason={status === 'active' || revoke.isPending ? null : 'The key no longer works.'}
    >
      <p>
        Programs that use this key lose access immediately. This can’t be undone.{' '}
        {lastUsedAt === null ? (
          'This key was never used.'
        ) : (
          <>
            It was last used <RelativeTime at={lastUsedAt} /> from {lastUsedIp}.
          </>
        )}
      </p>
    </ConfirmDialog>
  )
}
