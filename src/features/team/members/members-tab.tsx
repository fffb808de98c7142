import { IconUserPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { NOT_ON_PAGE, useMissingRow } from '#src/resources/use-missing-row.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { membersQuery } from '../team-queries.ts'
import { type TeamSearch, teamSearch } from '../team-search.ts'
import type { TeamTabProps } from '../team-tab.ts'
import { memberColumns } from './member-columns.tsx'
import { isMemberConfirmation, MemberConfirmation } from './member-confirmations.tsx'
import { memberNoun, memberStatuses, teamRoles } from './member-labels.ts'
import { useMemberRowActions } from './use-member-row-actions.tsx'

const filters: readonly Filter<TeamSearch>[] = [
  {
    kind: 'select',
    name: 'role',
    label: 'Role',
    all: 'All roles',
    options: teamRoles.map((role) => ({ value: role, label: role })),
  },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All',
    options: Object.entries(memberStatuses).map(([value, { label }]) => ({ value, label })),
  },
]

/** Members and pending invitations. */
export default function MembersTab({ search, onSearchChange, onDialog }: TeamTabProps) {
  const format = useFormat()
  const { user } = useSignedIn()
  const client = useQueryClient()
  const query = useQuery(membersQuery(search))
  return (
    <>
      <ResourceTable
        table="listMembers"
        label="Team Members"
        noun={memberNoun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        loadRows={everyPage((page) => client.fetchQuery(membersQuery({ ...search, ...page })))}
        search={search}
        defaults={{ ...teamSearch.defaults, tab: search.tab }}
        onSearchChange={onSearchChange}
        searchLabel="Search members"
        filters={filters}
        columns={memberColumns(format, search, user.id)}
        rowActions={useMemberRowActions(onDialog)}
        empty={
          <EmptyState
            title="No members yet"
            description="Invite people to your organization."
            icon={<IconUserPlus size={22} />}
          />
        }
      />
      <OpenConfirmation
        search={search}
        members={query.data?.items ?? []}
        isLoaded={query.data !== undefined && !query.isPlaceholderData}
        onClose={() => onDialog('')}
      />
    </>
  )
}

/** Confirmation dialog named in the URL, for a member in the loaded list. */
function OpenConfirmation({
  search: { dialog, row },
  members,
  isLoaded,
  onClose,
}: {
  readonly search: TeamSearch
  readonly members: readonly TeamMember[]
  readonly isLoaded: boolean
  readonly onClose: () => void
}) {
  const found = members.find(({ id }) => id === row)
  const isConfirmation = isMemberConfirmation(dialog)
  useMissingRow({
    opened: isConfirmation,
    id: row,
    isFound: found !== undefined,
    isLoaded,
    noun: memberNoun.one,
    hint: NOT_ON_PAGE,
    onClose,
  })
  const openName = found !== undefined && isConfirmation ? dialog : null
  const name = useLastValue(openName)
  const member = useLastValue(openName === null ? undefined : found)
  if (name === null || member === undefined) return null
  return (
    <MemberConfirmation key={name} name={name} member={member} opened={openName !== null} onClose={onClose} />
  )
}
