import { RESOURCE_ID } from '#src/ui/address-schema.ts'
import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/** What lines of the matrix of roles are about: permissions, being a member, and keys by their scope. */
export const TEAM_SUBJECTS = [
  'member',
  'manage_resources',
  'deploy',
  'view_logs',
  'view_billing',
  'manage_billing',
  'manage_team',
  'full_access',
  'key_read_only',
  'key_deploy_only',
  'key_full_access',
] as const

/**
 * The address of all that is about the team: `/team?tab=projects&dialog=invite`. One for all tabs; what narrows one of
 * them means nothing to the next. Without `tab` it is the members.
 */
export const teamSearch = tableSearch({
  sortFields: ['name', 'role', 'status', 'lastActiveAt', 'joinedAt'],
  defaultSort: 'name',
  dialogs: [
    'invite',
    'member',
    'edit-member',
    'remove-member',
    'deactivate-member',
    'cancel-invitation',
    'role',
    'delete-role',
    'new-project',
    'project',
    'edit-project',
    'delete-project',
    'audit-entry',
  ],
  filters: {
    /** Whose operations are listed. */
    subject: TEAM_SUBJECTS,
    tab: ['projects', 'roles', 'audit'],
    /** Of members. */
    role: ['Owner', 'Admin', 'Developer', 'Viewer'],
    status: ['active', 'pending', 'inactive'],
    /** Of the audit log. What kinds of things there are, and whether there is such a day, is looked at with the tab. */
    user: RESOURCE_ID,
    group: ['sign_in', 'create', 'change', 'delete'],
    type: /^[a-z_]{2,30}$/,
    from: /^\d{4}-\d\d-\d\d$/,
    to: /^\d{4}-\d\d-\d\d$/,
  },
})

export type TeamSearch = typeof teamSearch.defaults

export type TeamTab = Exclude<TeamSearch['tab'], ''> | 'members'
