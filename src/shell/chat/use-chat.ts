import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { StreamState } from '#src/api/event-stream.ts'
import {
  getChatOptions,
  listChatMessagesInfiniteOptions,
} from '#src/api/generated/@tanstack/react-query/chats.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { loadNextPage } from '#src/ui/load-next-page.ts'
import { chatId } from './outbox.ts'
import { useChatStream } from './use-chat-stream.ts'
import { useOutgoingMessages } from './use-outgoing-messages.ts'

const PAGE_SIZE = 50
/** Milliseconds between requests while the event stream is interrupted. */
const POLL_MS = 5000

/**
 * The visitor's chat: its state and messages, kept current by the event stream, and the unsent messages.
 * @param author id of the user; empty for a visitor
 */
export function useChat(author: string) {
  const id = useSyncExternalStore(chatId.subscribe, chatId.get)
  const { outgoing, send, retry, hasReplacedChat } = useOutgoingMessages(author)
  const [stream, setStream] = useState<StreamState>('connecting')
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
  const isShown = id !== null && !isGone
  const isOpen = isShown && chat.data !== undefined && chat.data.status !== 'ended'
  useChatStream(isOpen ? id : null, setStream)

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
        ? {
            load: () => void loadNextPage(messages, 'Could not load earlier messages'),
            isLoading: messages.isFetchingNextPage,
          }
        : null,
    notice: noticeOf({ isGone, hasReplacedChat }),
    isInterrupted: stream === 'broken' && isOpen,
    outgoing,
    send,
    retry,
  }
}

/** Says why there is another chat than before; null if there isn't. */
function noticeOf({ isGone, hasReplacedChat }: { isGone: boolean; hasReplacedChat: boolean }): string | null {
  if (isGone) return 'Your last chat is no longer available.'
  return hasReplacedChat ? 'Your last chat had ended. This is a new one.' : null
}
