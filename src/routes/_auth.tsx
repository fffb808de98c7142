import { createFileRoute } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { AuthLayout } from '#src/shell/auth-layout.tsx'

export const Route = createFileRoute('/_auth')({
  beforeLoad: () => ({ queryClient: getQueryClient() }),
  component: AuthLayout,
})
