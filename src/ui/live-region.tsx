import { useSyncExternalStore } from 'react'
import { currentAnnouncement, subscribeAnnouncements } from './announce.ts'

/** The one place that `announce()` speaks through; rendered once, at the root, and always there. */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribeAnnouncements, currentAnnouncement, currentAnnouncement)
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {message}
    </div>
  )
}
