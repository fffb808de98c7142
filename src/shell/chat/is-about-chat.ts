import type { QueryKey } from '@tanstack/react-query'
import { operationOf } from '#src/api/operation-queries.ts'

/** True for the key of a query about this chat. */
export function isAboutChat(queryKey: QueryKey, id: string | null): boolean {
  return operationOf(queryKey)?.path?.chatId === id
}
