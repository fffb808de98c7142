import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  readonly title: string
  /** One or two sentences below the title. */
  readonly lead?: ReactNode
  /** For links to it: `/products/dns#pricing`. */
  readonly id?: string
  /** `band`: on a ground of its own, from edge to edge. @default 'plain' */
  readonly tone?: 'plain' | 'band'
  /** `beside`: the title stands left of the content where there is room, as for a list or questions. @default 'above' */
  readonly heading?: 'above' | 'beside'
  readonly children: ReactNode
}

/** A part of a public page under a heading of the second level, which also names it for screen readers. */
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
