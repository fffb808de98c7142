import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './route-pending.module.css'

/** The outline of a page that has been on its way for a second: a heading, a line, a block. */
export function RoutePending() {
  return (
    <div className={classes.root} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={classes.title} />
      <div className={classes.line} />
      <div className={classes.block} />
    </div>
  )
}
