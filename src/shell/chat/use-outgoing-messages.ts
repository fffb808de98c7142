import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { problemOf } from '#src/ui/problem.ts'
import { isAboutChat } from './is-about-chat.ts'
import { chatId, type OutgoingMessage, outbox } from './outbox.ts'
import { sendOrStartChat } from './send-or-start-chat.ts'

/**
 * Messages that have not arrived yet, and functions to send them. Failed ones are sent again when the network is back.
 * @param author id of the user; empty for a visitor
 */
export function useOutgoingMessages(author: string) {
  const queryClient = useQueryClient()
  const [hasReplacedChat, setHasReplacedChat] = useState(false)
  // A visitor who signs in keeps the messages.
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.get).filter(
    (message) => message.author === author || message.author === '',
  )

  useEffect(() => {
    const retryAll = () => {
      for (const message of outgoing) if (message.failure !== null) retry(message)
    }
    window.addEventListener('online', retryAll)
    return () => window.removeEventListener('online', retryAll)
  })

  async function deliver({ key, text }: Pick<OutgoingMessage, 'key' | 'text'>): Promise<void> {
    try {
      if ((await sendOrStartChat(key, text)) === 'replaced') setHasReplacedChat(true)
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isAboutChat(queryKey, chatId.get()),
      })
      outbox.remove(key)
    } catch (error) {
      outbox.fail(key, problemOf(error).detail)
    }
  }

  function send(text: string): void {
    const key = createIdempotencyKeys()(text)
    outbox.add({ key, author, text, failure: null })
    void deliver({ key, text })
  }

  function retry({ key, text }: OutgoingMessage): void {
    outbox.retry(key)
    void deliver({ key, text })
  }

  return {
    outgoing,
    send,
    retry,
    /** True if a message started a new chat because the last one had ended. */
    hasReplacedChat,
  }
}
