import type { ReactNode } from 'react'
import classes from './sample-frame.module.css'

interface SampleFrameProps {
  /** Title of the pictured screen: "edge · Inbound rules". */
  readonly title: string
  /** Buttons and fields; hidden without scripts, since they would do nothing. */
  readonly controls: ReactNode
  readonly children: ReactNode
  /** Result of the last change, read out by screen readers. */
  readonly result: ReactNode
}

/** Part of the console with sample data, to try on a public page. Nothing it does leaves the page. */
export function SampleFrame({ title, controls, children, result }: SampleFrameProps) {
  return (
    <section className={classes.root} aria-label={title}>
      <header className={classes.bar}>
        <strong>{title}</strong>
        <span className={classes.tag}>Sample data</span>
      </header>
      <div className={classes.controls}>{controls}</div>
      <div className={classes.content}>{children}</div>
      <p className={classes.result} role="status">
        {result}
      </p>
    </section>
  )
}
