import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { isDeleted } from '#src/resources/queries.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { memberQuery } from '../team-queries.ts'
import { memberNoun } from './member-labels.ts'

/** Loads a member for a dialog. */
export function MemberLoader({
  opened,
  memberId,
  onClose,
  children,
}: {
  readonly opened: boolean
  readonly memberId: string
  readonly onClose: () => void
  readonly children: (member: TeamMember) => ReactNode
}) {
  const { data, error, isFetching, refetch } = useQuery(memberQuery(memberId))
  const isMissing = isDeleted(error)
  useMissingRow({
    opened,
    id: memberId,
    isFound: data !== undefined && !isMissing,
    isLoaded: isMissing,
    noun: memberNoun.one,
    onClose,
  })
  if (data !== undefined) return children(data)
  if (error === null || isMissing) {
    return (
      <div aria-busy="true">
        <Skeleton height="12rem" />
      </div>
    )
  }
  return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
}
