import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import classes from './entries.module.css'

/** Editable list of entries with several fields each: add, remove and, optionally, reorder. */
export function Entries<Entry extends object>({
  noun,
  entries,
  fresh,
  max,
  min = 0,
  ordered = true,
  locked,
  onChange,
  children,
}: {
  /** "Origin" in "Origin 2". */
  readonly noun: string
  readonly entries: readonly Entry[]
  /** Creates the initial values of a new entry. */
  readonly fresh: () => Entry
  readonly max: number
  /** @default 0 */
  readonly min?: number
  /** True if the order of the entries matters; shows the buttons that move them. @default true */
  readonly ordered?: boolean
  /** Reason that the entries can't be changed; null if they can. */
  readonly locked: string | null
  readonly onChange: (entries: readonly Entry[]) => void
  readonly children: (entry: Entry, index: number, change: (part: Partial<Entry>) => void) => ReactNode
}) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const followed = useRef<{ readonly place: number; readonly by: number } | null>(null)
  const name = noun.toLowerCase()

  // The focus follows the moved entry, so that pressing again moves the same entry further.
  useEffect(() => {
    if (followed.current === null) return
    const { place, by } = followed.current
    followed.current = null
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus()
  })

  function move(from: number, to: number): void {
    const moved = [...entries]
    moved.splice(to, 0, ...moved.splice(from, 1))
    followed.current = { place: to, by: to - from }
    onChange(moved)
    announce(`${noun} ${from + 1} is now ${to + 1} of ${entries.length}`)
  }

  function remove(index: number): void {
    onChange(entries.filter((_, at) => at !== index))
    announce(`Removed ${name} ${index + 1}`)
    // The pressed button is gone, and the list with its last entry: don't lose the focus to the top of the page.
    if (entries.length === 1) addButton.current?.focus()
    else list.current?.focus()
  }

  const full = entries.length >= max ? `You can add at most ${max}.` : null
  return (
    <div className={classes.root}>
      {entries.length > 0 && (
        <ol
          ref={list}
          className={classes.entries}
          tabIndex={-1}
          aria-label={ordered ? `${noun}s in order` : `${noun}s`}
        >
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
            <li key={index} className={classes.entry}>
              <fieldset className={classes.fields} disabled={locked !== null}>
                <legend className={classes.legend}>
                  {noun} {index + 1}
                </legend>
                {children(entry, index, (part) =>
                  onChange(entries.map((other, at) => (at === index ? { ...other, ...part } : other))),
                )}
              </fieldset>
              {locked === null && (
                <div className={classes.tools}>
                  {ordered && entries.length > 1 && (
                    <>
                      <Tool
                        label={`Move ${name} ${index + 1} up`}
                        move={-1}
                        reason={index === 0 ? 'Already first.' : null}
                        onClick={() => move(index, index - 1)}
                      >
                        <IconArrowUp size={16} aria-hidden="true" />
                      </Tool>
                      <Tool
                        label={`Move ${name} ${index + 1} down`}
                        move={1}
                        reason={index === entries.length - 1 ? 'Already last.' : null}
                        onClick={() => move(index, index + 1)}
                      >
                        <IconArrowDown size={16} aria-hidden="true" />
                      </Tool>
                    </>
                  )}
                  {/* Required entries have no remove button. */}
                  {entries.length > min && (
                    <Tool label={`Remove ${name} ${index + 1}`} reason={null} onClick={() => remove(index)}>
                      <IconTrash size={16} aria-hidden="true" />
                    </Tool>
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      <div>
        <DisabledReason reason={locked ?? full}>
          <Button
            ref={addButton}
            variant="outline"
            size="sm"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => onChange([...entries, fresh()])}
          >
            Add {/^[aeiou]/.test(name) ? 'an' : 'a'} {name}
          </Button>
        </DisabledReason>
      </div>
    </div>
  )
}

function Tool({
  label,
  move,
  reason,
  onClick,
  children,
}: {
  readonly label: string
  /** Offset by which the button moves its entry. */
  readonly move?: -1 | 1
  readonly reason: string | null
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <DisabledReason reason={reason}>
      <Button variant="ghost" size="icon" aria-label={label} data-move={move} onClick={onClick}>
        {children}
      </Button>
    </DisabledReason>
  )
}
