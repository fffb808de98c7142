import { createFileRoute, Outlet } from '@tanstack/react-router'
import { VisitorHeader } from '#src/shell/header/visitor-header.tsx'
import { SiteFrame } from '#src/shell/site-frame.tsx'

export const Route = createFileRoute('/_site')({
  component: SiteLayout,
})

function SiteLayout() {
  return (
    <SiteFrame header={<VisitorHeader />}>
      <Outlet />
    </SiteFrame>
  )
}
