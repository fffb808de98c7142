import type { ReactNode } from 'react'
import { Anchor } from '#src/ui/link.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import classes from './breadcrumbs.module.css'
import type { ResourceDefinition } from './resource-definition.ts'

/** Breadcrumbs of a resource type's page: group of the sidebar, then the list. The page's heading follows them. */
export function Breadcrumbs({
  definition: { section, title, home },
  listHref,
  tools,
}: {
  readonly definition: Pick<ResourceDefinition<never, never>, 'section' | 'title' | 'home'>
  /** URL of the list as the user left it. @default the list without filters */
  readonly listHref?: string | undefined
  /** At the end of the line. */
  readonly tools?: ReactNode
}) {
  return (
    <div className={classes.line} data-tools={tools !== undefined || undefined}>
      <nav aria-label="Breadcrumbs">
        <ol className={classes.list}>
          <li>{section}</li>
          <li>
            {listHref === undefined ? (
              <Anchor {...home}>{title}</Anchor>
            ) : (
              <PathLink href={listHref}>{title}</PathLink>
            )}
          </li>
        </ol>
      </nav>
      {tools}
    </div>
  )
}
