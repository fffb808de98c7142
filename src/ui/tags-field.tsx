import { CloseButton, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { announce } from './announce.ts'
import { INVALID_ENTRY } from './invalid-entry.ts'
import classes from './tags-field.module.css'

interface TagsFieldProps {
  readonly label: string
  readonly description?: string
  readonly value: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** Called with true if the typed text can't be added, and with false once it changes. */
  readonly onInvalidEntry?: (isInvalid: boolean) => void
  /** Error message for a tag; null if it is valid. */
  readonly check: (tag: string) => string | null
  readonly max: number
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/**
 * Input for tags. Enter or a comma adds the typed tag; Backspace in an empty box removes the last one; a pasted list
 * adds several. Invalid text stays in the box with the reason; call `focusInvalidEntry` before sending the form.
 */
export function TagsField({
  label,
  description,
  value,
  onChange,
  onInvalidEntry,
  check,
  max,
  error,
  disabled = false,
}: TagsFieldProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)

  function showProblem(reason: string | null): void {
    setProblem(reason)
    onInvalidEntry?.(reason !== null)
  }

  function add(typed: string): void {
    const wanted = [...new Set(typed.split(/[\s,]+/).filter((tag) => tag !== '' && !value.includes(tag)))]
    const wrong = wanted.find((tag) => check(tag) !== null)
    const room = max - value.length
    const good = wanted.filter((tag) => check(tag) === null).slice(0, room)
    const left = wanted.filter((tag) => !good.includes(tag))
    if (good.length > 0) {
      onChange([...value, ...good])
      announce(`Added ${good.join(', ')}`)
    }
    setText(left.join(' '))
    showProblem(wrong !== undefined ? check(wrong) : left.length > 0 ? `Use at most ${max}.` : null)
  }

  function remove(tag: string): void {
    onChange(value.filter((other) => other !== tag))
    announce(`Removed ${tag}`)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last)
    }
  }

  return (
    <div className={classes.root}>
      <TextInput
        ref={box}
        label={label}
        description={description}
        value={text}
        disabled={disabled}
        error={problem ?? error}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={value.length > 0 ? listId : undefined}
        {...(problem !== null && { [INVALID_ENTRY]: true })}
        onChange={(event) => {
          setText(event.currentTarget.value)
          showProblem(null)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
      />
      {value.length > 0 && (
        <ul id={listId} className={classes.tags} aria-label={`${label}, added`}>
          {value.map((tag) => (
            <li key={tag} className={classes.tag}>
              {tag}
              <CloseButton
                size="xs"
                aria-label={`Remove ${tag}`}
                disabled={disabled}
                onClick={() => {
                  remove(tag)
                  // The pressed button is gone: focus the box rather than the page.
                  box.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
