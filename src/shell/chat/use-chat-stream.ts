import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followStream, type StreamState } from '#src/api/event-stream.ts'
import { client as apiClient } from '#src/api/generated/client.gen.ts'
import type { ChatEventType, StreamChatData } from '#src/api/generated/types.gen.ts'
import { isAboutChat } from './is-about-chat.ts'

const streamUrl: StreamChatData['url'] = '/chats/{chatId}/events'

/** Complete list of the contract's event types; a missing one is a type error. */
const types = Object.keys({
  'chat.message': true,
  'chat.typing': true,
  'chat.joined': true,
  'chat.ended': true,
} satisfies Record<ChatEventType, true>)

/**
 * Refetches a chat and its messages on each event of its stream.
 * @param id null follows nothing
 * @param onState setter with a stable identity
 */
export function useChatStream(id: string | null, onState: (state: StreamState) => void): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (id === null) return
    const refresh = () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutChat(queryKey, id) })
    return followStream({
      urlAfter: () => apiClient.buildUrl({ url: streamUrl, path: { chatId: id } }),
      types,
      onMessage: ({ type }, close) => {
        if (type === 'chat.ended') close()
        void refresh()
      },
      onState: (state) => {
        onState(state)
        if (state === 'open') void refresh()
      },
    })
  }, [id, onState, queryClient])
}
