import type { TeamTabProps } from '../team-tab.ts'

export default function MembersTab(_: TeamTabProps) {
  return null
}
