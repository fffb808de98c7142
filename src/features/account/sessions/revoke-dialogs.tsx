import { useQueryClient } from '@tanstack/react-query'
import { listSessionsQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { revokeOtherSessions, revokeSession } from '#src/api/generated/sdk.gen.ts'
import type { DeviceSession } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'

interface DialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export function RevokeSessionDialog({
  session: given,
  opened,
  onClose,
}: DialogProps & { readonly session: DeviceSession | undefined }) {
  const client = useQueryClient()
  const session = useLastValue(given)
  const revoke = useMutation({
    mutationFn: ({ id }: DeviceSession) => revokeSession({ path: { sessionId: id } }),
    onSuccess: (_, { device }) => {
      toast.success('Session revoked', `${device} has been signed out.`)
      onClose()
    },
    onError: (error, { device }) => {
      // The session is already over, so the goal is reached.
      if (!isProblemWith(error, 'not_found')) return
      toast.success('Session already ended', `${device} was already signed out.`)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: listSessionsQueryKey() }),
  })
  return (
    <ConfirmDialog
      opened={opened && session !== undefined}
      onClose={() => {
        revoke.reset()
        onClose()
      }}
      onConfirm={() => {
        if (session) revoke.mutate(session)
      }}
      title={`Revoke the session of ${session?.device ?? 'this device'}?`}
      confirmLabel="Revoke"
      destructive
      pending={revoke.isPending}
      error={isProblemWith(revoke.error, 'not_found') ? null : revoke.error}
    >
      <p>
        {session?.location}, {session?.ip}. Unsaved work there is lost.
      </p>
    </ConfirmDialog>
  )
}

/** Signs out all other devices. */
export function RevokeOthersDialog({ others, opened, onClose }: DialogProps & { readonly others: number }) {
  const client = useQueryClient()
  const format = useFormat()
  const revoke = useMutation({
    mutationFn: () => revokeOtherSessions(),
    onSuccess: ({ ended }) => {
      toast.success(
        'Other sessions revoked',
        `${countOf(ended, { one: 'device has', many: 'devices have' }, format.number)} been signed out.`,
      )
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: listSessionsQueryKey() }),
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        revoke.reset()
        onClose()
      }}
      onConfirm={() => revoke.mutate()}
      title="Revoke all other sessions?"
      confirmLabel="Revoke all others"
      destructive
      pending={revoke.isPending}
      error={revoke.error}
    >
      <p>
        {countOf(others, { one: 'other session ends', many: 'other sessions end' }, format.number)}. You stay
        signed in here. Your API keys keep working.
      </p>
    </ConfirmDialog>
  )
}
