import { Button } from '#src/ui/button.tsx'

/** Says that a form in a dialog shows a stored draft. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <p role="status">
      We restored your unsaved entries.{' '}
      <Button variant="link" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  )
}
