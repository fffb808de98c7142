import { toast } from './toast.tsx'

/** Copies a text and shows a toast with the result (spec part 1, section 2). Resolves to true on success. */
export async function copyText(value: string, shown = value): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
  } catch {
    // The clipboard is missing in insecure contexts, and the user may deny access.
    toast.error('Could not copy', 'Your browser doesn’t allow this page to use the clipboard.')
    return false
  }
  toast.success('Copied to clipboard', `${shown} has been copied to your clipboard.`)
  return true
}
