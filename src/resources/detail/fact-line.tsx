import type { ReactNode } from 'react'
import { Address } from '#src/ui/address.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import dotted from '#src/ui/dotted.module.css'
import classes from './fact-line.module.css'

/** Facts in a line below a resource's name. Null ones are left out. */
export function FactLine({ facts }: { readonly facts: readonly ReactNode[] }) {
  return (
    <span className={dotted.line}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a resource keep their order
          <span key={index}>
            <span className={classes.fact}>{fact}</span>
          </span>
        ))}
    </span>
  )
}

/** Address with a button that copies it. */
export function CopiedFact({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <>
      <span className="mono">
        <Address>{value}</Address>
      </span>
      <CopyButton value={value} label={label} />
    </>
  )
}
