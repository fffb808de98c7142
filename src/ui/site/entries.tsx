import classes from './entries.module.css'

export interface Entry {
  readonly title: string
  readonly text: string
}

/** Things with a sentence each, told apart by lines. Titles are headings of the third level. */
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
