import type { FormEventHandler, ReactNode } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** Accessible name, if it differs from the title. */
  readonly label?: string
  /** Shown beside the title: a button or a link. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Titled box of a tab; with `as="form"` it is the form that its button submits. */
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

export function PanelStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}

/** Panels side by side, if there is room. */
export function PanelColumns({ children }: { readonly children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>
}

/** Text of an empty panel. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <p className={classes.muted}>{children}</p>
}
