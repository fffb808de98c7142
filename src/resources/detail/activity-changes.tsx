import type { ActivityChange } from '#src/api/generated/types.gen.ts'
import { fieldName } from '#src/ui/field-name.ts'
import classes from './detail.module.css'

export interface ActivityChangesProps {
  readonly changes: readonly ActivityChange[]
}

/** Changed settings: value before, value after. */
export default function ActivityChanges({ changes }: ActivityChangesProps) {
  return (
    <ul className={classes.changes} aria-label="Changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {fieldName(field)}: {before === null ? 'none' : <del>{before}</del>}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> is now </span>
          {after === null ? 'none' : <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
