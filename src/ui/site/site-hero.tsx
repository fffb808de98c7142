import type { ReactNode } from 'react'
import { Rings } from './rings.tsx'
import classes from './site-hero.module.css'

interface SiteHeroProps {
  readonly title: string
  readonly lead: ReactNode
  /** A path to this page, or what kind of page it is; above the title. */
  readonly above?: ReactNode
  /** The steps one is expected to take: `LinkButton`s of size `lg`. */
  readonly actions?: ReactNode
  /** Beside the words where there is room, below them else: a `SpecSheet`. */
  readonly aside?: ReactNode
}

/** The head of a public page, with its one heading of the first level. */
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
