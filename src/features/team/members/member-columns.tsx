import { resolveAvatarUrl } from '#src/api/avatar-url.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { OneLine } from '#src/resources/list/cells.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { EmailAddress } from '#src/ui/email-address.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { clippedText } from '#src/ui/resource-table/clipped-text.ts'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import type { TeamSearch } from '../team-search.ts'
import { memberStatuses } from './member-labels.ts'
import classes from './members.module.css'

type SortField = 'name' | 'role' | 'status' | 'lastActiveAt' | 'joinedAt'

/** @param ownId user id of the signed-in user, who is marked in the list */
export function memberColumns(
  format: Format,
  search: TeamSearch,
  ownId: string,
): readonly Column<TeamMember, SortField>[] {
  return [
    {
      key: 'name',
      header: 'Member',
      always: true,
      sort: 'name',
      minWidth: 24,
      cell: (member) => (
        <div className={classes.member}>
          <Avatar name={member.name} src={resolveAvatarUrl(member.avatarUrl)} />
          <span className={classes.who}>
            <span {...clippedText}>
              <Anchor to="/team" search={{ ...search, dialog: 'member', row: member.id }} resetScroll={false}>
                {/* Invited people have no name yet: it is their address. */}
                <EmailAddress>{member.name}</EmailAddress>
              </Anchor>
              {member.userId === ownId && ' (you)'}
            </span>
            {member.name !== member.email && (
              <span className={classes.email} {...clippedText}>
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
