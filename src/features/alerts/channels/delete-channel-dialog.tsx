import { useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { deleteNotificationChannel } from '#src/api/generated/sdk.gen.ts'
import type { NotificationChannel } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { channelNoun } from '../alert-labels.ts'
import { refreshAlerts } from '../alert-queries.ts'

/** Confirms the deletion and says how many rules lose the channel. */
export function DeleteChannelDialog({
  channel,
  opened,
  onClose,
}: {
  readonly channel: NotificationChannel | undefined
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(channel)
  const remove = useMutation({
    mutationFn: (notificationChannelId: string) =>
      deleteNotificationChannel({ path: { notificationChannelId } }),
    onSettled: () => void refreshAlerts(client),
  })
  const denial = denialReason(useCan(requiredPermission.deleteNotificationChannel, channelNoun))
  if (shown === undefined) return null
  const { id, name, ruleCount } = shown
  return (
    <ConfirmDialog
      opened={opened && channel !== undefined}
      {...confirmationOf(remove, { variables: id, successMessage: `${name} has been deleted`, onClose })}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      destructive
      disabledReason={denial}
    >
      <p>
        {ruleCount === 0
          ? 'No rule uses this channel.'
          : `${ruleCount === 1 ? '1 rule uses' : `${ruleCount} rules use`} this channel and will stop notifying it.`}
      </p>
    </ConfirmDialog>
  )
}
