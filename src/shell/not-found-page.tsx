import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Anchor } from '#src/ui/link.tsx'
import searchField from '#src/ui/site/search-field.module.css'
import { NotFoundMessage } from './not-found-message.tsx'
import classes from './not-found-page.module.css'
import { SiteFrame } from './site-frame.tsx'
import { sitePageLabel } from './site-pages.ts'

const suggestions = ['/documentation', '/documentation/api', '/pricing', '/status', '/support'] as const

/** Not-found page with the public site's header and footer, and a search of the documentation. */
export function NotFoundPage({ header }: { readonly header: ReactNode }) {
  return (
    <SiteFrame header={header}>
      <NotFoundMessage search={<DocumentationSearch />} />
      <nav className={classes.links} aria-label="Suggested pages">
        {suggestions.map((path) => (
          <Anchor key={path} to={path}>
            {sitePageLabel(path)}
          </Anchor>
        ))}
      </nav>
    </SiteFrame>
  )
}

/** Plain form, which works before hydration, too. */
function DocumentationSearch() {
  return (
    <search className={classes.search}>
      <form action={`${import.meta.env.BASE_URL}documentation`} className={classes.form}>
        <label htmlFor="not-found-search" className="visually-hidden">
          Search the documentation
        </label>
        <input
          id="not-found-search"
          name="q"
          type="search"
          className={searchField.field}
          placeholder="Search documentation"
          maxLength={100}
        />
        <Button type="submit" size="lg">
          Search
        </Button>
      </form>
    </search>
  )
}
