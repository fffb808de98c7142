import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '#src/features/auth/invitation/invitation-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_auth/invitations/$token')({
  head: () => pageHead('/invitations/$token'),
  component: InvitationRoute,
})

function InvitationRoute() {
  const { token } = Route.useParams()
  return <InvitationScreen key={token} token={token} />
}
