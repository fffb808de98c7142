import type { CSSProperties } from 'react'
import classes from './marketplace.module.css'
import { siteFormat } from './marketplace-labels.ts'

interface AppRatingProps {
  /** Average, 0 to 5 stars. */
  readonly rating: number
  readonly reviews: number
  /** Shows the number of reviews without the word, for cards. @default false */
  readonly compact?: boolean
}

export function AppRating({ rating, reviews, compact = false }: AppRatingProps) {
  return (
    <span className={classes.rating}>
      <span className={classes.stars} style={{ '--rating': rating } as CSSProperties} aria-hidden="true" />
      <strong>
        {rating.toFixed(1)}
        <span className="visually-hidden"> of 5 stars</span>
      </strong>
      <span className={classes.muted}>
        ({siteFormat.number(reviews)}
        <span className={compact ? 'visually-hidden' : undefined}>
          {reviews === 1 ? ' review' : ' reviews'}
        </span>
        )
      </span>
    </span>
  )
}
