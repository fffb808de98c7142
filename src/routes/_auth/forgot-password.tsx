import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#src/features/auth/forgot-password-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_auth/forgot-password')({
  head: () => pageHead('/forgot-password'),
  component: ForgotPasswordScreen,
})
