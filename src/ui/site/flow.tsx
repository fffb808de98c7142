import classes from './flow.module.css'

export interface Stage {
  readonly title: string
  readonly facts: readonly string[]
}

/** Diagram of stages that follow one another: from left to right, or from top to bottom on narrow screens. */
export function Flow({ stages }: { readonly stages: readonly Stage[] }) {
  return (
    <ol className={classes.flow}>
      {stages.map(({ title, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}
