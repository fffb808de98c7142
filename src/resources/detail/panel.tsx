import type { FormEventHandler, ReactNode } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** Its name for screen readers, where it differs from the title. */
  readonly label?: string
  /** Beside the title: a button, a link. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A titled box of a tab; as a form, it is what its button sends. */
export function Panel(
  props: PanelProps &
    ({ readonly as?: 'section' } | { readonly as: 'form'; readonly onSubmit: FormEventHandler }),
) {
  const { title, label = title, aside, children } = props
  const content = (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </>
  )
  if (props.as === 'form') {
    return (
      <form className={classes.panel} onSubmit={props.onSubmit} noValidate aria-label={label}>
        {content}
      </form>
    )
  }
  return (
    <section className={classes.panel} aria-label={label}>
      {content}
    </section>
  )
}

/** The panels of a tab, one below the other. */
export function PanelStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}

/** Panels beside each other, where there is room. */
export function PanelColumns({ children }: { readonly children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>
}

/** What stands in a panel that has nothing to show. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <p className={classes.muted}>{children}</p>
}
