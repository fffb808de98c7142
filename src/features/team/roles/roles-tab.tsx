import type { TeamTabProps } from '../team-tab.ts'

export default function RolesTab(_: TeamTabProps) {
  return null
}
