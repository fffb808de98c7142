import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** Display time of the check mark, in milliseconds. */
const CONFIRMATION_MS = 2000

/**
 * Copy function of a button, and true shortly after it succeeded.
 *
 * @param shown name of the value in the toast
 */
export function useCopy(value: string, shown: string) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(value, shown)) setCopied(true)
  }

  return { copied, copy }
}
