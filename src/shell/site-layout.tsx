import { Outlet } from '@tanstack/react-router'
import { VisitorHeader } from './header/visitor-header.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Public pages. */
export function SiteLayout() {
  return (
    <SiteFrame header={<VisitorHeader />}>
      <Outlet />
    </SiteFrame>
  )
}
