import { useState } from 'react'

/**
 * Whether something has been so since the component came up: what is loaded when it is first asked for stays once it is
 * there, so that it can close as slowly as it opened.
 */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  // React renders again at once, before anything of this rendering is seen.
  if (now && !ever) setEver(true)
  return ever
}
