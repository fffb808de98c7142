import { ActionIcon, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from './table-search.ts'
import classes from './toolbar.module.css'

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 250

/** Search box of a list. Submits after a pause, at once on Enter, and not during input method composition. */
export function SearchBox({
  label,
  value,
  maxLength = MAX_QUERY_LENGTH,
  problems,
  onChange,
}: {
  readonly label: string
  readonly value: string
  /** Limit of the operation. @default the limit of every list's `q` */
  readonly maxLength?: number
  /** Errors in the text, shown below the box. */
  readonly problems?: ReactNode
  readonly onChange: (value: string) => void
}) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState<readonly string[]>([])
  const [composing, setComposing] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  // A value that this box submitted is an echo, and the user may have typed on. Any other change (back button, "Clear
  // filters") replaces the text.
  if (seen !== value) {
    const echo = sent.indexOf(value)
    setSeen(value)
    setSent(sent.slice(echo + 1))
    if (echo === -1) setText(value)
  }

  const submit = (next: string) => {
    const query = next.trim()
    if (query === (sent.at(-1) ?? value)) return
    setSent([...sent, query])
    onChange(query)
  }

  const submitTyped = useEffectEvent(() => submit(text))
  // Only typing restarts the timer: a list with live data renders again and again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the timer
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => submitTyped(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, composing])

  return (
    <TextInput
      className={classes.search}
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={text}
      error={problems}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text !== '' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              setText('')
              submit('')
              input.current?.focus()
            }}
          >
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        )
      }
      onChange={(event) => setText(event.currentTarget.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(text)
      }}
    />
  )
}
