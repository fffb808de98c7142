import { useEffect, useRef } from 'react'
import { capitalize } from '#src/domain/capitalize.ts'
import { toast } from './toast.tsx'

/**
 * Closes a dialog whose link names a row that doesn't exist, and says so. A row that was there before doesn't count: the
 * dialog has just deleted it, and closes by itself.
 */
export function useMissingRow({
  opened,
  id,
  isFound,
  isLoaded,
  noun,
  hint = 'It may have been deleted.',
  onClose,
}: {
  readonly opened: boolean
  /** Row of the dialog. Empty if the link names none: no dialog opens then. */
  readonly id: string
  readonly isFound: boolean
  /** True once the rows have been read, so that a missing one is known to be missing. */
  readonly isLoaded: boolean
  /** Name of a row: `SSH key`. */
  readonly noun: string
  /** @default 'It may have been deleted.' */
  readonly hint?: string
  readonly onClose: () => void
}): void {
  const settled = useRef('')
  useEffect(() => {
    if (!opened) settled.current = ''
    if (!opened || id === '' || settled.current === id) return
    if (!isFound && !isLoaded) return
    settled.current = id
    if (isFound) return
    toast.error(`${capitalize(noun)} not found`, hint)
    onClose()
  })
}

/** Hint for a list of which only one page is loaded. */
export const NOT_ON_PAGE = 'It may have been deleted, or it’s not on this page of the list.'
