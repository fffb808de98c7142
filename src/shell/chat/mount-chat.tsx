import { StrictMode, useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useSession } from '#src/api/session.ts'
import { useIsSignedIn } from '#src/api/signed-in.ts'
import { withQueryClient } from '#src/api/with-query-client.tsx'
import { documentStore } from '#src/document-store.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { ChatPanel } from './chat-panel.tsx'
import { OPEN_KEY } from './open-key.ts'

const opened = documentStore(() => false)
/** Changes when the app starts again, with another query client, which hooks don't follow. */
const appKey = documentStore(() => Math.random())
let opener: HTMLElement | null = null
let root: Root | null = null

/**
 * Opens the panel. It has a React root of its own, so that it stays while pages change, and no page loads code for it
 * in advance.
 */
export function showChat(): void {
  if (document.activeElement instanceof HTMLElement) opener = document.activeElement
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <StrictMode>
      <Chat key={appKey.get()} />
    </StrictMode>,
  )
  safeSessionStorage.set(OPEN_KEY, '1')
  opened.set(true)
}

function hideChat(): void {
  safeSessionStorage.remove(OPEN_KEY)
  opened.set(false)
  opener?.focus()
}

const Chat = withQueryClient(function Chat() {
  const isOpen = useSyncExternalStore(opened.subscribe, opened.get)
  const isSignedIn = useIsSignedIn()
  const wasSignedIn = useRef(isSignedIn)
  // The next person must not see the chat. After a sign-in the console opens it again, for its own user only.
  useEffect(() => {
    if (wasSignedIn.current && isSignedIn === false) opened.set(false)
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
  const session = useSession()
  const author = session?.signedIn ? session.user.id : ''
  return isOpen ? <ChatPanel key={author} author={author} onClose={hideChat} /> : null
})
