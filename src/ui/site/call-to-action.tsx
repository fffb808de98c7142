import { type ReactNode, useId } from 'react'
import classes from './call-to-action.module.css'

interface CallToActionProps {
  readonly title: string
  readonly text: string
  /** `LinkButton`s of size `lg`, the primary one first; others with variant `outline-white`. */
  readonly children: ReactNode
}

/** Call to action at the end of a public page. Dark in both color schemes. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const titleId = useId()
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div className={classes.panel}>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  )
}
