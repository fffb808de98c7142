import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { documentStore } from '#src/document-store.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'

const loadQuestion = async () => ({ default: (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog })
const Question = dialogOnDemand(loadQuestion)

/** Path that the user has agreed to leave for, so that the page's other guards don't ask again. */
const agreedPath = documentStore<string | null>(() => null)

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
    shouldBlockFn: ({ current, next }) => {
      const isLeaving = everywhere || next.pathname !== current.pathname
      if (!unsaved.current || !isLeaving || next.pathname === '/login') return false
      if (next.pathname !== agreedPath.get()) return true
      onLeave?.()
      return false
    },
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  })

  // The question is mostly asked after some input, so load it with the first input.
  useEffect(() => {
    const load = () => void loadQuestion().catch(() => {})
    window.addEventListener('input', load, { once: true })
    return () => window.removeEventListener('input', load)
  }, [])
  useEffect(() => () => agreedPath.set(null), [])
  // A form can disappear while it asks, as when its resource is deleted: the page stays then, with its own address.
  useEffect(() => blocker.reset, [blocker.reset])
  const blocked = blocker.status === 'blocked'

  return (
    <Question
      opened={blocked}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.()
        agreedPath.set(blocker.next?.pathname ?? null)
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
