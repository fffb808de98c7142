import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { getChatQueryKey } from '#src/api/generated/@tanstack/react-query/chats.gen.ts'
import { endChat } from '#src/api/generated/sdk/chats.gen.ts'
import type { Chat } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ASSISTANT_NAME } from '#src/domain/support-team.ts'
import { Button } from '#src/ui/button.tsx'
import { focusParentAfter } from '#src/ui/focus-content.ts'
import { problemOf } from '#src/ui/problem.ts'
import classes from './chat.module.css'
import { ChatComposer } from './chat-composer.tsx'
import { HandOverForm, TranscriptForm } from './chat-forms.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { chatId } from './outbox.ts'
import { useChat } from './use-chat.ts'

/** Live chat with support. Not modal, so that visitors can read the page while they write. */
export function ChatPanel({
  author,
  onClose,
}: {
  /** Id of the user; empty for a visitor. */
  readonly author: string
  readonly onClose: () => void
}) {
  const queryClient = useQueryClient()
  const state = useChat(author)
  const { chat } = state
  const [form, setForm] = useState<'hand-over' | 'transcript' | null>(null)
  const titleId = useId()
  const end = useMutation({
    mutationFn: (id: string) => endChat({ path: { chatId: id } }),
    onSuccess: setChat,
  })

  function setChat(changed: Chat): void {
    queryClient.setQueryData(getChatQueryKey({ path: { chatId: changed.id } }), changed)
    void state.reload()
    setForm(null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    if (form === null) onClose()
    else setForm(null)
  }

  return (
    <div role="dialog" aria-labelledby={titleId} className={classes.panel} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <div>
          <h2 id={titleId}>Support chat</h2>
          <p>{counterpart(chat)}</p>
        </div>
        <Button variant="ghost" size="icon" aria-label="Close chat" onClick={onClose}>
          <IconX size={20} />
        </Button>
      </div>
      <ChatMessages state={state} onAskPerson={() => setForm('hand-over')} />
      {form === 'hand-over' && chat && (
        <HandOverForm chat={chat} onDone={setChat} onCancel={() => setForm(null)} />
      )}
      {form === 'transcript' && chat && <TranscriptForm chat={chat} onClose={() => setForm(null)} />}
      {form === null && (
        <>
          {chat?.status === 'ended' ? (
            <div className={classes.ended}>
              <p>This chat has ended.</p>
              <Button size="sm" onClick={() => chatId.set(null)}>
                Start a new chat
              </Button>
            </div>
          ) : (
            <ChatComposer author={author} onSend={state.send} />
          )}
          {chat && (
            <div className={classes.tools} tabIndex={-1}>
              {chat.status === 'assistant' && chat.supportRequest === null && (
                <Button variant="ghost" size="sm" onClick={() => setForm('hand-over')}>
                  Talk to a person
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={() => setForm('transcript')}>
                Email transcript
              </Button>
              {chat.status !== 'ended' && (
                <Button
                  ref={focusParentAfter}
                  variant="ghost"
                  size="sm"
                  loading={end.isPending}
                  onClick={() => end.mutate(chat.id)}
                >
                  End chat
                </Button>
              )}
            </div>
          )}
          {end.error !== null && (
            <p className={classes.failed} role="alert">
              {problemOf(end.error).detail}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function counterpart(chat: Chat | undefined): string {
  if (chat?.status === 'ended') return 'Ended'
  if (chat?.status === 'waiting') return 'Waiting for an engineer'
  if (chat?.status === 'person') return `${chat.agent}, support engineer`
  return `${ASSISTANT_NAME}, automated`
}
