import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long a check mark stands, in milliseconds. */
const confirmation = 2000

/**
 * What a button that copies needs: the action, and whether it has just worked.
 *
 * @param shown how the toast names it
 */
export function useCopy(value: string, shown: string) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmation)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(value, shown)) setCopied(true)
  }

  return { copied, copy }
}
