import type { InvitationRow, MembershipRow, OrganizationRow, UserRow } from '../db/index.ts'
import { INVITATION_VALID_FOR } from '../handlers/invitations/invitation-mail.ts'
import { DAY, HOUR } from '../kernel/duration.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import { DEMO_PEOPLE, peopleRows, type SeedPerson, userId } from './people.ts'
import { roleId, type SeedRoleName } from './roles.ts'

interface Colleague extends SeedPerson {
  readonly customRoles?: readonly SeedRoleName[]
  /** Days since deactivation; null for active users. */
  readonly inactiveForDays?: number
}

/** Members of the demo organization that no persona signs in as. */
const COLLEAGUES: readonly Colleague[] = [
  {
    email: 'priya.raghunathan@nimbus.example',
    name: 'Priya Raghunathan',
    teamRole: 'Admin',
    label: 'Member',
    jobTitle: 'Site Reliability Engineer',
    timezone: 'utc',
  },
  {
    email: 'tomas.ferreira@nimbus.example',
    name: 'Tomás Ferreira',
    teamRole: 'Developer',
    label: 'Member',
    jobTitle: 'Backend Engineer',
    timezone: 'utc',
  },
  {
    email: 'maximiliane.hohenstein-wolfenbuettel-von-der-reichenau@nimbus.example',
    name: 'Maximiliane Hohenstein-Wolfenbüttel von der Reichenau-Oberzell',
    teamRole: 'Developer',
    label: 'Member',
    jobTitle: 'Machine Learning Engineer',
    timezone: 'cet',
    customRoles: ['Release manager'],
  },
  {
    email: 'jonas.weber@nimbus.example',
    name: 'Jonas Weber',
    teamRole: 'Viewer',
    label: 'Member',
    jobTitle: 'Customer Support Lead',
    timezone: 'cet',
    customRoles: ['Support'],
  },
  {
    email: 'lucia.fernandez@nimbus.example',
    name: 'Lucía Fernández',
    teamRole: 'Viewer',
    label: 'Member',
    jobTitle: 'Controller',
    timezone: 'cet',
    customRoles: ['Finance'],
  },
  {
    email: 'amara.okonkwo@nimbus.example',
    name: 'Amara Okonkwo',
    teamRole: 'Developer',
    label: 'Member',
    jobTitle: 'Contractor',
    timezone: 'est',
    inactiveForDays: 58,
  },
]

/** One pending and one expired invitation. */
const INVITED = [
  {
    email: 'noor.haddad@example.com',
    teamRole: 'Developer',
    sentHoursAgo: 31,
    message: 'Welcome to the storefront team!',
  },
  { email: 'audit@ledger-and-sons.example', teamRole: 'Viewer', sentHoursAgo: 9 * 24, message: '' },
] as const

/** Other members of the demo organization, and its invitations. */
export function colleagueRows(
  base: SeedBase,
  organization: OrganizationRow,
): {
  readonly users: UserRow[]
  readonly memberships: MembershipRow[]
  readonly invitations: InvitationRow[]
} {
  const { users, memberships } = peopleRows(base, organization, COLLEAGUES, DEMO_PEOPLE.length)
  return {
    users,
    memberships: memberships.map((membership, index) => {
      const { customRoles = [], inactiveForDays } = COLLEAGUES[index] ?? {}
      return {
        ...membership,
        customRoleIds: customRoles.map((name) => roleId(base, organization.id, name)),
        ...(inactiveForDays !== undefined && {
          status: 'inactive' as const,
          lastActiveAt: base.epoch - inactiveForDays * DAY,
        }),
      }
    }),
    invitations: INVITED.map(({ email, teamRole, sentHoursAgo, message }) => {
      const sentAt = base.epoch - sentHoursAgo * HOUR
      return {
        id: seedId(base, 'invite', organization.id, email),
        organizationId: organization.id,
        token: draw(base, 'invitation', email).id('join', 32),
        email,
        teamRole,
        customRoleIds: [],
        message,
        invitedBy: { userId: userId(base, 'admin@nimbus.example'), name: 'Marcus Oyelaran' },
        sentAt,
        expiresAt: sentAt + INVITATION_VALID_FOR,
        acceptedAt: null,
        canceledAt: null,
        consent: null,
        createdAt: sentAt,
      }
    }),
  }
}
