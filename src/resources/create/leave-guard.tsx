import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'

const loadQuestion = async () => ({ default: (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog })
const Question = dialogOnDemand(loadQuestion)

/**
 * Confirms leaving a form with unsaved input, also when the tab is closed. Doesn't ask on the way to the sign-in page
 * after a session expired: the draft stays in storage.
 */
export function LeaveGuard({
  unsaved,
  onLeave,
  everywhere = false,
  title = 'Leave without creating?',
  discardMessage = 'Your entries will be lost.',
}: {
  /** A ref, so that it can be reset just before the navigation to a created resource. */
  readonly unsaved: RefObject<boolean>
  /** Called when the user discards the input. */
  readonly onLeave?: () => void
  /** Also asks when the address changes within the page, as when Back closes a dialog. @default false */
  readonly everywhere?: boolean
  /** @default 'Leave without creating?' */
  readonly title?: string
  /** Consequence of leaving, as a sentence. */
  readonly discardMessage?: string
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved.current && (everywhere || next.pathname !== current.pathname) && next.pathname !== '/login',
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  })

  // The question is mostly asked after some input, so load it with the first input.
  useEffect(() => {
    const load = () => void loadQuestion().catch(() => {})
    window.addEventListener('input', load, { once: true })
    return () => window.removeEventListener('input', load)
  }, [])
  const blocked = blocker.status === 'blocked'

  return (
    <Question
      opened={blocked}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      title={title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
    >
      <p>{discardMessage}</p>
    </Question>
  )
}
