import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import { isLeavingPage } from './shown-location.ts'

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 250

/**
 * Text of a search field whose query is in the URL. Submits after a pause, and not during input method composition.
 *
 * @param value query in the URL
 * @param onChange changes the query; called without spaces around it
 */
export function useSearchText(value: string, onChange: (query: string) => void) {
  const router = useRouter()
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState<readonly string[]>([])
  const [composing, setComposing] = useState(false)

  // A value that this field submitted is an echo, and the user may have typed on. Any other change (back button, "Clear
  // filters") replaces the text.
  if (seen !== value) {
    const echo = sent.indexOf(value)
    setSeen(value)
    setSent(echo === -1 ? [] : sent.slice(echo + 1))
    if (echo === -1) setText(value)
  }

  const submit = (next: string) => {
    const query = next.trim()
    if (query === (sent.at(-1) ?? value)) return
    setSent([...sent, query])
    onChange(query)
  }

  const submitTyped = useEffectEvent(() => {
    // Would stop a page that loads since a link was clicked.
    if (!isLeavingPage(router)) submit(text)
  })
  // Only typing restarts the timer: a list with live data renders again and again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the timer
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => submitTyped(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, composing])

  return {
    text,
    /** Replaces the text and submits it at once, without the pause. */
    search: (next: string) => {
      setText(next)
      submit(next)
    },
    /** Props of the input. */
    input: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  }
}
