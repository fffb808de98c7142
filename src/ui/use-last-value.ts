import { useState } from 'react'

/**
 * Returns the last non-empty value, so that a closing dialog keeps its content during the exit animation.
 *
 * @param present undefined, null or an empty text for none
 */
export function useLastValue<T>(present: T): T {
  const [last, setLast] = useState(present)
  const isThere = present !== undefined && present !== null && present !== ''
  if (!isThere || Object.is(present, last)) return last
  setLast(() => present)
  return present
}
