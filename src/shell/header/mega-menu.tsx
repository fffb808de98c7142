import { IconChevronDown } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { MegaMenuPath, NavigationGroup } from '../site-navigation.ts'
import header from './header.module.css'
import classes from './mega-menu.module.css'
import type { MenuControl } from './menu-control.ts'

/** Lazy: the icons are larger than the rest of the header, and most visitors never open a menu. */
const MegaMenuLinks = onDemand(() => import('./mega-menu-links.tsx'))

interface MegaMenuProps<Id> {
  readonly id: Id
  readonly group: NavigationGroup<MegaMenuPath>
  readonly open: boolean
  readonly control: MenuControl<Id>
  /** @default 1 */
  readonly columns?: number
}

/**
 * Button that opens a panel of links (WAI-ARIA practices, "Disclosure Navigation Menu with Top-Level Links"). Opens
 * on hover, by key or by tap; arrow keys move through the links, Escape closes. The links load on first hover or
 * focus; the footer and the sitemap contain them too.
 */
export function MegaMenu<Id>({ id, group, open, control, columns = 1 }: MegaMenuProps<Id>) {
  const panelId = useId()
  const root = useRef<HTMLLIElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  /** True if the first link gets the focus once the links have loaded. */
  const isFocusAwaited = useRef(false)
  const want = () => setIsWanted(true)

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])]
  const button = () => root.current?.querySelector('button')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      control.close()
      button()?.focus()
      return
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
    const onButton = document.activeElement === button()
    if (onButton && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (onButton && !open) control.press(id)
    // The panel renders after this event, so focus a link in the next frame.
    requestAnimationFrame(() => {
      const all = links()
      // -1 while the focus is on the button.
      const at = all.indexOf(document.activeElement as HTMLElement)
      const next = { ArrowDown: (at + 1) % all.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key] ?? 0
      isFocusAwaited.current = all.length === 0
      all.at(next)?.focus()
    })
  }

  function onBlur(event: FocusEvent) {
    if (open && event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
      control.close()
  }

  function onLinks() {
    if (isFocusAwaited.current) links()[0]?.focus()
    isFocusAwaited.current = false
  }

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }

  return (
    <li
      ref={root}
      onKeyDown={onKeyDown}
      onFocus={want}
      onBlur={onBlur}
      onPointerEnter={byMouse(() => {
        want()
        control.enter(id)
      })}
      onPointerLeave={byMouse(() => control.leave())}
    >
      <button
        type="button"
        className={header.item}
        aria-expanded={open}
        aria-controls={panelId}
        data-top-level
        onClick={() => {
          want()
          control.press(id)
        }}
      >
        {group.title}
        <IconChevronDown size={14} className={header.chevron} aria-hidden="true" />
      </button>
      <div id={panelId} className={classes.panel} hidden={!open}>
        {isWanted && (
          <MegaMenuLinks paths={group.paths} columns={columns} onChoose={control.close} onShown={onLinks} />
        )}
      </div>
    </li>
  )
}
