import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getEmailChangeOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { PendingEmailChange } from '#src/api/generated/types.gen.ts'

export const emailChangeQuery = () => queryOptions(getEmailChangeOptions())

/** Returns a function that stores the change in progress after a request has changed it; null for none. */
export function useSetEmailChangeData(): (pending: PendingEmailChange | null) => void {
  const client = useQueryClient()
  return (pending) => client.setQueryData(emailChangeQuery().queryKey, { pending })
}
