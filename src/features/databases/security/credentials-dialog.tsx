import type { Database, DatabaseUserCredentials } from '#src/api/generated/types.gen.ts'
import { Muted, PanelStack } from '#src/resources/detail/panel.tsx'
import { CodeLine } from '#src/ui/code-line.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Shows a password and connection string until the dialog closes. */
export function CredentialsDialog({
  database,
  credentials,
  onClose,
}: {
  readonly database: Database
  /** Null while the dialog is closed. */
  readonly credentials: DatabaseUserCredentials | null
  readonly onClose: () => void
}) {
  return (
    <Dialog
      opened={credentials !== null}
      onClose={onClose}
      title={credentials ? `Password of ${credentials.user.name}` : ''}
      size="lg"
    >
      {credentials && (
        <PanelStack>
          <div>
            <Muted>Password</Muted>
            <CodeLine
              code={credentials.password}
              label="password"
              shown={`The password of ${credentials.user.name}`}
            />
          </div>
          <div>
            <Muted>Connection string of {database.name}</Muted>
            <CodeLine
              code={credentials.connectionString}
              label="connection string"
              shown={`The connection string of ${credentials.user.name}`}
            />
          </div>
          <Muted>
            Keep it secret: anyone who has it can connect from an allowed network. Revealing it is recorded in
            the activity.
          </Muted>
        </PanelStack>
      )}
    </Dialog>
  )
}
