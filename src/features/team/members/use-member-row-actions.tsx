import {
  IconMailForward,
  IconMailX,
  IconShieldCog,
  IconUserCheck,
  IconUserMinus,
  IconUserOff,
  IconUserSearch,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { reactivateMember, resendInvitation } from '#src/api/generated/sdk.gen.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { toast } from '#src/ui/toast.tsx'
import { refreshMembers } from '../team-queries.ts'
import type { TeamTabProps } from '../team-tab.ts'
import { useMemberChecks } from './use-member-checks.ts'

/** Menu of a row, for invited people and for members. */
export function useMemberRowActions(
  onDialog: TeamTabProps['onDialog'],
): (member: TeamMember) => readonly RowAction[] {
  const can = useMemberChecks()
  const { resend, reactivate } = useMemberActions()

  const ofInvited = (member: TeamMember): readonly RowAction[] => [
    {
      key: 'cancel',
      label: 'Cancel Invitation',
      icon: <IconMailX size={16} aria-hidden="true" />,
      destructive: true,
      check: can('cancel', member),
      onSelect: () => onDialog('cancel-invitation', member.id),
    },
    {
      key: 'remove',
      label: 'Remove Member',
      icon: <IconUserMinus size={16} aria-hidden="true" />,
      destructive: true,
      check: denied(`${member.name} has not joined yet. Cancel the invitation instead.`),
      onSelect: () => {},
    },
  ]

  const ofJoined = (member: TeamMember): readonly RowAction[] => [
    member.status === 'inactive'
      ? {
          key: 'reactivate',
          label: 'Reactivate',
          icon: <IconUserCheck size={16} aria-hidden="true" />,
          check: can('reactivate', member),
          onSelect: () => reactivate.mutate(member),
        }
      : {
          key: 'deactivate',
          label: 'Deactivate',
          icon: <IconUserOff size={16} aria-hidden="true" />,
          check: can('deactivate', member),
          onSelect: () => onDialog('deactivate-member', member.id),
        },
    {
      key: 'remove',
      label: 'Remove Member',
      icon: <IconUserMinus size={16} aria-hidden="true" />,
      destructive: true,
      check: can('remove', member),
      onSelect: () => onDialog('remove-member', member.id),
    },
  ]

  return (member) => [
    {
      key: 'profile',
      label: 'View Profile',
      icon: <IconUserSearch size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => onDialog('member', member.id),
    },
    {
      key: 'edit',
      label: 'Edit Permissions',
      icon: <IconShieldCog size={16} aria-hidden="true" />,
      check: can('edit', member),
      onSelect: () => onDialog('edit-member', member.id),
    },
    {
      key: 'resend',
      label: 'Resend Invitation',
      icon: <IconMailForward size={16} aria-hidden="true" />,
      check:
        member.status === 'pending' ? can('resend', member) : denied(`${member.name} has already joined.`),
      onSelect: () => resend.mutate(member),
    },
    ...(member.status === 'pending' ? ofInvited(member) : ofJoined(member)),
  ]
}

/** Actions that need no confirmation. */
function useMemberActions() {
  const client = useQueryClient()
  const resend = useMutation({
    mutationFn: ({ id }: TeamMember) => resendInvitation({ path: { invitationId: id } }),
    onSuccess: (member) => {
      replaceInPages(client, 'listMembers', member)
      toast.success('Invitation sent again', `${member.email} has seven days to accept it.`)
    },
    onError: (error, { email }) => toast.problem(`Could not send the invitation of ${email} again`, error),
    onSettled: () => void refreshMembers(client),
  })
  const reactivate = useMutation({
    mutationFn: ({ id }: TeamMember) => reactivateMember({ path: { memberId: id } }),
    onSuccess: (member) => {
      replaceInPages(client, 'listMembers', member)
      toast.success(`${member.name} is active again`)
    },
    onError: (error, { name }) => toast.problem(`Could not reactivate ${name}`, error),
    onSettled: () => void refreshMembers(client),
  })
  return { resend, reactivate }
}
