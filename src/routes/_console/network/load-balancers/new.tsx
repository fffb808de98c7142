import { createFileRoute } from '@tanstack/react-router'
import { LoadBalancerCreateScreen } from '#src/features/load-balancers/load-balancer-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/network/load-balancers/new')({
  head: () => pageHead('/network/load-balancers/new'),
  component: LoadBalancerCreateScreen,
})
