import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  readonly title: string
  /** One or two sentences below the title. */
  readonly lead?: ReactNode
  /** Anchor: `/products/dns#pricing`. */
  readonly id?: string
  /** `band`: full-width background. @default 'plain' */
  readonly tone?: 'plain' | 'band'
  /** `beside`: title to the left of the content on wide screens, for lists and questions. @default 'above' */
  readonly heading?: 'above' | 'beside'
  readonly children: ReactNode
}

/** Section of a public page with an `h2`, which also names it for screen readers. */
export function Section({ title, lead, id, tone = 'plain', heading = 'above', children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={classes.root} data-tone={tone} id={id} aria-labelledby={titleId}>
      <div className={classes.inner} data-heading={heading}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        <div className={classes.content}>{children}</div>
      </div>
    </section>
  )
}
