import { useSyncExternalStore } from 'react'
import { currentAnnouncement, subscribeAnnouncements } from './announce.ts'

/** Live region used by `announce()`; rendered once at the root. */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribeAnnouncements, currentAnnouncement, currentAnnouncement)
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {message}
    </div>
  )
}
