import { LinkButton } from '#src/ui/link.tsx'
import { NotBuiltYet } from '#src/ui/not-built-yet.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { type PagePath, page } from './pages.ts'
import { upcoming } from './upcoming.ts'
import classes from './upcoming-page.module.css'

/** A page of a later step: its real title and purpose, and the plain word that it is not there yet. */
export function UpcomingPage({ path }: { readonly path: PagePath }) {
  const { title, summary, area } = page(path)
  const content = (
    <>
      <PageHeader title={title} description={summary} />
      <NotBuiltYet points={upcoming[path] ?? []} actions={<Elsewhere area={area} />} />
    </>
  )
  return area === 'site' ? <div className={classes.site}>{content}</div> : content
}

function Elsewhere({ area }: { readonly area: 'site' | 'auth' | 'console' }) {
  if (area === 'console') {
    return (
      <LinkButton to="/compute/vms" variant="outline">
        Go to Virtual Machines
      </LinkButton>
    )
  }
  return (
    <LinkButton to="/" variant="outline">
      Return to Home
    </LinkButton>
  )
}
