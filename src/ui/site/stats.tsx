import type { Fact } from './spec-sheet.tsx'
import classes from './stats.module.css'

/** Row of large numbers with labels. */
export function Stats({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.stats}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
