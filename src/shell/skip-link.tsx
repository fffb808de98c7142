import { MAIN_ID } from '#src/ui/main-id.ts'
import classes from './skip-link.module.css'

/** Skips the menus; first in the tab order. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.link}>
      Skip to content
    </a>
  )
}
