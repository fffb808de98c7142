import type { ReactNode } from 'react'
import { CheckList } from './check-list.tsx'
import classes from './tier-cards.module.css'

export interface Tier {
  readonly name: string
  /** Formatted price: "$25", "Custom". */
  readonly price: string
  /** Suffix of the price: "/month". */
  readonly period?: string
  readonly description?: string
  readonly points: readonly string[]
  /** Label of the highlighted tier: "Most Popular". */
  readonly badge?: string
  /** Full-width button. */
  readonly action: ReactNode
}

/** Prices side by side, under an `h2`. */
export function TierCards({ tiers }: { readonly tiers: readonly Tier[] }) {
  return (
    <ul className={classes.tiers} data-many={tiers.length > 3 || undefined}>
      {tiers.map(({ name, price, period, description, points, badge, action }) => (
        <li key={name} className={classes.tier} data-popular={badge !== undefined || undefined}>
          <div className={classes.name}>
            <h3>{name}</h3>
            {badge !== undefined && <span className={classes.badge}>{badge}</span>}
          </div>
          <p className={classes.price}>
            <strong>{price}</strong>
            {period}
          </p>
          {description !== undefined && <p className={classes.description}>{description}</p>}
          <div className={classes.points}>
            <CheckList points={points} />
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}
