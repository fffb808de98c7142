import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import classes from './detail.module.css'

/** The way to delete a resource, at the foot of its settings, with what that means. */
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
  /** On the button: "Delete zone". */
  readonly label: string
  /** Why it is not possible now; null when it is. */
  readonly reason: string | null
  /** Opens the dialog. */
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
