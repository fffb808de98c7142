import type { ReactNode } from 'react'
import { Rings } from './rings.tsx'
import classes from './site-hero.module.css'

interface SiteHeroProps {
  readonly title: string
  readonly lead: ReactNode
  /** Above the title: breadcrumbs or the type of page. */
  readonly above?: ReactNode
  /** Primary actions: `LinkButton`s of size `lg`. */
  readonly actions?: ReactNode
  /** Beside the text on wide screens, otherwise below: a `SpecSheet`. */
  readonly aside?: ReactNode
}

/** Header of a public page with its only `h1`. */
export function SiteHero({ title, lead, above, actions, aside }: SiteHeroProps) {
  return (
    <header className={classes.root}>
      <Rings className={classes.rings ?? ''} />
      <div className={classes.inner} data-aside={aside !== undefined || undefined}>
        <div className={classes.words}>
          {above}
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
        {aside}
      </div>
    </header>
  )
}
