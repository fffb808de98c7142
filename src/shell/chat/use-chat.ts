import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { followStream, type StreamState } from '#src/api/event-stream.ts'
import {
  getChatOptions,
  listChatMessagesInfiniteOptions,
} from '#src/api/generated/@tanstack/react-query/chats.gen.ts'
import { client as apiClient } from '#src/api/generated/client.gen.ts'
import { sendChatMessage, startChat } from '#src/api/generated/sdk/chats.gen.ts'
import type { ChatEventType, StreamChatData } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { problemOf } from '#src/ui/problem.ts'
import { chatId, type OutgoingMessage, outbox } from './outbox.ts'

const PAGE_SIZE = 50
/** Milliseconds between requests while the event stream is interrupted. */
const POLL_MS = 5000

const streamUrl: StreamChatData['url'] = '/chats/{chatId}/events'

/** Complete list of the contract's event types; a missing one is a type error. */
const types = Object.keys({
  'chat.message': true,
  'chat.typing': true,
  'chat.joined': true,
  'chat.ended': true,
} satisfies Record<ChatEventType, true>)

/**
 * The visitor's chat: its state and messages, kept current by the event stream, and the unsent messages.
 * @param author id of the user; empty for a visitor
 */
export function useChat(author: string) {
  const queryClient = useQueryClient()
  const id = useSyncExternalStore(chatId.subscribe, chatId.get)
  // A visitor who signs in keeps the messages.
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.get).filter(
    (message) => message.author === author || message.author === '',
  )
  const [stream, setStream] = useState<StreamState>('connecting')
  const [notice, setNotice] = useState<string | null>(null)
  const path = { chatId: id ?? '' }
  const refetchInterval = ({ state }: { readonly state: { readonly error: unknown } }) =>
    stream === 'broken' && !isProblemWith(state.error, 'not_found') && POLL_MS
  const chat = useQuery({ ...getChatOptions({ path }), enabled: id !== null, refetchInterval })
  const messages = useInfiniteQuery({
    ...listChatMessagesInfiniteOptions({ path, query: { limit: PAGE_SIZE } }),
    enabled: id !== null,
    refetchInterval,
    initialPageParam: { path },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  // Ended more than a day ago, or started by a user who has signed out since. Its id is kept: that user may sign in again.
  const isGone = isProblemWith(chat.error, 'not_found')
  const isEnded = chat.data?.status === 'ended'
  const isShown = id !== null && !isGone
  const isOpen = isShown && chat.data !== undefined && !isEnded

  useEffect(() => {
    if (id === null || !isOpen) return
    return followStream({
      urlAfter: () => apiClient.buildUrl({ url: streamUrl, path: { chatId: id } }),
      types,
      onMessage: ({ type }, close) => {
        if (type === 'chat.ended') close()
        void refresh()
      },
      onState: (state) => {
        setStream(state)
        if (state === 'open') void refresh()
      },
    })
    function refresh() {
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutChat(queryKey, id) })
    }
  }, [id, isOpen, queryClient])

  // Unsent messages go out when the network is back.
  useEffect(() => {
    const retryAll = () => {
      for (const message of outgoing) if (message.failure !== null) void retry(message)
    }
    window.addEventListener('online', retryAll)
    return () => window.removeEventListener('online', retryAll)
  })

  async function deliver({ key, text }: Pick<OutgoingMessage, 'key' | 'text'>): Promise<void> {
    try {
      if ((await deliverOnce(key, text)) === 'instead')
        setNotice('Your last chat had ended. This is a new one.')
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

  function retry({ key, text }: OutgoingMessage): Promise<void> {
    outbox.retry(key)
    return deliver({ key, text })
  }

  return {
    id,
    chat: isShown ? chat.data : undefined,
    error: isGone ? null : (chat.error ?? messages.error),
    reload: () => Promise.all([chat.refetch(), messages.refetch()]),
    /** Oldest first. */
    messages: isShown ? (messages.data?.pages.flatMap(({ items }) => items) ?? []).toReversed() : [],
    isLoading: isShown && messages.isPending,
    earlier:
      isShown && messages.hasNextPage
        ? { load: () => void messages.fetchNextPage(), isLoading: messages.isFetchingNextPage }
        : null,
    /** Says why there is another chat than before. */
    notice: isGone ? 'Your last chat is no longer available.' : notice,
    isInterrupted: stream === 'broken' && isOpen,
    outgoing,
    send,
    retry: (message: OutgoingMessage) => void retry(message),
  }
}

/**
 * Sends a message to the current chat, or starts one with it.
 * @returns `instead` if it started one because the current chat had ended
 */
async function deliverOnce(key: string, text: string): Promise<'sent' | 'started' | 'instead'> {
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
  return id === null ? 'started' : 'instead'
}

function isAboutChat([key]: readonly unknown[], id: string | null): boolean {
  return (key as { readonly path?: { readonly chatId?: string } } | undefined)?.path?.chatId === id
}
