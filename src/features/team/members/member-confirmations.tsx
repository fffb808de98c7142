import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cancelInvitation, deactivateMember, removeMember } from '#src/api/generated/sdk.gen.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { refreshMembers } from '../team-queries.ts'
import { type MemberAction, useMemberChecks } from './use-member-checks.ts'

interface Confirmation {
  readonly action: MemberAction
  readonly verb: string
  readonly title: (member: TeamMember) => string
  readonly successMessage: (member: TeamMember) => string
  readonly call: (memberId: string) => Promise<unknown>
  readonly body: (member: TeamMember) => ReactNode
}

/** Confirmations of actions on members, by the name of the dialog. */
const confirmations = {
  'remove-member': {
    action: 'remove',
    verb: 'Remove',
    title: ({ name }) => `Remove ${name}?`,
    successMessage: ({ name }) => `${name} has been removed`,
    call: (memberId) => removeMember({ path: { memberId } }),
    body: (member) => (
      <>
        <p>{lostAccess(member)}</p>
        <p>Their resources are kept. To rejoin, they need a new invitation.</p>
      </>
    ),
  },
  'deactivate-member': {
    action: 'deactivate',
    verb: 'Deactivate',
    title: ({ name }) => `Deactivate ${name}?`,
    successMessage: ({ name }) => `${name} is inactive`,
    call: (memberId) => deactivateMember({ path: { memberId } }),
    body: () => (
      <p>
        They’re signed out, and can’t sign in or use their API keys until you reactivate them. Their resources
        are kept.
      </p>
    ),
  },
  'cancel-invitation': {
    action: 'cancel',
    verb: 'Cancel invitation',
    title: ({ email }) => `Cancel the invitation of ${email}?`,
    successMessage: ({ email }) => `The invitation of ${email} has been canceled`,
    call: (invitationId) => cancelInvitation({ path: { invitationId } }),
    body: () => <p>The link in the email stops working.</p>,
  },
} as const satisfies Readonly<Record<string, Confirmation>>

export type MemberConfirmationName = keyof typeof confirmations

export function isMemberConfirmation(dialog: string): dialog is MemberConfirmationName {
  return dialog in confirmations
}

export function MemberConfirmation({
  name,
  member,
  opened,
  onClose,
}: {
  readonly name: MemberConfirmationName
  readonly member: TeamMember
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { action, verb, title, successMessage, call, body }: Confirmation = confirmations[name]
  const check = useMemberChecks()(action, member)
  const change = useMutation({ mutationFn: call, onSettled: () => void refreshMembers(client) })
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(change, { variables: member.id, successMessage: successMessage(member), onClose })}
      title={title(member)}
      confirmLabel={verb}
      {...(name === 'cancel-invitation' && { cancelLabel: 'Keep it' })}
      disabledReason={denialReason(check)}
      destructive
    >
      {body(member)}
    </ConfirmDialog>
  )
}

/** Sentence about the sessions and API keys that end with a membership. */
function lostAccess({ openSessions, apiKeys }: TeamMember): string {
  const sessions = openSessions === 1 ? 'one open session' : `${openSessions} open sessions`
  const keys = apiKeys === 1 ? 'one API key' : `${apiKeys} API keys`
  const ends = [...(openSessions > 0 ? [sessions] : []), ...(apiKeys > 0 ? [keys] : [])]
  return ends.length === 0
    ? 'They can’t sign in anymore.'
    : `They can’t sign in anymore and lose ${ends.join(' and ')} immediately.`
}
