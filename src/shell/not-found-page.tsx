import type { ReactNode } from 'react'
import { NotFoundMessage } from './not-found-message.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Not-found page with the public site's header and footer. */
export function NotFoundPage({ header }: { readonly header: ReactNode }) {
  return (
    <SiteFrame header={header}>
      <NotFoundMessage />
    </SiteFrame>
  )
}
