import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './route-pending.module.css'

/** Skeleton of a page that has been loading for a second. */
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
