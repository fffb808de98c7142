import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getMemberOptions,
  getMemberSummaryOptions,
  listMembersOptions,
  listProjectsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { listParameters } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { TeamSearch } from './team-search.ts'

const steady = { refetchInterval: SLOW_POLL_MS } as const

export const memberSummaryQuery = () => queryOptions({ ...getMemberSummaryOptions(), ...steady })

export const projectsQuery = () => queryOptions({ ...listProjectsOptions(), ...steady })

const MEMBER_FIELDS = ['name', 'role', 'status', 'lastActiveAt', 'joinedAt']

export function membersQuery(search: WithoutDialog<TeamSearch>) {
  const { sort, ...query } = listParameters(search, ['role', 'status'])
  // Ignore a sort field of another tab.
  const order = MEMBER_FIELDS.includes(sort.replace(/^-/, '')) ? sort : 'name'
  return queryOptions({
    ...listMembersOptions({ query: { ...query, sort: order === 'name' ? order : `${order},name` } }),
    ...steady,
    placeholderData: keepPreviousData,
  })
}

/** One member, for dialogs about a member who isn't in the loaded list. */
export const memberQuery = (memberId: string) => queryOptions(getMemberOptions({ path: { memberId } }))

/** Operations to invalidate after a change of members. */
const ABOUT_MEMBERS = ['listMembers', 'getMember', 'getMemberSummary', 'listRoles', 'listProjects'] as const

export function refreshMembers(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ABOUT_MEMBERS)
}
