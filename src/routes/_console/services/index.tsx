import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/services/')({
  beforeLoad: () => {
    throw redirect({ to: '/services/cdn', replace: true })
  },
})
