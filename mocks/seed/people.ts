import type { Actor, ApiKeyRow, MembershipRow, OrganizationRow, UserRow } from '../db/index.ts'
import { passwordDigest, secretDigest } from '../handlers/shared/credentials.ts'
import { DAY, HOUR, MINUTE } from '../kernel/duration.ts'
import { nextExpiryNotice } from '../world/expiry-notices.ts'
import { draw, type SeedBase, seedId } from './base.ts'

/** Password of all seeded users; documented, since it protects nothing. */
export const DEMO_PASSWORD = 'Nimbus-Demo-1!'

export interface SeedPerson {
  readonly email: string
  readonly name: string
  readonly teamRole: MembershipRow['teamRole']
  readonly label: UserRow['label']
  readonly jobTitle: string
  readonly timezone: UserRow['timezone']
}

/** Personas of the demo organization, one for each team role. */
export const DEMO_PEOPLE: readonly SeedPerson[] = [
  {
    email: 'owner@nimbus.example',
    name: 'Ada Keller',
    teamRole: 'Owner',
    label: 'Admin',
    jobTitle: 'Chief Technology Officer',
    timezone: 'cet',
  },
  {
    email: 'admin@nimbus.example',
    name: 'Marcus Oyelaran',
    teamRole: 'Admin',
    label: 'Admin',
    jobTitle: 'Platform Lead',
    timezone: 'est',
  },
  {
    email: 'developer@nimbus.example',
    name: 'Yuki Tanabe',
    teamRole: 'Developer',
    label: 'Member',
    jobTitle: 'Software Engineer',
    timezone: 'pst',
  },
  {
    email: 'viewer@nimbus.example',
    name: 'Sofia Lindqvist',
    teamRole: 'Viewer',
    label: 'Member',
    jobTitle: 'Product Manager',
    timezone: 'cet',
  },
]

export function userId(base: SeedBase, email: string): string {
  return seedId(base, 'usr', email)
}

function userOf(base: SeedBase, person: SeedPerson, company: string, createdAt: number): UserRow {
  const id = userId(base, person.email)
  return {
    id,
    email: person.email,
    name: person.name,
    passwordDigest: passwordDigest(id, DEMO_PASSWORD),
    label: person.label,
    avatarUrl: null,
    company,
    jobTitle: person.jobTitle,
    timezone: person.timezone,
    language: 'en',
    timeFormat: 'auto',
    dateFormat: 'auto',
    createdAt,
    updatedAt: createdAt,
  }
}

/** Membership of someone who has joined. */
export type SeedMembership = MembershipRow & { readonly joinedAt: number }

function membershipOf(
  base: SeedBase,
  organizationId: string,
  person: SeedPerson,
  joinedAt: number,
): SeedMembership {
  return {
    id: seedId(base, 'mbr', organizationId, person.email),
    organizationId,
    userId: userId(base, person.email),
    teamRole: person.teamRole,
    customRoleIds: [],
    status: 'active',
    joinedAt,
    lastActiveAt: base.epoch - draw(base, 'last-active', person.email).int(2 * MINUTE, 9 * HOUR),
    permissionsChangedAt: null,
  }
}

/**
 * Members of an organization: two who founded it, and others who joined one per month.
 * @param before number of earlier members
 */
export function peopleRows(
  base: SeedBase,
  organization: OrganizationRow,
  people: readonly SeedPerson[],
  before = 0,
) {
  const joinedAt = (index: number) => organization.createdAt + Math.max(0, before + index - 1) * 30 * DAY
  return {
    users: people.map((person, index) => userOf(base, person, organization.name, joinedAt(index))),
    memberships: people.map((person, index) => membershipOf(base, organization.id, person, joinedAt(index))),
  }
}

/** Users who may change resources, as activity actors. */
export function actorsAmong(base: SeedBase, people: readonly SeedPerson[]): Actor[] {
  return people
    .filter(({ teamRole }) => teamRole === 'Owner' || teamRole === 'Admin')
    .map(({ email, name }) => ({ kind: 'user', id: userId(base, email), name }))
}

