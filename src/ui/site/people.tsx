import { initials } from '../initials.ts'
import classes from './people.module.css'

export interface Person {
  readonly name: string
  readonly role: string
  readonly about: string
}

/** People with their roles, and their initials as portraits. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    // An attribute instead of `:has(:last-child)`, as for a grid of features.
    <ul className={classes.people} data-four={people.length === 4 || undefined}>
      {people.map(({ name, role, about }) => (
        <li key={name}>
          <span className={classes.portrait} aria-hidden="true">
            {initials(name)}
          </span>
          <div>
            <h3>{name}</h3>
            <p className={classes.role}>{role}</p>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
