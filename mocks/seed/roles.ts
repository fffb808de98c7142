import type { CustomRoleRow, OrganizationRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { type SeedBase, seedId } from './base.ts'

type SeedRole = Pick<CustomRoleRow, 'name' | 'description' | 'permissions'> & { readonly ageDays: number }

/** Custom roles of the demo organization. */
const ROLES = [
  {
    name: 'Finance',
    description: 'Views costs for the monthly report.',
    permissions: ['view_billing'],
    ageDays: 200,
  },
  {
    name: 'Release manager',
    description: 'Deploys applications and manages the resources they run on.',
    permissions: ['manage_resources', 'deploy', 'view_logs'],
    ageDays: 120,
  },
  {
    name: 'Support',
    description: 'Reads logs to help customers.',
    permissions: ['view_logs'],
    ageDays: 45,
  },
] as const satisfies readonly SeedRole[]

export type SeedRoleName = (typeof ROLES)[number]['name']

export function roleId(base: SeedBase, organizationId: string, name: SeedRoleName): string {
  return seedId(base, 'role', organizationId, name)
}

export function roleRows(base: SeedBase, { id: organizationId }: OrganizationRow): CustomRoleRow[] {
  return ROLES.map(({ ageDays, name, description, permissions }) => {
    const createdAt = base.epoch - ageDays * DAY
    return {
      id: roleId(base, organizationId, name),
      organizationId,
      name,
      description,
      permissions: [...permissions],
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    }
  })
}
