import type { Permission, TeamRole } from '#src/api/generated/types.gen.ts'
import { capitalize } from './capitalize.ts'

/** Message for a missing permission: what is not allowed, and who can help. */
const deniedMessages: Readonly<Record<Permission, (things: string, whom: string) => string>> = {
  full_access: () => 'Only an Owner can do this.',
  manage_resources: (things, whom) => `Your role can view ${things} but not change them. Ask ${whom}.`,
  deploy: (things, whom) => `Your role can view ${things} but not deploy or change them. Ask ${whom}.`,
  manage_team: (_, whom) => `Your role doesn’t include managing the team. ${capitalize(whom)} can change it.`,
  manage_billing: () => 'Your role can’t pay, or change the plan, budgets and payment methods. Ask an Owner.',
  view_billing: (_, whom) => `Your role doesn’t include billing. ${capitalize(whom)} can change it.`,
  view_logs: (_, whom) => `Your role doesn’t include reading logs. ${capitalize(whom)} can change it.`,
}

interface Denial {
  readonly permission: Permission
  /** Role of the person who reads the message: an Admin must ask an Owner. */
  readonly role: TeamRole
  /** Subject of the sentence: "virtual machines". @default "resources" */
  readonly things?: string | undefined
}

export function permissionDeniedReason({ permission, role, things = 'resources' }: Denial): string {
  return deniedMessages[permission](things, role === 'Admin' ? 'an Owner' : 'an Owner or Admin')
}
