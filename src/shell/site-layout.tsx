import { Outlet } from '@tanstack/react-router'
import { SiteFrame } from './site-frame.tsx'

/** Public pages. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
