import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MarketplaceAppSummary } from '#src/api/generated/types.gen.ts'
import { AppLogo } from './app-logo.tsx'
import { AppRating } from './app-rating.tsx'
import classes from './marketplace.module.css'
import { categoryLabels, formatPrice, siteFormat } from './marketplace-labels.ts'

/** App in a list. The whole card is a link. */
function AppCard({ app }: { readonly app: MarketplaceAppSummary }) {
  const { id, name, vendor, category, shortDescription, metrics, pricing } = app
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <AppLogo app={app} size="card" />
        <div>
          <h3 className={classes.cardName}>
            <Link to="/marketplace/$category/$appId" params={{ category, appId: id }}>
              {name}
            </Link>
          </h3>
          <p className={classes.vendor}>
            {vendor.name}
            {vendor.verified && (
              <>
                <IconRosetteDiscountCheck size={15} aria-hidden="true" />
                <span className="visually-hidden">, verified</span>
              </>
            )}
          </p>
        </div>
      </div>
      <p className={classes.cardText}>{shortDescription}</p>
      <p className={classes.cardKind}>
        {categoryLabels[category].title}
        <strong className={classes.cardPrice}>{formatPrice(pricing)}</strong>
      </p>
      <div className={classes.cardFoot}>
        <AppRating rating={metrics.rating} reviews={metrics.reviews} compact />
        <span className={classes.muted}>{siteFormat.compact(metrics.installs)} installs</span>
      </div>
    </article>
  )
}

export function AppGrid({ apps }: { readonly apps: readonly MarketplaceAppSummary[] }) {
  return (
    <ul className={classes.grid}>
      {apps.map((app, index) => (
        <li
          key={app.id}
          data-row-of-three={inPartialRow(index, apps.length, 3)}
          data-row-of-two={inPartialRow(index, apps.length, 2)}
        >
          <AppCard app={app} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Number of cards in the last row if the card is in it, and the row isn't full. An attribute instead of `:last-child`: a
 * page that is painted while it loads would move its cards.
 */
function inPartialRow(index: number, count: number, columns: number): number | undefined {
  const rest = count % columns
  return count > 1 && index >= count - rest ? rest : undefined
}
