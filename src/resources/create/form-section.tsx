import type { ReactNode } from 'react'
import classes from './create.module.css'

/** One step of a single-page form. Links in the error summary use its id. */
export function FormSection({
  id,
  step,
  title,
  description,
  children,
}: {
  readonly id: string
  readonly step: number
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={classes.sectionTitle}>
        <span className={classes.step} aria-hidden="true">
          {step}
        </span>
        {title}
      </h2>
      {description && <p className={classes.description}>{description}</p>}
      {children}
    </section>
  )
}
