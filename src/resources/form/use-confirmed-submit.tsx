import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'

/** Loaded with the first confirmation, since most forms need none. */
const ConfirmDialog = onDemand(async () => {
  const { ConfirmDialog } = await import('#src/ui/confirm-dialog.tsx')
  return { default: ConfirmDialog }
})

/** Confirmation before a form is sent. */
export interface SubmitConfirmation {
  readonly title: string
  readonly body: ReactNode
  /** Label of the form's own button. */
  readonly confirmLabel: string
}

interface ConfirmationState {
  readonly confirmation: SubmitConfirmation
  readonly form: HTMLFormElement
  readonly isOpen: boolean
}

/** Asks for confirmation before a form is sent; never if `confirmation` is null. */
export function useConfirmedSubmit(
  submit: (event: FormEvent) => void,
  confirmation: SubmitConfirmation | null,
) {
  // The last confirmation stays, so that a closing dialog keeps its content during the exit animation.
  const [state, setState] = useState<ConfirmationState | null>(null)
  const isConfirmed = useRef(false)
  const close = () => setState((last) => last && { ...last, isOpen: false })

  function confirm(): void {
    close()
    isConfirmed.current = true
    state?.form.requestSubmit()
    isConfirmed.current = false
  }
  return {
    submit: (event: FormEvent) => {
      const form = event.currentTarget
      if (confirmation === null || isConfirmed.current || !(form instanceof HTMLFormElement))
        return submit(event)
      event.preventDefault()
      setState({ confirmation, form, isOpen: true })
    },
    dialog: state !== null && (
      <ConfirmDialog
        opened={state.isOpen}
        onClose={close}
        onConfirm={confirm}
        title={state.confirmation.title}
        confirmLabel={state.confirmation.confirmLabel}
        destructive
      >
        {state.confirmation.body}
      </ConfirmDialog>
    ),
  }
}
