import type { ReactNode } from 'react'
import classes from './prose-page.module.css'

interface ProsePageProps {
  readonly title: string
  readonly lead: ReactNode
  /** Small line under the lead, such as a date. */
  readonly note?: ReactNode
  /** Above the title: breadcrumbs. */
  readonly above: ReactNode
  readonly children: ReactNode
}

/** Public page that is mostly text, in a column of about 70 characters. */
export function ProsePage({ title, lead, note, above, children }: ProsePageProps) {
  return (
    <div className={classes.page}>
      <article className={classes.text}>
        <header>
          {above}
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {note !== undefined && <p className={classes.note}>{note}</p>}
        </header>
        {children}
      </article>
    </div>
  )
}
