import type { ReactNode } from 'react'
import { MAIN_ID } from '#src/ui/main-id.ts'
import { Footer } from './footer.tsx'
import classes from './site-frame.module.css'
import { SkipLink } from './skip-link.tsx'

interface SiteFrameProps {
  readonly header: ReactNode
  readonly children: ReactNode
}

/** Layout of a public page. */
export function SiteFrame({ header, children }: SiteFrameProps) {
  return (
    <div className={classes.root}>
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
