import { useEffect, useRef } from 'react'
import type { ChatMessage } from '#src/api/generated/types.gen.ts'
import { businessHoursText } from '#src/domain/support-hours.ts'
import { ASSISTANT_NAME } from '#src/domain/support-team.ts'
import { Button } from '#src/ui/button.tsx'
import { focusParentAfter } from '#src/ui/focus-content.ts'
import { problemOf } from '#src/ui/problem.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './chat.module.css'
import { type OutgoingMessage, outbox } from './outbox.ts'
import type { useChat } from './use-chat.ts'

interface ChatMessagesProps {
  readonly state: ReturnType<typeof useChat>
  readonly onAskPerson: () => void
}

/** Messages of the chat, oldest first, and those that are not sent yet. Screen readers speak new ones. */
export function ChatMessages({ state, onAskPerson }: ChatMessagesProps) {
  const { chat, messages, outgoing, earlier, error } = state
  const format = useFormat()
  const log = useRef<HTMLDivElement>(null)
  const count = messages.length + outgoing.length
  const isTyping = chat?.isTyping === true
  const last = messages.at(-1)?.id

  // The newest message stays in view; loading earlier ones doesn't move it there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when one of these changes
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last, outgoing.length, isTyping])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <div ref={log} className={classes.log} role="log" aria-label="Messages" tabIndex={0}>
      <p className={classes.intro}>
        You’re chatting with an automated assistant. It answers from the help articles. You can ask for a
        person at any time: engineers are here around the clock for paid plans, and{' '}
        {businessHoursText(format.timeOfDay)} for everyone else.
      </p>
      {earlier && (
        <Button
          ref={focusParentAfter}
          variant="outline"
          size="sm"
          loading={earlier.isLoading}
          onClick={earlier.load}
        >
          Show earlier messages
        </Button>
      )}
      {state.notice !== null && <p className={classes.notice}>{state.notice}</p>}
      {state.isLoading && <p className={classes.notice}>Loading messages…</p>}
      {error !== null && (count === 0 || chat === undefined) && (
        <div className={classes.notice}>
          <p>{problemOf(error).detail}</p>
          <Button variant="outline" size="sm" onClick={() => void state.reload()}>
            Try again
          </Button>
        </div>
      )}
      <ol className={classes.list}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onAskPerson={chat?.status === 'assistant' && chat.supportRequest === null ? onAskPerson : null}
          />
        ))}
        {outgoing.map((message) => (
          <Outgoing key={message.key} message={message} onRetry={() => state.retry(message)} />
        ))}
      </ol>
      {isTyping && (
        <p className={classes.notice}>
          {chat.agent ?? ASSISTANT_NAME} is typing<span aria-hidden="true">…</span>
        </p>
      )}
      {state.isInterrupted && <p className={classes.notice}>Connection lost. Reconnecting…</p>}
    </div>
  )
}

function Message({
  message: { author, name, text, articles, offersPerson, at },
  onAskPerson,
}: {
  readonly message: ChatMessage
  readonly onAskPerson: (() => void) | null
}) {
  const format = useFormat()
  if (author === 'system') return <li className={classes.notice}>{text}</li>
  return (
    <li className={classes.message} data-author={author}>
      <div className={classes.by}>
        {name} <time dateTime={at}>{format.time(at)}</time>
      </div>
      <div className={classes.bubble}>
        <p>{text}</p>
        {articles.length > 0 && (
          <ul className={classes.articles}>
            {articles.map(({ title, path }) => (
              <li key={path}>
                {/* In a new tab, so that the chat stays open. */}
                <a href={import.meta.env.BASE_URL + path.slice(1)} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        {offersPerson && onAskPerson !== null && (
          <Button variant="outline" size="sm" onClick={onAskPerson}>
            Talk to a person
          </Button>
        )}
      </div>
    </li>
  )
}

function Outgoing({
  message: { key, text, failure },
  onRetry,
}: {
  readonly message: OutgoingMessage
  readonly onRetry: () => void
}) {
  return (
    <li className={classes.message} data-author="visitor" data-failed={failure !== null || undefined}>
      <div className={classes.by}>{failure === null ? 'Sending…' : 'Not sent'}</div>
      <div className={classes.bubble}>
        <p>{text}</p>
      </div>
      {failure !== null && (
        <div className={classes.retry}>
          <span>{failure}</span>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Send again
          </Button>
          <Button variant="ghost" size="sm" onClick={() => outbox.remove(key)}>
            Discard
          </Button>
        </div>
      )}
    </li>
  )
}
