import { Anchor } from '#src/ui/link.tsx'
import classes from './breadcrumbs.module.css'
import type { ResourceDefinition } from './resource-definition.ts'

/** Way from the sidebar to a page of a resource type; the page's heading continues it. */
export function Breadcrumbs({
  definition: { section, title, home },
}: {
  readonly definition: Pick<ResourceDefinition<never, never>, 'section' | 'title' | 'home'>
}) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={classes.list}>
        <li>{section}</li>
        <li>
          <Anchor {...home}>{title}</Anchor>
        </li>
      </ol>
    </nav>
  )
}
