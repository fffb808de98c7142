import { type KeyboardEvent, useRef } from 'react'

interface TextHistory {
  readonly past: readonly string[]
  readonly current: string
  readonly future: readonly string[]
}

/** Undo and redo for a field that formats its text, since setting a text breaks the browser's own history of it. */
export function useTextHistory(value: string, onChange: (value: string) => void) {
  const history = useRef<TextHistory>(startAt(value))
  // A text that was set by other means, such as a reset form, starts a new history.
  const read = () => (history.current.current === value ? history.current : startAt(value))
  const show = (next: TextHistory) => {
    history.current = next
    onChange(next.current)
  }
  return {
    change: (text: string) => {
      if (text === value) onChange(text)
      else show({ past: [...read().past, value], current: text, future: [] })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === null) return
      event.preventDefault()
      const { past, future } = read()
      const text = (step === 'undo' ? past : future).at(-1)
      if (text === undefined) return
      if (step === 'undo') show({ past: past.slice(0, -1), current: text, future: [...future, value] })
      else show({ past: [...past, value], current: text, future: future.slice(0, -1) })
    },
  }
}

function startAt(text: string): TextHistory {
  return { past: [], current: text, future: [] }
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return ctrlKey && key.toLowerCase() === 'y' ? 'redo' : null
}
