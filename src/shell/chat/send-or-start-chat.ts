import { sendChatMessage, startChat } from '#src/api/generated/sdk/chats.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { documentStore } from '#src/document-store.ts'
import { chatId } from './outbox.ts'

/** Settles with the last message. */
const lastSending = documentStore<Promise<unknown>>(() => Promise.resolve())

/**
 * Sends a message to the current chat, or starts one with it. Sends one message at a time, so that they arrive in order
 * and only the first starts a chat.
 * @param key idempotency key of the message
 * @returns `replaced` if it started a chat because the current one had ended
 */
export function sendOrStartChat(key: string, text: string): Promise<'sent' | 'started' | 'replaced'> {
  const sending = lastSending.get().then(() => sendNow(key, text))
  lastSending.set(sending.catch(() => undefined))
  return sending
}

async function sendNow(key: string, text: string): Promise<'sent' | 'started' | 'replaced'> {
  const request = { body: { text }, headers: { 'Idempotency-Key': key } }
  const id = chatId.get()
  if (id !== null) {
    try {
      await sendChatMessage({ path: { chatId: id }, ...request })
      return 'sent'
    } catch (error) {
      if (!isProblemWith(error, 'chat_ended', 'not_found')) throw error
    }
  }
  chatId.set((await startChat(request)).id)
  return id === null ? 'started' : 'replaced'
}