interface SeedKey {
  readonly secret: string
  readonly name: string
  readonly owner: string
  readonly scope: ApiKeyRow['scope']
  /** Days from the epoch until expiry; negative if expired, null for never. */
  readonly expiresInDays: number | null
  readonly allowedIpRanges: readonly string[]
}

export const seedKey = (
  secret: string,
  name: string,
  owner: string,
  scope: ApiKeyRow['scope'] = 'full_access',
  expiresInDays: number | null = null,
  allowedIpRanges: readonly string[] = [],
): SeedKey => ({ secret, name, owner, scope, expiresInDays, allowedIpRanges })

/** API keys for programs and tests, by scope and persona; documented like the password. */
export const DEMO_KEYS: readonly SeedKey[] = [
  seedKey('nimbus_demo_owner', 'Terraform', 'owner@nimbus.example'),
  seedKey('nimbus_demo_admin', 'Operations scripts', 'admin@nimbus.example'),
  seedKey('nimbus_demo_developer', 'Local development', 'developer@nimbus.example'),
  seedKey('nimbus_demo_viewer', 'Status page', 'viewer@nimbus.example'),
  seedKey('nimbus_demo_deploy_only', 'CI pipeline', 'owner@nimbus.example', 'deploy_only', 90),
  seedKey('nimbus_demo_read_only', 'Dashboards', 'owner@nimbus.example', 'read_only', 180),
  seedKey('nimbus_demo_expired', 'Old CI pipeline', 'owner@nimbus.example', 'full_access', -12, [
    '198.51.100.0/24',
  ]),
  seedKey('nimbus_demo_admin_deploy_only', 'Release script', 'admin@nimbus.example', 'deploy_only', 60),
  seedKey('nimbus_demo_admin_read_only', 'Inventory', 'admin@nimbus.example', 'read_only', 120),
  seedKey(
    'nimbus_demo_developer_deploy_only',
    'Preview pipeline',
    'developer@nimbus.example',
    'deploy_only',
    40,
  ),
  seedKey('nimbus_demo_developer_read_only', 'Log viewer', 'developer@nimbus.example', 'read_only', 45),
  seedKey('nimbus_demo_viewer_deploy_only', 'Demo pipeline', 'viewer@nimbus.example', 'deploy_only', 40),
  seedKey('nimbus_demo_viewer_read_only', 'Wallboard', 'viewer@nimbus.example', 'read_only', 365),
]

/** Length of the visible prefix of a secret. */
const HINT_LENGTH = 14

export function apiKeyOf(
  base: SeedBase,
  organization: Pick<OrganizationRow, 'id' | 'createdAt'>,
  it: SeedKey,
): ApiKeyRow {
  const rng = draw(base, 'api-key', it.secret)
  const expiresAt = it.expiresInDays === null ? null : base.epoch + it.expiresInDays * DAY
  const organizationAge = Math.floor((base.epoch - organization.createdAt) / DAY)
  const createdAt = base.epoch - rng.int(30, Math.min(200, organizationAge)) * DAY
  const lastUsedAt = Math.min(expiresAt ?? base.epoch, base.epoch) - rng.int(5 * MINUTE, 2 * DAY)
  return {
    id: seedId(base, 'key', it.secret),
    organizationId: organization.id,
    userId: userId(base, it.owner),
    name: it.name,
    scope: it.scope,
    secretDigest: secretDigest(it.secret),
    secretHint: it.secret.slice(0, HINT_LENGTH),
    allowedIpRanges: [...it.allowedIpRanges],
    createdAt,
    lastUsedAt,
    // An address for documentation (RFC 5737).
    lastUsedIp: `198.51.100.${draw(base, 'key-address', it.secret).int(2, 250)}`,
    expiresAt,
    expiryNoticeAt: expiresAt === null ? null : nextExpiryNotice(expiresAt, base.epoch),
    revokedAt: null,
  }
}
