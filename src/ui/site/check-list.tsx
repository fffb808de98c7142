import { IconCheck } from '@tabler/icons-react'
import classes from './check-list.module.css'

/** List with check marks. */
export function CheckList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {points.map((point) => (
        <li key={point}>
          <IconCheck size={16} stroke={2.25} aria-hidden="true" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}
