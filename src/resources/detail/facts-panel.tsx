import type { ReactNode } from 'react'
import { CopyButton } from '#src/ui/copy-button.tsx'
import classes from './detail.module.css'
import { Panel } from './panel.tsx'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Text to copy; shows a copy button. */
  readonly copy?: string | null
}

/** Panel with a list of names and values. */
export function FactsPanel({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <Panel title={title}>
      <FactList facts={facts} />
    </Panel>
  )
}

/** Names and values without a panel, for panels with other content. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, copy }) => (
        <div key={name}>
          <dt>{name}</dt>
          {copy ? (
            <dd data-copied>
              <span>{value}</span>
              <CopyButton value={copy} label={name} />
            </dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
