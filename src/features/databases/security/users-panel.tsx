import { Skeleton } from '@mantine/core'
import { IconEye, IconKey, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDatabaseUsersOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Database, DatabaseUser, DatabaseUserCredentials } from '#src/api/generated/types.gen.ts'
import { Panel } from '#src/resources/detail/panel.tsx'
import { denialReason, useActionCheck, useCanChange } from '#src/resources/permissions.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import type { DatabaseTabProps } from '../database-detail-search.ts'
import { ROLE_DESCRIPTIONS } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { CredentialsDialog } from './credentials-dialog.tsx'
import { useReveal } from './use-credentials.ts'
import { DeleteUserDialog, RotateDialog } from './user-dialogs.tsx'
import classes from './users-panel.module.css'

/** Users of a database with their actions: show password, rotate password, delete. */
export function UsersPanel({
  database,
  search,
  onSearchChange,
}: {
  readonly database: Database
  readonly search: DatabaseTabProps['search']
  readonly onSearchChange: DatabaseTabProps['onSearchChange']
}) {
  const users = useQuery(listDatabaseUsersOptions({ path: { databaseId: database.id } }))
  const [credentials, setCredentials] = useState<DatabaseUserCredentials | null>(null)
  const cannotChange = denialReason(useActionCheck(databaseResource)('changeUsers', database))
  const items = users.data?.items
  const meant = items?.find(({ id }) => id === search.item)
  const shown = useLastValue(meant)
  const close = () => onSearchChange({ dialog: '', item: '' })
  useMissingRow({
    opened: search.dialog === 'rotate' || search.dialog === 'delete-user',
    id: search.item,
    isFound: meant !== undefined,
    isLoaded: items !== undefined,
    noun: 'database user',
    onClose: close,
  })
  const show = (announced: DatabaseUserCredentials) => {
    setCredentials(announced)
    close()
  }
  return (
    <Panel
      title="Users"
      aside={
        <DisabledReason reason={cannotChange}>
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => onSearchChange({ dialog: 'add-user' })}
          >
            Add user
          </Button>
        </DisabledReason>
      }
    >
      {items !== undefined ? (
        <ul className={classes.users}>
          {items.map((user) => (
            <UserLine
              key={user.id}
              database={database}
              user={user}
              cannotChange={cannotChange}
              onCredentials={setCredentials}
              onDialog={(dialog) => onSearchChange({ dialog, item: user.id })}
            />
          ))}
        </ul>
      ) : users.error ? (
        <ErrorState error={users.error} onRetry={() => users.refetch()} retrying={users.isFetching} />
      ) : (
        <Skeleton height="6rem" />
      )}
      <AddUserDialog
        key={`add ${search.dialog}`}
        opened={search.dialog === 'add-user'}
        database={database}
        onClose={close}
        onAdded={show}
      />
      {shown && (
        <>
          <RotateDialog
            key={`rotate ${search.dialog}`}
            opened={search.dialog === 'rotate' && meant !== undefined}
            database={database}
            user={shown}
            onClose={close}
            onRotated={setCredentials}
          />
          <DeleteUserDialog
            opened={search.dialog === 'delete-user' && meant !== undefined}
            database={database}
            user={shown}
            onClose={close}
          />
        </>
      )}
      <CredentialsDialog database={database} credentials={credentials} onClose={() => setCredentials(null)} />
    </Panel>
  )
}

function UserLine({
  database,
  user,
  cannotChange,
  onCredentials,
  onDialog,
}: {
  readonly database: Database
  readonly user: DatabaseUser
  readonly cannotChange: string | null
  readonly onCredentials: (credentials: DatabaseUserCredentials) => void
  readonly onDialog: (dialog: 'rotate' | 'delete-user') => void
}) {
  const reveal = useReveal()
  const format = useFormat()
  const canChange = useCanChange(databaseResource)
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <span className="mono">{user.name}</span>
        <span className={classes.light}>
          {ROLE_DESCRIPTIONS[user.role]}
          {user.isPrimary && ', primary user'} · password changed <RelativeTime at={user.passwordChangedAt} />
          {user.oldPasswordUntil !== null && (
            <>, old one works until {format.dateTime(user.oldPasswordUntil)}</>
          )}
        </span>
      </div>
      <div className={classes.tools}>
        <DisabledReason reason={denialReason(canChange)}>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<IconEye size={14} aria-hidden="true" />}
            aria-label={`Reveal password of ${user.name}`}
            loading={reveal.isPending}
            onClick={() =>
              reveal.mutate(
                { database, userId: user.id },
                {
                  onSuccess: onCredentials,
                  onError: (error) => toast.problem('Could not reveal the password', error),
                },
              )
            }
          >
            Reveal
          </Button>
        </DisabledReason>
        <DisabledReason reason={cannotChange}>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<IconKey size={14} aria-hidden="true" />}
            aria-label={`Rotate password of ${user.name}`}
            onClick={() => onDialog('rotate')}
          >
            Rotate
          </Button>
        </DisabledReason>
        <DisabledReason reason={user.isPrimary ? 'The primary user can’t be deleted.' : cannotChange}>
          <Button
            variant="ghost"
            size="sm"
            leftSection={<IconTrash size={14} aria-hidden="true" />}
            aria-label={`Delete ${user.name}`}
            onClick={() => onDialog('delete-user')}
          >
            Delete
          </Button>
        </DisabledReason>
      </div>
    </li>
  )
}
