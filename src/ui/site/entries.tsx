import classes from './entries.module.css'

export interface Entry {
  readonly title: string
  readonly text: string
}

/** List of titles with a sentence each, separated by lines. Titles are `h3`. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={classes.list}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
