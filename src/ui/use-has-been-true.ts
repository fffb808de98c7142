import { useState } from 'react'

/** True once `now` has been true: lazily loaded dialogs stay mounted, so that they can animate when closing. */
export function useHasBeenTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  // React re-renders at once, before anything is painted.
  if (now && !ever) setEver(true)
  return ever
}
