import type { ReactNode } from 'react'
import classes from './spec-sheet.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Vertical list of values with labels. */
export function SpecSheet({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.sheet}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
