import type { InvitationRow } from '../../db/index.ts'
import { joinNames } from '../../kernel/join-names.ts'

/** Role of an invitation for the audit log: "As Developer, with the custom role Support." */
export function invitedAs(
  { teamRole }: Pick<InvitationRow, 'teamRole'>,
  customRoles: readonly string[] = [],
): string {
  const word = customRoles.length === 1 ? 'role' : 'roles'
  const more = customRoles.length === 0 ? '' : `, with the custom ${word} ${joinNames(customRoles)}`
  return `As ${teamRole}${more}.`
}
