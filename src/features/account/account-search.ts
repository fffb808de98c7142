import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/**
 * The address of all that is about one's own account: `/account?tab=api-keys&status=active&dialog=new-key`. One for all
 * tabs; what narrows one of them means nothing to the next. Without `tab` it is the profile.
 */
export const accountSearch = tableSearch({
  sortFields: ['name', 'scope', 'lastUsedAt', 'createdAt', 'expiresAt'],
  defaultSort: '-createdAt',
  dialogs: [
    'new-key',
    'revoke-key',
    'add-ssh-key',
    'delete-ssh-key',
    'two-factor',
    'disable-two-factor',
    'recovery-codes',
    'close-account',
    'revoke-session',
    'revoke-others',
  ],
  filters: {
    tab: ['security', 'api-keys', 'ssh-keys', 'notifications', 'sessions'],
    /** Of API keys: whether they still open anything. */
    status: ['active', 'expired', 'revoked'],
  },
})

export type AccountSearch = typeof accountSearch.defaults

export type AccountTab = Exclude<AccountSearch['tab'], ''> | 'profile'
