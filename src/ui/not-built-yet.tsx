import type { ReactNode } from 'react'
import classes from './not-built-yet.module.css'

interface NotBuiltYetProps {
  /** What the page will hold, as short noun phrases. */
  readonly points: readonly string[]
  /** Where to go instead. */
  readonly actions?: ReactNode
}

/** Says plainly that a page is not there yet, and what it will hold. No sample figures pretend otherwise. */
export function NotBuiltYet({ points, actions }: NotBuiltYetProps) {
  return (
    <section className={classes.root} aria-label="Not built yet">
      <p style={{ margin: 0 }}>
        <strong>This page is not built yet.</strong> {points.length > 0 && 'It will hold:'}
      </p>
      {points.length > 0 && (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {actions}
    </section>
  )
}
