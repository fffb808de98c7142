import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '#src/shell/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  component: SiteLayout,
})
