import { Link } from '@tanstack/react-router'
import type { LinkTarget } from './resource-definition.ts'
import classes from './tag-list.module.css'

/** Tags of a resource; each links to the list of its type, filtered by that tag. */
export function TagList({
  tags,
  home,
}: {
  readonly tags: readonly string[]
  /** List of the resource type; it must support the `tag` filter. Without it tags are plain text. */
  readonly home?: LinkTarget
}) {
  if (tags.length === 0) return <span className={classes.none}>–</span>
  return (
    <ul className={classes.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          {home === undefined ? (
            <span className={classes.tag}>{tag}</span>
          ) : (
            <Link {...home} search={{ tag }} className={classes.tag}>
              {tag}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
