import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '#src/shell/auth-layout.tsx'

export const Route = createFileRoute('/_auth')({
  beforeLoad: async ({ context }) => ({ queryClient: await context.api() }),
  component: AuthLayout,
})
