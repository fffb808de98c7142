import type { Role } from '#src/api/generated/types.gen.ts'
import type { Permission } from '../../contract/operations.gen.ts'
import { teamRoles } from '../../contract/team-roles.gen.ts'
import type { CustomRoleRow, MembershipRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { noteChanges, renamedTo } from '../audit-log/changes.ts'
import { membersOf as listedMembers } from '../members/member.ts'
import { checkIfMatch, entityTag, etag, versionedPatch } from '../shared/entity-tag.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { checkPlanHas } from '../shared/plan-limits.ts'
import { isSameSet } from '../shared/same-set.ts'
import type { SignedInView } from '../shared/view.ts'
import { changePermissions } from './change-permissions.ts'

type View = Pick<SignedInView, 'tx' | 'identity'>
type TeamRole = MembershipRow['teamRole']

export const roleHandlers: HandlersFor<'listRoles' | 'createRole' | 'getRole' | 'updateRole' | 'deleteRole'> =
  {
    listRoles(ctx) {
      const { items } = ctx.tx.customRoles.list({
        where: ({ organizationId }) => organizationId === ctx.identity.organization.id,
        sort: [{ by: 'name' }],
      })
      const team = TEAM_ROLE_NAMES.map((name) => toTeamRole(name, ctx))
      return { status: 200, body: { items: [...team, ...items.map((row) => toCustomRole(row, ctx))] } }
    },

    createRole(ctx) {
      const { tx, now, identity, body, random } = ctx
      checkCanGrantBilling(ctx, body.permissions)
      checkName(ctx, body.name)
      checkPlanHas(tx, identity.organization, 'role-based-access', 'custom roles')
      if (tx.customRoles.by('organizationId', identity.organization.id).length >= MAX_CUSTOM_ROLES) {
        const detail = `An organization can have ${MAX_CUSTOM_ROLES} custom roles. Delete one first.`
        throw new Problem(409, 'role_limit_reached', detail)
      }
      const row = tx.customRoles.insert({
        id: random('role').id('role'),
        organizationId: identity.organization.id,
        name: body.name,
        description: body.description?.trim() ?? '',
        permissions: [...body.permissions],
        revision: 1,
        createdAt: now,
        updatedAt: now,
      })
      return { status: 201, headers: etag(row.revision), body: toCustomRole(row, ctx) }
    },

    getRole(ctx) {
      const { roleId } = ctx.path
      const team = teamRoleOf(roleId)
      if (team !== undefined)
        return { status: 200, headers: etag(TEAM_ROLE_REVISION), body: toTeamRole(team, ctx) }
      const row = lookupRole(ctx, roleId)
      return { status: 200, headers: etag(row.revision), body: toCustomRole(row, ctx) }
    },

    updateRole(ctx) {
      const { tx, now, body } = ctx
      const before = lookupOwnRole(ctx, ctx.path.roleId)
      checkIfMatch(ctx, before.revision)
      checkCanGrantBilling(ctx, [...before.permissions, ...(body.permissions ?? [])])
      if (body.name !== undefined) checkName(ctx, body.name, before.id)
      const { permissions = before.permissions } = body
      const isGrantChanged = !isSameSet(permissions, before.permissions)
      if (isGrantChanged) checkNotOwnRole(ctx, before)
      const wanted = {
        name: body.name ?? before.name,
        description: body.description?.trim() ?? before.description,
        permissions: isGrantChanged ? [...permissions] : before.permissions,
      }
      noteChanges(ctx, before, wanted, {
        name: renamedTo,
        description: 'the description',
        permissions: permissionsText,
      })
      const row = tx.customRoles.update(before.id, versionedPatch(before, wanted, { updatedAt: now }))
      if (isGrantChanged) {
        for (const member of membersWith(row.id, ctx)) changePermissions(ctx, member, {})
      }
      return { status: 200, headers: etag(row.revision), body: toCustomRole(row, ctx) }
    },

    deleteRole(ctx) {
      const row = lookupOwnRole(ctx, ctx.path.roleId)
      checkCanGrantBilling(ctx, row.permissions)
      const count = memberCount(row.id, ctx)
      if (count > 0) {
        const members = count === 1 ? 'One member has' : `${count} members have`
        const from = count === 1 ? 'that member' : 'them'
        throw new Problem(
          409,
          'role_in_use',
          `${members} the role ${row.name}. Remove it from ${from} first.`,
        )
      }
      ctx.tx.customRoles.remove(row.id)
      return { status: 204 }
    },
  }

/** "Added view billing. Removed deploy and view logs." */
function permissionsText(after: readonly Permission[], before: readonly Permission[]): string {
  const without = (some: readonly Permission[], others: readonly Permission[]) =>
    some.filter((it) => !others.includes(it)).map((it) => it.replaceAll('_', ' '))
  const [added, removed] = [without(after, before), without(before, after)]
  return [
    ...(added.length > 0 ? [`Added ${joinNames(added)}.`] : []),
    ...(removed.length > 0 ? [`Removed ${joinNames(removed)}.`] : []),
  ].join(' ')
}

const MAX_CUSTOM_ROLES = 20

/** Most privileged first. */
const TEAM_ROLE_NAMES = ['Owner', 'Admin', 'Developer', 'Viewer'] as const satisfies readonly TeamRole[]

const TEAM_ROLE_DESCRIPTIONS: Readonly<Record<TeamRole, string>> = {
  Owner: 'Full access to resources, billing and the team.',
  Admin: 'Manages resources and the team, deploys, reads logs and views billing.',
  Developer: 'Deploys applications and reads logs.',
  Viewer: 'Views resources without changing them.',
}

/** Team roles never change. */
const TEAM_ROLE_REVISION = 1

/** Team roles have ids too, the same in every organization. */
function teamRoleId(name: TeamRole): string {
  return `role_${name.toLowerCase()}`
}

function teamRoleOf(id: string): TeamRole | undefined {
  return TEAM_ROLE_NAMES.find((name) => teamRoleId(name) === id)
}

/** @throws Problem 404, also for a role of another organization */
function lookupRole(ctx: View, id: string): CustomRoleRow {
  return lookupOwned(ctx.tx.customRoles.get(id), ctx, 'role', id)
}

/** @throws Problem 404, and 409 `team_role_fixed` */
function lookupOwnRole(ctx: View, id: string): CustomRoleRow {
  const team = teamRoleOf(id)
  if (team === undefined) return lookupRole(ctx, id)
  const detail = `${team} is a team role, which is the same in every organization.`
  throw new Problem(409, 'team_role_fixed', detail)
}

/**
 * Nobody but an Owner may change their own permissions, as with `updateMember`.
 * @throws Problem 403 `permission_denied`
 */
function checkNotOwnRole({ identity: { permissions, membership } }: View, role: CustomRoleRow): void {
  if (permissions.has('full_access') || !membership.customRoleIds.includes(role.id)) return
  const detail = `You can’t change the permissions of ${role.name}, since you have this role. Ask another Owner or Admin.`
  throw new Problem(403, 'permission_denied', detail)
}

/**
 * Only an Owner may grant or revoke the permission to pay.
 * @throws Problem 403 `permission_denied`
 */
export function checkCanGrantBilling(
  { identity }: Pick<SignedInView, 'identity'>,
  permissions: readonly Permission[],
): void {
  if (identity.permissions.has('full_access') || !permissions.includes('manage_billing')) return
  throw new Problem(
    403,
    'permission_denied',
    'Only an Owner can grant or remove the permission to manage billing.',
  )
}

/** @throws Problem 409 `name_taken` */
function checkName({ tx, identity }: View, name: string, except?: string): void {
  const teamRoles = TEAM_ROLE_NAMES.map((role) => ({ id: teamRoleId(role), name: role }))
  const rows = [...teamRoles, ...tx.customRoles.by('organizationId', identity.organization.id)]
  if (hasName(rows, name, except)) throw nameTaken(`A role named ${name} already exists.`)
}

function membersOf({ tx, identity }: View): readonly MembershipRow[] {
  return tx.memberships.by('organizationId', identity.organization.id)
}

function membersWith(roleId: string, view: View): readonly MembershipRow[] {
  return membersOf(view).filter(({ customRoleIds }) => customRoleIds.includes(roleId))
}

/** Invited people count too: they are listed as members, and deleting the role would take it from their invitation. */
function memberCount(roleId: string, view: View): number {
  return listedMembers(view).filter(({ membership, invitation }) =>
    (membership ?? invitation).customRoleIds.includes(roleId),
  ).length
}

function toTeamRole(name: TeamRole, view: View): Role {
  const since = iso(view.identity.organization.createdAt)
  return {
    id: teamRoleId(name),
    kind: 'team',
    name,
    description: TEAM_ROLE_DESCRIPTIONS[name],
    permissions: [...teamRoles[name]],
    memberCount: listedMembers(view).filter(({ teamRole }) => teamRole === name).length,
    createdAt: since,
    updatedAt: since,
    etag: entityTag(TEAM_ROLE_REVISION),
  }
}

function toCustomRole(row: CustomRoleRow, view: View): Role {
  return {
    id: row.id,
    kind: 'custom',
    name: row.name,
    description: row.description,
    permissions: [...row.permissions],
    memberCount: memberCount(row.id, view),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    etag: entityTag(row.revision),
  }
}
