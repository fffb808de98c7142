import { Loader } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '#src/api/session.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { Keys } from '#src/ui/keys.tsx'
import { useNativeDialog } from '#src/ui/native-dialog.ts'
import { problemOf } from '#src/ui/problem.ts'
import classes from './command-palette.module.css'
import type { PaletteEntry } from './palette-entry.ts'
import { closePalette, SEARCH_PLACEHOLDER, takeOverTyping, usePaletteState } from './palette-state.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

/** Lazy-loaded when first opened. Remounts on each opening, so the last search is gone. */
export default function CommandPalette() {
  const { opened, query } = usePaletteState()
  return opened ? <OpenPalette initialQuery={query} /> : null
}

/**
 * Search field for all of the console: a combobox with an always open list (WAI-ARIA practices,
 * "Combobox"). The focus stays in the field; `aria-activedescendant` names the active option.
 */
function OpenPalette({ initialQuery }: { readonly initialQuery: string }) {
  const [query, setQuery] = useState(initialQuery)
  const session = useSession()
  const [wasSignedIn] = useState(session?.signedIn === true)
  useEffect(() => {
    // The palette over the sign-in page would take the password that is typed there.
    if (wasSignedIn && session?.signedIn === false) closePalette()
  }, [wasSignedIn, session])
  const { groups: shown, resources, hasMatches } = usePaletteGroups(query, session)
  const entries = shown.flatMap((group) => group.entries)

  const isSettled = resources.state === 'done' || resources.state === 'off'
  const { active, setActive } = useActiveEntry(entries, query)
  const dialog = useNativeDialog(true, closePalette)
  useLayoutEffect(takeOverTyping, [])
  const listId = useId()
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`

  useEffect(() => {
    if (query.trim() !== '' && resources.state !== 'loading') {
      announce(entries.length === 1 ? '1 result' : `${entries.length} results`)
    }
  }, [query, resources.state, entries.length])

  function run(entry: PaletteEntry) {
    closePalette()
    entry.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Otherwise the first Escape would only clear the search field.
      event.preventDefault()
      closePalette()
    }
    const at = entries.findIndex((entry) => entry.id === active?.id)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key]
    if (target !== undefined && entries.length > 0) {
      event.preventDefault()
      const byOne = event.key.startsWith('Arrow')
      const last = entries.length - 1
      // Arrow keys wrap around, page keys stop at the ends.
      const next = byOne ? (target + entries.length) % entries.length : Math.min(Math.max(target, 0), last)
      setActive(entries[next])
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) {
      event.preventDefault()
      run(active)
    }
  }

  return (
    <dialog {...dialog} className={classes.dialog} aria-label="Command palette">
      <div className={classes.search}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          className={classes.input}
          placeholder={SEARCH_PLACEHOLDER}
          aria-label="Search"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {resources.state === 'loading' && (
          <Loader size={16} className={classes.busy} role="img" aria-label="Searching resources" />
        )}
      </div>
      {/* Scrolls with the keys of its combobox field, so it needs no tab stop. */}
      <div id={listId} role="listbox" aria-label="Results" className={classes.list}>
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: within a listbox it is a group of options, not of fields.
          <div key={group.title} className={classes.group} role="group" aria-label={group.title}>
            <div className={classes.title} aria-hidden="true">
              {group.title}
            </div>
            {group.entries.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                active={entry.id === active?.id}
                onPoint={() => setActive(entry)}
                onChoose={() => run(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {resources.state === 'failed' && (
        <p className={classes.note} role="alert">
          Couldn’t search resources: {problemOf(resources.error).detail}
          <Button variant="link" onClick={resources.retry}>
            Try again
          </Button>
        </p>
      )}
      {isSettled && !hasMatches && <p className={classes.note}>No results for “{query.trim()}”.</p>}
      <div className={classes.foot} aria-hidden="true">
        <span>
          <Keys keys={['↑', '↓']} /> to move
        </span>
        <span>
          <Keys keys={['↵']} /> to choose
        </span>
        <span>
          <Keys keys={['Esc']} /> to close
        </span>
      </div>
    </dialog>
  )
}

interface OptionProps {
  readonly id: string
  readonly entry: PaletteEntry
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ id, entry, active, onPoint, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: `aria-activedescendant` of the field points here instead.
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={active}
      className={classes.option}
      onPointerMove={active ? undefined : onPoint}
      onClick={onChoose}
    >
      <entry.icon size={18} aria-hidden="true" />
      <span className={classes.label}>{entry.label}</span>
      {entry.hint && <span className={classes.hint}>{entry.hint}</span>}
    </div>
  )
}

/** Option that Enter runs: the first, unless the arrow keys or the pointer selected another that still matches. */
function useActiveEntry(entries: readonly PaletteEntry[], query: string) {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly query: string }>()
  const active = useMemo(() => {
    const still = chosen?.query === query ? entries.find((entry) => entry.id === chosen.id) : undefined
    return still ?? entries[0]
  }, [entries, chosen, query])
  return {
    active,
    setActive: (entry: PaletteEntry | undefined) => setChosen(entry && { id: entry.id, query }),
  }
}
