import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'

/** Loaded when a form first asks, since most forms never do. */
const ConfirmDialog = onDemand(async () => {
  const { ConfirmDialog } = await import('#src/ui/confirm-dialog.tsx')
  return { default: ConfirmDialog }
})

/** Question that a form asks before it is sent. */
export interface SubmitQuestion {
  readonly title: string
  readonly body: ReactNode
  /** Label of the form's own button. */
  readonly confirmLabel: string
}

interface Asked {
  readonly question: SubmitQuestion
  readonly form: HTMLFormElement
  readonly isOpen: boolean
}

/** Asks before a form is sent. Render the dialog outside the form, because dialogs pass on their submit event. */
export function useConfirmedSubmit(submit: (event: FormEvent) => void, question: SubmitQuestion | null) {
  // The last question stays, so that a closing dialog keeps its content during the exit animation.
  const [asked, setAsked] = useState<Asked | null>(null)
  const isConfirmed = useRef(false)
  const close = () => setAsked((last) => last && { ...last, isOpen: false })

  function confirm(): void {
    close()
    isConfirmed.current = true
    asked?.form.requestSubmit()
    isConfirmed.current = false
  }
  return {
    submit: (event: FormEvent) => {
      const form = event.currentTarget
      if (question === null || isConfirmed.current || !(form instanceof HTMLFormElement)) return submit(event)
      event.preventDefault()
      setAsked({ question, form, isOpen: true })
    },
    dialog: asked !== null && (
      <ConfirmDialog
        opened={asked.isOpen}
        onClose={close}
        onConfirm={confirm}
        title={asked.question.title}
        confirmLabel={asked.question.confirmLabel}
        destructive
      >
        {asked.question.body}
      </ConfirmDialog>
    ),
  }
}
