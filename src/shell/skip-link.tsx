import { mainId } from '#src/ui/main-id.ts'
import classes from './skip-link.module.css'

/** First in the tab order: past the menus, to the content. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={classes.link}>
      Skip to content
    </a>
  )
}
