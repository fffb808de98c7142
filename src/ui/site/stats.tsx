import type { Fact } from './spec-sheet.tsx'
import classes from './stats.module.css'

/** Figures with their names, large and side by side. */
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
