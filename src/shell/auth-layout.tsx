import { Outlet } from '@tanstack/react-router'
import { MAIN_ID } from '#src/ui/main-id.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import classes from './auth-layout.module.css'
import { BrandLink } from './header/brand-link.tsx'

/**
 * Layout of the sign-in pages: a card and the logo, without navigation. Until hydration, the card is empty if its content
 * may not be what the visitor gets: signed-in users leave, and a sign-up in progress continues at its step.
 */
export function AuthLayout() {
  const hydrated = useHydrated()
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <BrandLink to="/" />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <div className={classes.card} data-unknown={!hydrated || undefined}>
          <Outlet />
        </div>
      </main>
    </div>
  )
}
