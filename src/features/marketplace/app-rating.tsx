import { IconStarFilled } from '@tabler/icons-react'
import classes from './marketplace.module.css'
import { siteFormat } from './marketplace-labels.ts'

const STARS = [1, 2, 3, 4, 5] as const

export function AppRating({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
  return (
    <span className={classes.rating}>
      <span className={classes.stars} aria-hidden="true">
        {STARS.map((star) => (
          <span key={star} className={classes.star}>
            <IconStarFilled size={14} />
            <span style={{ width: `${filledShare(rating, star)}%` }}>
              <IconStarFilled size={14} />
            </span>
          </span>
        ))}
      </span>
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

/** Filled part of a star in percent: 90 of the fifth star for a rating of 4.9. */
function filledShare(rating: number, star: number): number {
  return Math.round(Math.min(Math.max(rating - star + 1, 0), 1) * 100)
}
