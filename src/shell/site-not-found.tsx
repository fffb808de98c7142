import { VisitorHeader } from './header/visitor-header.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Not-found page of the public site. Default export for lazy loading. */
export default function SiteNotFound() {
  return <NotFoundPage header={<VisitorHeader />} />
}
