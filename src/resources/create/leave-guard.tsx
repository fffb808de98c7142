import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useEver } from '#src/ui/use-ever.ts'

const loadQuestion = async () => ({ default: (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog })
const Question = onDemand(loadQuestion)

/**
 * Asks before a half-filled form is left, also when the tab is closed. Not on the way to the sign-in, where an expired
 * session leads and from where one comes back: the draft waits in storage.
 */
export function LeaveGuard({
  unsaved,
  onLeave,
  title = 'Leave without creating?',
  lost = 'What you have entered will be lost.',
}: {
  /** A ref, since what is created must not be asked about on the way to it. */
  readonly unsaved: RefObject<boolean>
  /** The person gives up what was entered. */
  readonly onLeave: () => void
  /** @default 'Leave without creating?' */
  readonly title?: string
  /** What will be lost, in a sentence. */
  readonly lost?: string
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved.current && next.pathname !== current.pathname && next.pathname !== '/login',
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  })

  // Where nothing is entered nothing is asked, so the question comes with what is entered first.
  useEffect(() => {
    const load = () => void loadQuestion().catch(() => {})
    window.addEventListener('input', load, { once: true })
    return () => window.removeEventListener('input', load)
  }, [])
  const blocked = blocker.status === 'blocked'
  const asked = useEver(blocked)
  if (!asked) return null

  return (
    <Question
      opened={blocked}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      title={title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
    >
      <p>{lost}</p>
    </Question>
  )
}
