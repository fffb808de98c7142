import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '#src/features/account/account-screen.tsx'
import { accountSearch } from '#src/features/account/account-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/account')({
  head: () => pageHead('/account'),
  validateSearch: accountSearch.schema,
  search: { middlewares: [accountSearch.stripDefaults] },
  component: AccountScreen,
})
