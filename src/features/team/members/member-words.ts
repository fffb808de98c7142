import type { TeamMember, TeamMemberStatus, TeamRole } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const memberNoun = { one: 'member', many: 'members' } as const

/** Most permissions first. */
export const teamRoles = ['Owner', 'Admin', 'Developer', 'Viewer'] as const satisfies readonly TeamRole[]

export const memberStatuses: Readonly<Record<TeamMemberStatus, { word: string; tone: StatusTone }>> = {
  active: { word: 'Active', tone: 'healthy' },
  pending: { word: 'Pending', tone: 'info' },
  inactive: { word: 'Inactive', tone: 'neutral' },
}

/** Names of all roles of a member, comma-separated. */
export function rolesOf({ teamRole, customRoles }: Pick<TeamMember, 'teamRole' | 'customRoles'>): string {
  return [teamRole, ...customRoles.map(({ name }) => name)].join(', ')
}
