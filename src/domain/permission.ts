import type { Permission } from '#src/api/generated/types.gen.ts'

/** Message for a missing permission: what is not allowed, and who can help. */
const deniedMessages: Readonly<Record<Permission, (things: string) => string>> = {
  full_access: () => 'Only an owner can do this.',
  manage_resources: (things) => `Your role can look at ${things} but not change them. Ask an owner or admin.`,
  deploy: (things) =>
    `Your role can look at ${things} but not deploy or change them. Ask an owner or developer.`,
  manage_team: () => 'Your role does not include managing the team. An owner or admin can change it.',
  manage_billing: () => 'Your role can’t pay, or change budgets and payment methods. Ask an owner.',
  view_billing: () => 'Your role does not include billing. An owner or admin can change it.',
  view_logs: () => 'Your role does not include reading logs. An owner or admin can change it.',
}

/** @param things subject of the sentence: "virtual machines" */
export function permissionDeniedReason(permission: Permission, things = 'resources'): string {
  return deniedMessages[permission](things)
}
