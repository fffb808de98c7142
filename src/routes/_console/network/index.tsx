import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/network/')({
  beforeLoad: () => {
    throw redirect({ to: '/network/load-balancers', replace: true })
  },
})
