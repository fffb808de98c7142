import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
} from 'react'
import { menuIcons } from '../menu-icons.ts'
import type { MegaMenuPath, NavigationGroup } from '../navigation.ts'
import { page, pageLabel } from '../pages.ts'
import header from './header.module.css'
import classes from './mega-menu.module.css'
import type { MenuControl } from './menu-delays.ts'

interface MegaMenuProps<Id> {
  readonly id: Id
  readonly group: NavigationGroup<MegaMenuPath>
  readonly open: boolean
  readonly control: MenuControl<Id>
  /** @default 1 */
  readonly columns?: number
}

/**
 * A button that discloses a panel of links (WAI-ARIA practices, "Disclosure Navigation Menu with Top-Level Links").
 * A mouse opens it by resting on it; keys and touch by pressing. Arrows move through the links, Escape closes.
 */
export function MegaMenu<Id>({ id, group, open, control, columns = 1 }: MegaMenuProps<Id>) {
  const panelId = useId()
  const root = useRef<HTMLLIElement>(null)

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])]
  const button = () => root.current?.querySelector('button')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      control.close()
      button()?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }[event.key]
    if (step === undefined) return
    const onButton = document.activeElement === button()
    if (onButton && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (onButton && !open) control.press(id)
    // The panel is drawn after this event; only then can one of its links take the focus.
    requestAnimationFrame(() => {
      const all = links()
      const at = all.indexOf(document.activeElement as HTMLElement)
      const next =
        step === 'first' ? 0 : step === 'last' ? -1 : onButton ? 0 : (at + Number(step)) % all.length
      all.at(next)?.focus()
    })
  }

  function onBlur(event: FocusEvent) {
    if (open && event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
      control.close()
  }

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }

  return (
    <li
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={byMouse(() => control.enter(id))}
      onPointerLeave={byMouse(() => control.leave())}
    >
      <button
        type="button"
        className={header.item}
        aria-expanded={open}
        aria-controls={panelId}
        data-top-level
        onClick={() => control.press(id)}
      >
        {group.title}
        <IconChevronDown size={14} className={header.chevron} aria-hidden="true" />
      </button>
      <div id={panelId} className={classes.panel} hidden={!open}>
        <ul className={classes.links} style={{ '--columns': columns } as CSSProperties}>
          {group.paths.map((path) => {
            const Icon = menuIcons[path]
            return (
              <li key={path}>
                <Link to={path} className={classes.link} onClick={control.close}>
                  <Icon size={20} className={classes.icon} aria-hidden="true" />
                  <span className={classes.label}>{pageLabel(path)}</span>
                  <span className={classes.summary}>{page(path).summary}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </li>
  )
}
