import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/storage/')({
  beforeLoad: () => {
    throw redirect({ to: '/storage/databases', replace: true })
  },
})
