import type { TeamTabProps } from '../team-tab.ts'

export default function ProjectsTab(_: TeamTabProps) {
  return null
}
