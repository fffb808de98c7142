import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createDatabaseUser,
  revealDatabaseUserPassword,
  rotateDatabaseUserPassword,
} from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseUserCreate, DatabaseUserCredentials } from '#src/api/generated/types.gen.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { invalidateOperations, refresh } from '#src/resources/cache.ts'
import { databaseKind } from '../database-kind.ts'

interface Of {
  readonly database: Database
  readonly userId: string
}

/** What is answered lives with the component that asked, and is forgotten with it: secrets are in no cache. */
const FORGOTTEN = { gcTime: 0 } as const

/** Asks for a password; the record tells who has. */
export function useReveal() {
  const client = useQueryClient()
  return useMutation({
    ...FORGOTTEN,
    mutationFn: ({ database, userId }: Of): Promise<DatabaseUserCredentials> =>
      revealDatabaseUserPassword({ path: { databaseId: database.id, databaseUserId: userId } }),
    onSuccess: () => invalidateOperations(client, ['listDatabaseActivity']),
  })
}

export function useRotate() {
  const client = useQueryClient()
  return useMutation({
    ...FORGOTTEN,
    mutationFn: ({ database, userId }: Of): Promise<DatabaseUserCredentials> =>
      rotateDatabaseUserPassword({ path: { databaseId: database.id, databaseUserId: userId } }),
    onSuccess: () => invalidateOperations(client, ['listDatabaseUsers', 'listDatabaseActivity']),
    onError: (_error, { database }) => refresh(client, databaseKind, database.id),
  })
}

/** Use it anew for each dialog: the same name again, once it was deleted, is another wish. */
export function useAddUser() {
  const client = useQueryClient()
  const [keyFor] = useState(() => requestKeys())
  return useMutation({
    ...FORGOTTEN,
    mutationFn: ({
      database,
      user,
    }: {
      readonly database: Database
      readonly user: DatabaseUserCreate
    }): Promise<DatabaseUserCredentials> =>
      createDatabaseUser({
        path: { databaseId: database.id },
        body: user,
        headers: { 'Idempotency-Key': keyFor({ database: database.id, user }) },
      }),
    onSuccess: () => invalidateOperations(client, ['listDatabaseUsers', 'listDatabaseActivity']),
    onError: (_error, { database }) => refresh(client, databaseKind, database.id),
  })
}
