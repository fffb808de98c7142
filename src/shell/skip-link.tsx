import { mainId } from '#src/ui/main-id.ts'
import classes from './skip-link.module.css'

/** Skips the menus; first in the tab order. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={classes.link}>
      Skip to content
    </a>
  )
}
