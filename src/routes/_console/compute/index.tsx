import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/compute/')({
  beforeLoad: () => {
    throw redirect({ to: '/compute/vms', replace: true })
  },
})
