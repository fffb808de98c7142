import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { LinkButton } from '#src/ui/link.tsx'
import { timing } from '#src/ui/theme/timing.ts'
import { megaMenus } from '../site-navigation.ts'
import { BrandLink } from './brand-link.tsx'
import classes from './header.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { createMenuControl, type MenuControl } from './menu-delays.ts'
import { SiteMenu } from './site-menu.tsx'

interface SiteHeaderProps {
  /** True once the session is known to be signed out; until then the sign-in buttons are hidden. */
  readonly known: boolean
}

/** Header of the public pages for signed-out visitors (spec part 1, section 2). */
export function SiteHeader({ known }: SiteHeaderProps) {
  const [open, control] = useMenuDelays<keyof typeof megaMenus>()
  const list = useRef<HTMLUListElement>(null)

  /** Left and right arrow keys move between the top-level entries. */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-top-level]') ?? [])]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    if (step === undefined || at === -1) return
    event.preventDefault()
    entries.at((at + step) % entries.length)?.focus()
  }

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <BrandLink to="/" />
        <nav className={`${classes.nav} ${classes.wide}`} aria-label="Main">
          <ul ref={list} className={classes.list} onKeyDown={onKeyDown}>
            <MegaMenu
              id="products"
              group={megaMenus.products}
              open={open === 'products'}
              control={control}
              columns={2}
            />
            <MegaMenu
              id="solutions"
              group={megaMenus.solutions}
              open={open === 'solutions'}
              control={control}
            />
            <li>
              <Link to="/marketplace" className={classes.item} data-top-level>
                Marketplace
              </Link>
            </li>
          </ul>
        </nav>
        <div className={classes.actions} data-unknown={!known || undefined}>
          <LinkButton to="/login" variant="ghost" size="sm" className={classes.roomy ?? ''}>
            Sign In
          </LinkButton>
          <LinkButton to="/signup" size="sm">
            Sign Up
          </LinkButton>
          <span className={classes.narrow}>
            <SiteMenu />
          </span>
        </div>
      </div>
    </header>
  )
}

function useMenuDelays<Id>(): readonly [open: Id | undefined, control: MenuControl<Id>] {
  const [open, setOpen] = useState<Id | undefined>(undefined)
  const control = useMemo(
    () =>
      createMenuControl<Id>(
        { open: timing.menuOpenDelay, skip: timing.menuSkipDelay, close: timing.menuCloseDelay },
        setOpen,
      ),
    [],
  )
  useEffect(() => control.dispose, [control])
  return [open, control]
}
