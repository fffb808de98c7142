import { documentStore } from '#src/document-store.ts'
import { parseStored, safeLocalStorage, safeSessionStorage } from '#src/safe-storage.ts'

/** Message that has not arrived yet. Its key makes the server take it once, however often it is sent. */
export interface OutgoingMessage {
  readonly key: string
  /** Id of the user who wrote it; empty for a visitor. The next user of the tab must not see it. */
  readonly author: string
  readonly text: string
  /** Reason that sending failed; null while it is being sent. */
  readonly failure: string | null
}

/** Local storage key with the id of the chat, shared by all tabs. */
const CHAT_KEY = 'nimbus-chat'
/** Session storage key with the tab's unsent messages. */
const OUTBOX_KEY = 'nimbus-chat-outbox'

const chatIds = documentStore(() => safeLocalStorage.get(CHAT_KEY))
const messages = documentStore(read)

// Another tab has started a chat, or a new one.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === CHAT_KEY) chatIds.set(newValue)
})

/** Id of the current chat; null for none. */
export const chatId = {
  get: chatIds.get,
  subscribe: chatIds.subscribe,
  set: (id: string | null) => {
    if (id === null) safeLocalStorage.remove(CHAT_KEY)
    else safeLocalStorage.set(CHAT_KEY, id)
    chatIds.set(id)
  },
}

/** Messages of this tab that have not arrived yet, oldest first. They survive a reload. */
export const outbox = {
  get: messages.get,
  subscribe: messages.subscribe,
  add: (message: OutgoingMessage) => write([...messages.get(), message]),
  fail: (key: string, failure: string) => update(key, failure),
  retry: (key: string) => update(key, null),
  remove: (key: string) => write(messages.get().filter((it) => it.key !== key)),
}

function update(key: string, failure: string | null): void {
  write(messages.get().map((it) => (it.key === key ? { ...it, failure } : it)))
}

function write(next: readonly OutgoingMessage[]): void {
  if (next.length === 0) safeSessionStorage.remove(OUTBOX_KEY)
  else safeSessionStorage.set(OUTBOX_KEY, JSON.stringify(next.map(({ failure: _, ...kept }) => kept)))
  messages.set(next)
}

/** Messages that a reload interrupted: the user decides about them. */
function read(): readonly OutgoingMessage[] {
  const kept = parseStored(safeSessionStorage.get(OUTBOX_KEY))
  const messages = Array.isArray(kept) ? kept.filter(isKept) : []
  return messages.map((message) => ({ ...message, failure: 'The page was reloaded before it was sent.' }))
}

function isKept(message: unknown): message is Omit<OutgoingMessage, 'failure'> {
  const { key, author, text } = (message ?? {}) as Partial<Record<keyof OutgoingMessage, unknown>>
  return [key, author, text].every((it) => typeof it === 'string')
}
