import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ChatMessageCreate } from '#src/api/generated/limits.gen.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { Button } from '#src/ui/button.tsx'
import classes from './chat.module.css'

const MAX_LENGTH = ChatMessageCreate.text.maxLength

/** Session storage key of a visitor's text that is not sent yet, and first part of the keys of users. */
const DRAFT_KEY = 'nimbus-chat-draft'

/** Text that is not sent yet. A visitor who signs in keeps it, and nobody who signs in afterwards. */
function draftOf(key: string): string {
  const own = safeSessionStorage.get(key)
  const visitors = safeSessionStorage.get(DRAFT_KEY)
  if (key === DRAFT_KEY || visitors === null) return own ?? ''
  safeSessionStorage.remove(DRAFT_KEY)
  if (own !== null) return own
  safeSessionStorage.set(key, visitors)
  return visitors
}

/** Message field. Enter sends, Shift and Enter starts a new line. */
export function ChatComposer({
  author,
  onSend,
}: {
  /** Id of the user; empty for a visitor. The next user of the tab must not see the text. */
  readonly author: string
  readonly onSend: (text: string) => void
}) {
  const key = author === '' ? DRAFT_KEY : `${DRAFT_KEY}-${author}`
  const [text, setText] = useState(() => draftOf(key))
  // The second of two quick clicks comes before the render that empties the field.
  const unsent = useRef(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const problemId = useId()
  const problem = lengthProblem(text.trim(), MAX_LENGTH)
  useEffect(() => field.current?.focus(), [])

  function change(next: string): void {
    setText(next)
    unsent.current = next
    if (next === '') safeSessionStorage.remove(key)
    else safeSessionStorage.set(key, next)
  }

  function submit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault()
    field.current?.focus()
    const message = unsent.current.trim()
    if (message === '' || lengthProblem(message, MAX_LENGTH) !== undefined) return
    onSend(message)
    change('')
  }

  return (
    <form className={classes.composer} aria-label="Write a message" onSubmit={submit}>
      <textarea
        ref={field}
        aria-label="Message"
        aria-describedby={problem === undefined ? hintId : `${hintId} ${problemId}`}
        aria-invalid={problem !== undefined}
        placeholder="Ask a question"
        rows={2}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <Button type="submit" size="icon" aria-label="Send" disabled={text.trim() === ''}>
        <IconSend size={18} />
      </Button>
      {problem && (
        <p id={problemId} className={classes.failed} role="status">
          {problem}
        </p>
      )}
      <span id={hintId} className="visually-hidden">
        Enter sends the message. Shift and Enter starts a new line.
      </span>
    </form>
  )
}
