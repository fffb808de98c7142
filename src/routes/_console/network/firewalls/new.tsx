import { createFileRoute } from '@tanstack/react-router'
import { FirewallCreateScreen } from '#src/features/firewalls/firewall-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/network/firewalls/new')({
  head: () => pageHead('/network/firewalls/new'),
  component: FirewallCreateScreen,
})
