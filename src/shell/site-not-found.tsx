import { VisitorHeader } from './header/visitor-header.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** On the public site. The default export is for loading it on demand. */
export default function SiteNotFound() {
  return <NotFoundPage header={<VisitorHeader />} />
}
