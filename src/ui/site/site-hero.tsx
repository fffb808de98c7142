import type { ReactNode } from 'react'
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
  /** In the place of `aside`, but up to the right edge of the window: a `ConsolePicture`. */
  readonly picture?: ReactNode
  /** Below text and picture: `Stats`. */
  readonly below?: ReactNode
}

/** Header of a public page with its only `h1`. */
export function SiteHero({ title, lead, above, actions, aside, picture, below }: SiteHeroProps) {
  return (
    <header className={classes.root}>
      <div
        className={classes.inner}
        data-aside={aside !== undefined || undefined}
        data-picture={picture !== undefined || undefined}
      >
        <div className={classes.text}>
          {above}
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
        {aside}
        {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      </div>
      {below !== undefined && <div className={classes.below}>{below}</div>}
    </header>
  )
}
