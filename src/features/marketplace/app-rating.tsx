import type { CSSProperties } from 'react'
import classes from './marketplace.module.css'
import { siteFormat } from './marketplace-labels.ts'

/** @param rating average, 0 to 5 stars */
export function AppRating({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
  return (
    <span className={classes.rating}>
      <span className={classes.stars} style={{ '--rating': rating } as CSSProperties} aria-hidden="true" />
      <strong>
        {rating.toFixed(1)}
        <span className="visually-hidden"> of 5 stars</span>
      </strong>
      <span className={classes.muted}>
        ({siteFormat.number(reviews)} {reviews === 1 ? 'review' : 'reviews'})
      </span>
    </span>
  )
}
