import { toast } from './toast.tsx'

/** Copies, and says with a toast whether it worked (spec part 1, section 2); resolves to that. */
export async function copyText(value: string, shown = value): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
  } catch {
    // No clipboard outside secure contexts, or the person refused.
    toast.error('Could not copy', 'The browser does not let this page use the clipboard.')
    return false
  }
  toast.success('Copied to clipboard', `${shown} has been copied to your clipboard.`)
  return true
}
