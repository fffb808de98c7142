import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './feature-grid.module.css'

export interface Feature {
  readonly icon: Icon
  readonly title: string
  readonly text: string
  /** `Anchor` to more details. */
  readonly link?: ReactNode
}

/** Grid of features. Titles are `h3`. */
export function FeatureGrid({ features }: { readonly features: readonly Feature[] }) {
  return (
    <div className={classes.room}>
      <ul className={classes.grid}>
        {features.map(({ icon: Picture, title, text, link }) => (
          <li key={title} className={classes.field}>
            <span className={classes.icon}>
              <Picture size={20} stroke={1.75} aria-hidden="true" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {link}
          </li>
        ))}
      </ul>
    </div>
  )
}
