import type { ReactNode } from 'react'
import classes from './spec-sheet.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Figures with their names, one below the other, as on the plate of a machine. */
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
