import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { isDeleted } from '#src/resources/queries.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { memberQuery } from '../team-queries.ts'

/** Loads a member for a dialog. */
export function MemberLoader({
  memberId,
  children,
}: {
  readonly memberId: string
  readonly children: (member: TeamMember) => ReactNode
}) {
  const { data, error, isFetching, refetch } = useQuery(memberQuery(memberId))
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <div aria-busy="true">
        <Skeleton height="12rem" />
      </div>
    )
  }
  if (isDeleted(error)) return <p>This member no longer exists.</p>
  return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
}
