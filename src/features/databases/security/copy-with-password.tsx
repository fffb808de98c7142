import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { Database, DatabaseUser } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { ConnectionSnippet } from './connection-snippets.ts'

const CopyWithPasswordDialog = dialogOnDemand(() => import('./copy-with-password-dialog.tsx'))

/** Button that copies a connection with its password. */
export function CopyWithPassword({
  database,
  user,
  masked,
  reason,
}: {
  readonly database: Database
  /** Primary user; undefined while loading. */
  readonly user: DatabaseUser | undefined
  /** Form of the connection to copy, without the password. */
  readonly masked: ConnectionSnippet
  /** Reason why it can't be copied; null if it can. */
  readonly reason: string | null
}) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <DisabledReason reason={reason}>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          Copy with password
        </Button>
      </DisabledReason>
      {user && (
        <CopyWithPasswordDialog
          opened={opened}
          database={database}
          user={user}
          masked={masked}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
