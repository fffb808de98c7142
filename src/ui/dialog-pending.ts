import { createContext, useContext, useEffect } from 'react'

/** Sets `pending` of a dialog; without effect outside of one. */
export const DialogPending = createContext<(pending: boolean) => void>(() => {})

/** Keeps the dialog around a form open during the form's request. Its own file, since forms on pages need no dialog. */
export function usePendingInDialog(pending: boolean): void {
  const setPending = useContext(DialogPending)
  useEffect(() => {
    setPending(pending)
    return () => setPending(false)
  }, [pending, setPending])
}
