import type { ReactNode } from 'react'
import { CheckList } from './check-list.tsx'
import classes from './tier-cards.module.css'

export interface Tier {
  readonly name: string
  /** Written out: "$25", "Custom". */
  readonly price: string
  /** Directly behind the price: "/month". */
  readonly period?: string
  readonly description?: string
  readonly points: readonly string[]
  /** What the most chosen one is called: "Most Popular". */
  readonly badge?: string
  /** Its button, of full width. */
  readonly action: ReactNode
}

/** Prices side by side, below a heading of the second level. */
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
