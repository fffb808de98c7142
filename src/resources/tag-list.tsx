import { Link } from '@tanstack/react-router'
import type { LinkTarget } from './kind.ts'
import classes from './tag-list.module.css'

/** Tags of a resource; each leads to those of its kind that carry it, where there is a list of them. */
export function TagList({
  tags,
  home,
}: {
  readonly tags: readonly string[]
  /** The list of the kind; it has to filter by `tag`. Without it they lead nowhere. */
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
            <Link {...home} search={{ tag } as NonNullable<LinkTarget['search']>} className={classes.tag}>
              {tag}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
