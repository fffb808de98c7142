import { tableSearch } from '#src/ui/resource-table/table-search.ts'

/**
 * URL search of the account page: `/account?tab=api-keys&status=active&dialog=new-key`. All tabs share one schema,
 * but each uses only its own filters. Without `tab`, the profile shows.
 */
export const accountSearch = tableSearch({
  sortFields: ['name', 'scope', 'lastUsedAt', 'createdAt', 'expiresAt'],
  defaultSort: '-createdAt',
  dialogs: [
    'change-email',
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
    /** Filter of the API keys tab. */
    status: ['active', 'expired', 'revoked'],
  },
})

export type AccountSearch = typeof accountSearch.defaults

export type AccountTab = Exclude<AccountSearch['tab'], ''> | 'profile'
