import {
  IconMailForward,
  IconMailX,
  IconShieldCog,
  IconUserCheck,
  IconUserMinus,
  IconUserOff,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { avatarAddress } from '#src/api/avatar-address.ts'
import { reactivateMember, resendInvitation } from '#src/api/generated/sdk.gen.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { OneLine } from '#src/resources/list/cells.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { membersQuery, refreshMembers } from '../team-queries.ts'
import { type TeamSearch, teamSearch } from '../team-search.ts'
import type { TeamTabProps } from '../team-tab.ts'
import { isMemberConfirmation, MemberConfirmation } from './member-confirmations.tsx'
import { memberNoun, memberStatuses, teamRoles } from './member-labels.ts'
import classes from './members.module.css'
import { useMemberChecks } from './use-member-checks.ts'

type MemberField = 'name' | 'role' | 'status' | 'lastActiveAt' | 'joinedAt'

const filters: readonly Filter<TeamSearch>[] = [
  {
    kind: 'select',
    name: 'role',
    label: 'Role',
    all: 'All roles',
    options: teamRoles.map((role) => ({ value: role, label: role })),
  },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All',
    options: Object.entries(memberStatuses).map(([value, { label }]) => ({ value, label: label })),
  },
]

/** Members and pending invitations. */
export default function MembersTab({ search, onSearchChange, onDialog }: TeamTabProps) {
  const format = useFormat()
  const { user } = useSignedIn()
  const client = useQueryClient()
  const query = useQuery(membersQuery(search))
  const can = useMemberChecks()
  const { resend, reactivate } = useMemberActions()

  const rowActions = (member: TeamMember): readonly RowAction[] => [
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

  return (
    <>
      <ResourceTable
        table="listMembers"
        label="Team Members"
        noun={memberNoun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        loadRows={everyPage((page) => client.fetchQuery(membersQuery({ ...search, ...page })))}
        search={search}
        defaults={{ ...teamSearch.defaults, tab: search.tab }}
        onSearchChange={onSearchChange}
        searchLabel="Search members"
        filters={filters}
        columns={columns(format, search, user.id)}
        rowActions={rowActions}
        empty={
          <EmptyState
            title="No members yet"
            description="Invite people to your organization."
            icon={<IconUserPlus size={22} />}
          />
        }
      />
      <OpenConfirmation search={search} members={query.data?.items ?? []} onClose={() => onDialog('')} />
    </>
  )
}

/** Confirmation dialog named in the URL, for a member in the loaded list. */
function OpenConfirmation({
  search: { dialog, row },
  members,
  onClose,
}: {
  readonly search: TeamSearch
  readonly members: readonly TeamMember[]
  readonly onClose: () => void
}) {
  const found = members.find(({ id }) => id === row)
  const openName = found !== undefined && isMemberConfirmation(dialog) ? dialog : null
  const name = useLastValue(openName)
  const member = useLastValue(openName === null ? undefined : found)
  if (name === null || member === undefined) return null
  return (
    <MemberConfirmation key={name} name={name} member={member} opened={openName !== null} onClose={onClose} />
  )
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

function columns(
  format: Format,
  search: TeamSearch,
  ownId: string,
): readonly Column<TeamMember, MemberField>[] {
  return [
    {
      key: 'name',
      header: 'Member',
      always: true,
      sort: 'name',
      minWidth: 24,
      cell: (member) => (
        <div className={classes.member}>
          <Avatar name={member.name} src={avatarAddress(member.avatarUrl)} />
          <span className={classes.who}>
            <span>
              <Anchor
                to="/team"
                search={{ ...search, dialog: 'member', row: member.id }}
                resetScroll={false}
                title={member.name}
              >
                {/* Invited people have no name yet: it is their address. */}
                <EmailAddress>{member.name}</EmailAddress>
              </Anchor>
              {member.userId === ownId && ' (you)'}
            </span>
            {member.name !== member.email && (
              <span className={classes.email} title={member.email}>
                <EmailAddress>{member.email}</EmailAddress>
              </span>
            )}
          </span>
        </div>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      sort: 'role',
      onPhone: ({ teamRole }) => teamRole,
      cell: ({ teamRole, customRoles }) => (
        <>
          <OneLine>{teamRole}</OneLine>
          {customRoles.length > 0 && (
            <span className={classes.custom}>{customRoles.map(({ name }) => name).join(', ')}</span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'status',
      onPhone: 'status',
      cell: ({ status, invitation }) => (
        <>
          <StatusBadge tone={memberStatuses[status].tone}>{memberStatuses[status].label}</StatusBadge>
          {invitation?.isExpired && <span className={classes.custom}>Invitation expired</span>}
        </>
      ),
    },
    {
      key: 'lastActive',
      header: 'Last active',
      sort: 'lastActiveAt',
      onPhone: ({ lastActiveAt }) =>
        lastActiveAt === null ? (
          'Never active'
        ) : (
          <>
            Active <RelativeTime at={lastActiveAt} />
          </>
        ),
      cell: ({ lastActiveAt }) => (
        <OneLine>{lastActiveAt === null ? 'Never' : <RelativeTime at={lastActiveAt} />}</OneLine>
      ),
    },
    {
      key: 'joined',
      header: 'Joined',
      sort: 'joinedAt',
      cell: ({ joinedAt, invitation }) => (
        <OneLine>
          {joinedAt !== null && format.date(joinedAt)}
          {invitation && `Invited ${format.date(invitation.sentAt)}`}
        </OneLine>
      ),
    },
  ]
}
