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
  const { length } = features
  return (
    <div className={classes.room}>
      {/* Attributes instead of `:has(:last-child)`: a page that is painted while it loads would change its columns. */}
      <ul
        className={classes.grid}
        data-three={length === 3 || undefined}
        data-thirds={length % 3 === 0 || undefined}
        data-fourths={length % 4 === 0 || undefined}
      >
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
