import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createDatabaseUser,
  revealDatabaseUserPassword,
  rotateDatabaseUserPassword,
} from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseUserCreate, DatabaseUserCredentials } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { refresh } from '#src/resources/cache.ts'
import { databaseResource } from '../database-resource.ts'

interface Of {
  readonly database: Database
  readonly userId: string
}

/** Secrets stay in the calling component only, so drop them from the mutation cache on unmount. */
const NOT_CACHED = { gcTime: 0 } as const

/** Reveals a password. The activity log records who did it. */
export function useReveal() {
  const client = useQueryClient()
  return useMutation({
    ...NOT_CACHED,
    mutationFn: ({ database, userId }: Of): Promise<DatabaseUserCredentials> =>
      revealDatabaseUserPassword({ path: { databaseId: database.id, databaseUserId: userId } }),
    onSuccess: () => invalidateOperations(client, ['listDatabaseActivity']),
  })
}

export function useRotate() {
  const client = useQueryClient()
  return useMutation({
    ...NOT_CACHED,
    mutationFn: ({
      database,
      userId,
      overlapMinutes,
    }: Of & { readonly overlapMinutes: number }): Promise<DatabaseUserCredentials> =>
      rotateDatabaseUserPassword({
        path: { databaseId: database.id, databaseUserId: userId },
        query: { overlapMinutes },
      }),
    onSuccess: () => invalidateOperations(client, ['listDatabaseUsers', 'listDatabaseActivity']),
    onError: (_error, { database }) => refresh(client, databaseResource, database.id),
  })
}

/**
 * Remount for each dialog (new idempotency keys), because adding a deleted name again is a new request.
 * @param onAdded called even if the dialog is gone by then
 */
export function useAddUser(onAdded: () => void) {
  const client = useQueryClient()
  const [keyFor] = useState(() => createIdempotencyKeys())
  return useMutation({
    ...NOT_CACHED,
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
    onSuccess: () => {
      onAdded()
      return invalidateOperations(client, ['listDatabaseUsers', 'listDatabaseActivity'])
    },
    onError: (_error, { database }) => refresh(client, databaseResource, database.id),
  })
}
