import type { TeamTabProps } from '../team-tab.ts'

export default function AuditTab(_: TeamTabProps) {
  return null
}
