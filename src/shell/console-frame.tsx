import type { ReactNode } from 'react'
import { MAIN_ID } from '#src/ui/main-id.ts'
import classes from './console-layout.module.css'
import { SidebarNavigation } from './sidebar/sidebar-navigation.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, sidebar and content area of console pages. */
export function ConsoleFrame({
  header,
  children,
}: {
  readonly header: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      <SkipLink />
      {header}
      <div className={classes.body}>
        <aside className={classes.sidebar} aria-label="Console">
          <SidebarNavigation />
        </aside>
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          <div className={classes.content}>{children}</div>
        </main>
      </div>
    </>
  )
}
