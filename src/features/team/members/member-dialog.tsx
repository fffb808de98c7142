import { resolveAvatarUrl } from '#src/api/avatar-url.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { PROFILE_ZONES } from '#src/domain/profile-format.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { permissionLabels } from '../permission-labels.ts'
import { memberStatuses, rolesOf } from './member-labels.ts'
import { MemberLoader } from './member-loader.tsx'
import classes from './members.module.css'
import { useMemberChecks } from './use-member-checks.ts'

/** Profile and permissions of a member. */
export default function MemberDialog({
  opened,
  memberId,
  onClose,
  onEdit,
}: {
  readonly opened: boolean
  readonly memberId: string
  readonly onClose: () => void
  readonly onEdit: () => void
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Profile" size="lg">
      <MemberLoader opened={opened} memberId={memberId} onClose={onClose}>
        {(member) => <Profile member={member} onEdit={onEdit} onClose={onClose} />}
      </MemberLoader>
    </Dialog>
  )
}

function Profile({
  member,
  onEdit,
  onClose,
}: {
  readonly member: TeamMember
  readonly onEdit: () => void
  readonly onClose: () => void
}) {
  const format = useFormat()
  const check = useMemberChecks()('edit', member)
  const { label, tone } = memberStatuses[member.status]
  const { invitation } = member
  return (
    <div className={dialog.body}>
      <div className={classes.head}>
        <Avatar name={member.name} src={resolveAvatarUrl(member.avatarUrl)} size="3rem" />
        <div>
          <strong>{member.name}</strong>
          <span className={classes.muted}>{member.jobTitle}</span>
        </div>
      </div>
      <FactList
        facts={[
          { name: 'Email', value: <EmailAddress>{member.email}</EmailAddress>, copy: member.email },
          { name: 'Status', value: <StatusBadge tone={tone}>{label}</StatusBadge> },
          { name: 'Role', value: rolesOf(member) },
          {
            name: 'Last active',
            value: member.lastActiveAt === null ? 'Never' : <RelativeTime at={member.lastActiveAt} />,
          },
          ...(member.joinedAt === null
            ? []
            : [{ name: 'Joined', value: <Time at={member.joinedAt}>{format.date(member.joinedAt)}</Time> }]),
          ...(member.timezone === null
            ? []
            : [
                { name: 'Time zone', value: PROFILE_ZONES[member.timezone].name },
                { name: 'Open sessions', value: format.number(member.openSessions) },
                { name: 'API keys', value: format.number(member.apiKeys) },
              ]),
          ...(invitation === null
            ? []
            : [
                { name: 'Invited by', value: invitation.invitedBy },
                { name: 'Invitation sent', value: <Time at={invitation.sentAt} /> },
                {
                  name: invitation.isExpired ? 'Expired' : 'Expires',
                  value: <Time at={invitation.expiresAt} />,
                },
              ]),
        ]}
      />
      {invitation !== null && invitation.message !== '' && (
        <blockquote className={classes.quote}>“{invitation.message}”</blockquote>
      )}
      <div>
        <strong id="member-permissions">Permissions</strong>
        {member.permissions.length === 0 ? (
          <p className={classes.muted}>View resources without changing them.</p>
        ) : (
          <ul className={classes.permissions} aria-labelledby="member-permissions">
            {member.permissions.map((permission) => (
              <li key={permission}>{permissionLabels[permission]}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          Close
        </Button>
        <DisabledReason reason={denialReason(check)}>
          <Button onClick={onEdit}>Edit Permissions</Button>
        </DisabledReason>
      </div>
    </div>
  )
}
