import { safeSessionStorage } from '#src/safe-storage.ts'
import { toast } from '#src/ui/toast.tsx'
import { OPEN_KEY } from './open-key.ts'

/** Opens the chat panel, whose code loads on first use. Closing it returns the focus to the current element. */
export function openChat(): void {
  import('./mount-chat.tsx').then(
    ({ showChat }) => showChat(),
    (error: unknown) => toast.problem('Could not open the chat', error),
  )
}

/** Opens the chat again after a reload. */
export function reopenChat(): void {
  if (safeSessionStorage.get(OPEN_KEY) !== null) openChat()
}
