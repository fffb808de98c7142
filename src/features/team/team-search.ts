import { tableSearch } from '#src/ui/resource-table/table-search.ts'

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
    'resend-invitation',
    'cancel-invitation',
  ],
  filters: {
    tab: ['projects', 'roles', 'audit'],
    /** Of members. */
    role: ['Owner', 'Admin', 'Developer', 'Viewer'],
    status: ['active', 'pending', 'inactive'],
  },
})

export type TeamSearch = typeof teamSearch.defaults

export type TeamTab = Exclude<TeamSearch['tab'], ''> | 'members'
