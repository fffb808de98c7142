import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { LinkButton } from '#src/ui/link.tsx'
import { timing } from '#src/ui/theme/timing.ts'
import { headerLinks, megaMenus } from '../site-navigation.ts'
import { BrandLink } from './brand-link.tsx'
import classes from './header.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { createMenuControl, type MenuControl } from './menu-control.ts'
import { SiteMenu } from './site-menu.tsx'

interface SiteHeaderProps {
  /** True once the session is known; until then the sign-in buttons are hidden. */
  readonly isSessionKnown: boolean
  /** Account menu of a signed-in user, who gets a link to the console instead of the sign-in buttons. */
  readonly account?: ReactNode
}

/** Header of the public pages (spec part 1, section 2), the same for signed-in users except for the buttons. */
export function SiteHeader({ isSessionKnown, account }: SiteHeaderProps) {
  const [open, control] = useMenuControl<keyof typeof megaMenus>()
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
            {headerLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={classes.item} data-top-level>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.actions} data-unknown={!isSessionKnown || undefined}>
          {account === undefined ? (
            <>
              <LinkButton to="/login" variant="ghost" size="sm" className={classes.roomy ?? ''}>
                Sign In
              </LinkButton>
              <LinkButton to="/signup" size="sm">
                Sign Up
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton to="/dashboard" size="sm">
                Console
              </LinkButton>
              {account}
            </>
          )}
          <span className={classes.narrow}>
            <SiteMenu isSignedIn={account !== undefined} />
          </span>
        </div>
      </div>
    </header>
  )
}

function useMenuControl<Id>(): readonly [open: Id | undefined, control: MenuControl<Id>] {
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
