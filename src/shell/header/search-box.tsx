import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { openPalette, SEARCH_PLACEHOLDER } from '../palette/palette-state.ts'
import { modifierName } from '../shortcuts/platform.ts'
import header from './header.module.css'
import classes from './search-box.module.css'

/**
 * Search box of the header. It only opens the command palette and passes typed characters on. On small screens it is
 * a button.
 */
export function SearchBox() {
  function onKeyDown(event: KeyboardEvent) {
    const printable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!printable && event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    openPalette(printable ? event.key.trim() : '')
  }

  return (
    <>
      <div className={`${classes.box} ${header.wide}`}>
        <IconSearch size={16} className={classes.icon} aria-hidden="true" />
        <input
          type="search"
          className={classes.input}
          placeholder={SEARCH_PLACEHOLDER}
          aria-label="Search"
          aria-haspopup="dialog"
          readOnly
          onClick={() => openPalette()}
          onKeyDown={onKeyDown}
        />
        <span className={classes.keys} aria-hidden="true">
          {modifierName} K
        </span>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Search"
        aria-haspopup="dialog"
        className={header.narrow ?? ''}
        onClick={() => openPalette()}
      >
        <IconSearch size={20} />
      </Button>
    </>
  )
}
