import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { fullStars } from '#src/domain/marketplace.ts'
import classes from './marketplace.module.css'
import { siteFormat } from './marketplace-labels.ts'

const STARS = [1, 2, 3, 4, 5] as const

export function AppRating({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
  return (
    <span className={classes.rating}>
      <span className={classes.stars} aria-hidden="true">
        {STARS.map((star) =>
          star <= fullStars(rating) ? (
            <IconStarFilled key={star} size={14} />
          ) : (
            <IconStar key={star} size={14} />
          ),
        )}
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
