import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#src/features/auth/login-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'
import { redirectSearch } from '#src/shell/session/redirect-search.ts'
import { signedOutOnly } from '#src/shell/session/signed-out-only.ts'

export const Route = createFileRoute('/_auth/login')({
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search }) => signedOutOnly(context.queryClient, search.redirect),
  head: () => pageHead('/login'),
  component: LoginRoute,
})

function LoginRoute() {
  return <LoginScreen {...Route.useSearch()} />
}
