import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#src/features/auth/login-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'
import { redirectSearch } from '#src/shell/session/redirect-search.ts'
import { signedOutOnly, useSignedOutOnly } from '#src/shell/session/signed-out-only.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

export const Route = createFileRoute('/_auth/login')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search }) => signedOutOnly(context.queryClient, search),
  head: () => pageHead('/login'),
  component: LoginRoute,
})

function LoginRoute() {
  const search = Route.useSearch()
  useSignedOutOnly(search)
  // The page is prerendered without search parameters, so wait for hydration.
  return <LoginScreen redirect={useHydrated() ? search.redirect : undefined} />
}
