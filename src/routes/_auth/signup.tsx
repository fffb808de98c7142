import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { PAID_PLAN_IDS } from '#src/domain/plan-id.ts'
import { SignUpScreen } from '#src/features/auth/signup-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'
import { redirect } from '#src/shell/session/redirect-search.ts'
import { signedOutOnly, useSignedOutOnly } from '#src/shell/session/signed-out-only.ts'
import { oneOf, searchSchema } from '#src/ui/search-schema.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const signUpSearch = searchSchema({
  redirect,
  step: oneOf([1, 2, 3, 4], 1),
  plan: oneOf(PAID_PLAN_IDS, undefined),
})

export const Route = createFileRoute('/_auth/signup')({
  validateSearch: signUpSearch,
  search: { middlewares: [stripSearchParams({ step: 1 })] },
  beforeLoad: ({ context, search }) => signedOutOnly(context.queryClient, search),
  head: () => pageHead('/signup'),
  component: SignUpRoute,
})

function SignUpRoute() {
  const search = Route.useSearch()
  useSignedOutOnly(search)
  // The page is prerendered without search parameters, so wait for hydration.
  return <SignUpScreen {...(useHydrated() ? search : { step: 1 })} />
}
