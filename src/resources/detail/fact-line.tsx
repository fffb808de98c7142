import { Fragment, type ReactNode } from 'react'
import { CopyButton } from '#src/ui/copy-button.tsx'
import classes from './fact-line.module.css'

/** Facts in a line below a resource's name. Null ones are left out. */
export function FactLine({ facts }: { readonly facts: readonly ReactNode[] }) {
  return (
    <span className={classes.line}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a resource keep their order
          <Fragment key={index}>
            {index > 0 && <span aria-hidden="true">·</span>}
            <span className={classes.fact}>{fact}</span>
          </Fragment>
        ))}
    </span>
  )
}

/** Address with a button that copies it. */
export function CopiedFact({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <>
      <span className="mono">{value}</span>
      <CopyButton value={value} label={label} />
    </>
  )
}
