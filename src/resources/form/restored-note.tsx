import { Button } from '#src/ui/button.tsx'
import classes from './restored-note.module.css'

/** Says that a form shows a stored draft. */
export function RestoredNote({
  className = classes.note,
  onStartOver,
}: {
  readonly className?: string | undefined
  readonly onStartOver: () => void
}) {
  return (
    <p className={className} role="status">
      We restored your unsaved entries.{' '}
      <Button variant="link" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  )
}
