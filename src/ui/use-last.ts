import { useState } from 'react'

/**
 * What there is, or was last: so a dialog keeps what it is about while it closes, although nothing is chosen any more.
 *
 * @param present undefined, null or an empty text while there is none
 */
export function useLast<T>(present: T): T {
  const [last, setLast] = useState(present)
  const isThere = present !== undefined && present !== null && present !== ''
  if (!isThere || Object.is(present, last)) return last
  setLast(() => present)
  return present
}
