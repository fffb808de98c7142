import { createFileRoute } from '@tanstack/react-router'
import { DnsCreateScreen } from '#src/features/dns/dns-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/services/dns/new')({
  head: () => pageHead('/services/dns/new'),
  component: DnsCreateScreen,
})
