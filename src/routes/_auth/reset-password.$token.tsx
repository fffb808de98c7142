import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#src/features/auth/reset-password-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_auth/reset-password/$token')({
  head: () => pageHead('/reset-password/$token'),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  const { token } = Route.useParams()
  return <ResetPasswordScreen key={token} token={token} />
}
