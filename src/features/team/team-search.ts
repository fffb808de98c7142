import { tableSearch } from '#src/ui/resource-table/table-search.ts'
import { RESOURCE_ID } from '#src/ui/search-schema.ts'

/** Subjects of the role matrix: permissions, membership, and API keys by scope. */
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
 * URL search of the team page: `/team?tab=projects&dialog=invite`. All tabs share one schema, but each uses only its
 * own filters. Without `tab`, the members show.
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
    /** Subject of the operations dialog. */
    subject: TEAM_SUBJECTS,
    tab: ['projects', 'roles', 'audit'],
    /** Filters of the members tab. */
    role: ['Owner', 'Admin', 'Developer', 'Viewer'],
    status: ['active', 'pending', 'inactive'],
    /** Filters of the audit log. The tab checks if the types and dates exist. */
    user: RESOURCE_ID,
    group: ['sign_in', 'create', 'change', 'delete'],
    type: /^[a-z_]{2,30}$/,
    from: /^\d{4}-\d\d-\d\d$/,
    to: /^\d{4}-\d\d-\d\d$/,
  },
})

export type TeamSearch = typeof teamSearch.defaults

export type TeamTab = Exclude<TeamSearch['tab'], ''> | 'members'
