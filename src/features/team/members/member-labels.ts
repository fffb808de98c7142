import type { TeamMember, TeamMemberStatus, TeamRole } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const memberNoun = { one: 'member', many: 'members' } as const

/** Most permissions first. */
export const teamRoles = ['Owner', 'Admin', 'Developer', 'Viewer'] as const satisfies readonly TeamRole[]

export const memberStatuses: Readonly<Record<TeamMemberStatus, { label: string; tone: StatusTone }>> = {
  active: { label: 'Active', tone: 'healthy' },
  pending: { label: 'Pending', tone: 'info' },
  inactive: { label: 'Inactive', tone: 'neutral' },
}

/** Names of all roles of a member, comma-separated. */
export function rolesOf({ teamRole, customRoles }: Pick<TeamMember, 'teamRole' | 'customRoles'>): string {
  return [teamRole, ...customRoles.map(({ name }) => name)].join(', ')
}
