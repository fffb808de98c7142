import type { Database, DatabaseUser } from '#src/api/generated/types.gen.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { type ConnectionSnippet, connectionSnippets } from './connection-snippets.ts'
import { useReveal } from './use-credentials.ts'

/** Copies a connection with its password after a confirmation. The password is not shown. */
export default function CopyWithPasswordDialog({
  opened,
  database,
  user,
  masked,
  onClose,
}: {
  readonly opened: boolean
  readonly database: Database
  readonly user: DatabaseUser
  /** Form of the connection to copy, without the password. */
  readonly masked: ConnectionSnippet
  readonly onClose: () => void
}) {
  const reveal = useReveal()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        reveal.reset()
        onClose()
      }}
      title="Copy with password?"
      confirmLabel="Copy"
      pending={reveal.isPending}
      error={reveal.error}
      onConfirm={() =>
        reveal.mutate(
          { database, userId: user.id },
          {
            onSuccess: ({ connectionString }) => {
              const snippet = connectionSnippets(connectionString, database.endpoint).find(
                ({ key }) => key === masked.key,
              )
              // The toast has the masked text, because toasts must not hold passwords.
              if (snippet) void copyText(snippet.code, masked.code)
              onClose()
            },
          },
        )
      }
    >
      <p>
        The {masked.name} in your clipboard will contain the password of {user.name}. The activity of{' '}
        {database.name} records that you have seen it.
      </p>
    </ConfirmDialog>
  )
}
