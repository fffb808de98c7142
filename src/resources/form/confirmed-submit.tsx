import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'

/** Question that a form asks before it is sent. */
export interface SubmitQuestion {
  readonly title: string
  readonly body: ReactNode
  /** Label of the form's own button. */
  readonly confirmLabel: string
}

/** Asks before a form is sent. Render the dialog outside the form, because dialogs pass on their submit event. */
export function useConfirmedSubmit(submit: (event: FormEvent) => void, question: SubmitQuestion | null) {
  const [asking, setAsking] = useState<HTMLFormElement | null>(null)
  const isConfirmed = useRef(false)
  const shown = useLastValue(question)

  function confirm(): void {
    setAsking(null)
    isConfirmed.current = true
    asking?.requestSubmit()
    isConfirmed.current = false
  }
  return {
    submit: (event: FormEvent) => {
      const form = event.currentTarget
      if (question === null || isConfirmed.current || !(form instanceof HTMLFormElement)) return submit(event)
      event.preventDefault()
      setAsking(form)
    },
    dialog: shown !== null && (
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={confirm}
        title={shown.title}
        confirmLabel={shown.confirmLabel}
        destructive
      >
        {shown.body}
      </ConfirmDialog>
    ),
  }
}
