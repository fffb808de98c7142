import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import classes from './detail.module.css'

/** Delete button at the end of the settings, with the consequences of deleting. */
export function DangerZone({
  title,
  description,
  label,
  reason,
  onDelete,
}: {
  /** "Delete this zone" */
  readonly title: string
  readonly description: string
  /** Button label: "Delete zone". */
  readonly label: string
  /** Reason that the resource can't be deleted now; null if it can. */
  readonly reason: string | null
  /** Opens the confirmation. */
  readonly onDelete: () => void
}) {
  return (
    <section className={classes.danger} aria-label={title}>
      <div>
        <h2 className={classes.dangerTitle}>{title}</h2>
        <p>{description}</p>
      </div>
      <DisabledReason reason={reason}>
        <Button variant="destructive" onClick={onDelete}>
          {label}
        </Button>
      </DisabledReason>
    </section>
  )
}
