import { useIsMutating } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { capitalize } from '#src/domain/capitalize.ts'
import { toast } from '#src/ui/toast.tsx'

/**
 * Closes a dialog whose row doesn't exist, or was deleted elsewhere while the dialog was open, and says so. A dialog
 * that deletes its row closes by itself.
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
  /** Row of the dialog. Empty if there is none, as in a dialog that creates one. */
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
  const router = useRouter()
  // The dialog's own change, unless it fails.
  const isChanging = useIsMutating() > 0
  const reported = useRef('')
  useEffect(() => {
    if (!opened) reported.current = ''
    if (!opened || id === '' || isFound || !isLoaded || isChanging || reported.current === id) return
    // The rendered address lags behind while a dialog closes.
    if (!('dialog' in router.latestLocation.search)) return
    reported.current = id
    toast.error(`${capitalize(noun)} not found`, hint)
    onClose()
  })
}

/** Hint for a list of which only one page is loaded. */
export const NOT_ON_PAGE = 'It may have been deleted, or it’s not on this page of the list.'
